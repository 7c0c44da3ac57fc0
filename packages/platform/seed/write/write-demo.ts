import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Queryable } from '../../storage/database.ts'
import { noteMoves, type Places, readPlaces } from '../../url/note-moves.ts'
import { catalogDocuments } from '../build-catalog.ts'
import { buildPriceHistory } from '../build-price-history.ts'
import { buildStock } from '../build-stock.ts'
import { models } from '../collection/models.ts'
import { insertCustomers, removeSeededCustomers } from '../customer/write-customers.ts'
import { type Enlargement, enlargedCollection } from '../large/enlarged-collection.ts'
import { isMerchants } from '../view-owner.ts'
import { insertDocuments, insertPrices, insertStock, removeSeededRows } from './catalog-rows.ts'

export interface Demo {
  storeViews: readonly StoreView[]
  /** More models than the collection has, for measuring. Without it an enlarged catalogue of this version stays. */
  enlargement?: Enlargement | undefined
  /** Told after each index. */
  onProgress?: (progress: { index: string; documents: number }) => void
  /** The time of this computer when absent. */
  clock?: () => number
}

/** Replaces all rows of the demo by those of now. */
export async function writeDemo(
  tx: Queryable,
  { storeViews, enlargement, onProgress, clock = Date.now }: Demo,
): Promise<void> {
  const demoViews = await viewsOfDemo(tx, storeViews)
  const places = await placesOf(tx, demoViews)
  await removeSeededRows(tx)
  await removeSeededCustomers(tx)
  const large = enlargement ? enlargedCollection(enlargement) : models
  for (const storeView of demoViews) {
    const { index } = storeView.elasticsearch
    const isLarge = enlargement?.views?.includes(storeView.storeCode) ?? true
    const documents = await insertDocuments(tx, index, catalogDocuments(storeView, isLarge ? large : models))
    onProgress?.({ index, documents })
  }
  for (const [index, before] of places) await noteMoves(tx, { index, before, now: clock() })
  if (demoViews.length === 0) return
  await insertStock(tx, buildStock(large))
  await insertPrices(tx, buildPriceHistory(large))
  await insertCustomers(tx, storeViews)
}

/** Where the pages of each index live. */
async function placesOf(tx: Queryable, storeViews: readonly StoreView[]): Promise<Map<string, Places>> {
  const places = new Map<string, Places>()
  for (const { elasticsearch } of storeViews) {
    if (!places.has(elasticsearch.index)) places.set(elasticsearch.index, await readPlaces(tx, elasticsearch.index))
  }
  return places
}

async function viewsOfDemo(tx: Queryable, storeViews: readonly StoreView[]): Promise<StoreView[]> {
  const views: StoreView[] = []
  for (const storeView of storeViews) {
    if (!(await isMerchants(tx, storeView.elasticsearch.index))) views.push(storeView)
  }
  return views
}
