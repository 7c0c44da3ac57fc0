import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Database, Queryable } from '../storage/database.ts'
import { catalogDocuments } from './build-catalog.ts'
import { buildPriceHistory } from './build-price-history.ts'
import { buildStock } from './build-stock.ts'
import { catalogVersion } from './catalog-version.ts'
import { models } from './collection/models.ts'
import { insertCustomers, removeSeededCustomers } from './customer/write-customers.ts'
import { type Enlargement, enlargedCollection } from './large/enlarged-collection.ts'
import { isMerchants } from './view-owner.ts'
import { insertDocuments, insertPrices, insertStock, removeSeededRows } from './write/catalog-rows.ts'

export interface SeedOptions {
  database: Database
  storeViews: readonly StoreView[]
  /** More models than the collection has, for measuring. Without it an enlarged catalogue of this version stays. */
  enlargement?: Enlargement | undefined
  /** Told after each index. */
  onProgress?: (progress: { index: string; documents: number }) => void
}

const versionKey = 'seed.catalog.version'

/**
 * Fills the shop with the demo catalogue, once per version of it. Rows that somebody else wrote are left alone, and views
 * into which the merchant has moved get none; where all of them are the merchant's there is no demo at all.
 */
export async function seedCatalog(options: SeedOptions): Promise<'seeded' | 'already there'> {
  const { database, storeViews, enlargement, onProgress } = options
  const version = versionFor(storeViews)
  const wanted = enlargement ? `${version}; ${JSON.stringify(enlargement)}` : version
  const isWanted = (known: string | undefined) =>
    known === wanted || (enlargement === undefined && known?.startsWith(`${version}; {`) === true)
  const known = await database.get<{ value: string }>('SELECT value FROM meta WHERE key = $1', [versionKey])
  if (isWanted(known?.value)) return 'already there'

  const work = async (tx: Queryable) => {
    if (isWanted(await lockVersion(tx))) return 'already there'
    await removeSeededRows(tx)
    await removeSeededCustomers(tx)
    const demoViews = await viewsOfDemo(tx, storeViews)
    const large = enlargement ? enlargedCollection(enlargement) : models
    for (const storeView of demoViews) {
      const { index } = storeView.elasticsearch
      const isLarge = enlargement?.views?.includes(storeView.storeCode) ?? true
      const documents = await insertDocuments(tx, index, catalogDocuments(storeView, isLarge ? large : models))
      onProgress?.({ index, documents })
    }
    if (demoViews.length > 0) {
      await insertStock(tx, buildStock(large))
      await insertPrices(tx, buildPriceHistory(large))
      await insertCustomers(tx, storeViews)
    }
    await tx.run('UPDATE meta SET value = $2 WHERE key = $1', [versionKey, wanted])
    return 'seeded'
  }
  return database.transaction(work, { isolation: 'read committed' })
}

async function viewsOfDemo(tx: Queryable, storeViews: readonly StoreView[]): Promise<StoreView[]> {
  const views: StoreView[] = []
  for (const storeView of storeViews) {
    if (!(await isMerchants(tx, storeView.elasticsearch.index))) views.push(storeView)
  }
  return views
}

/** The catalogue also follows from the views: their indexes, languages, prices and brands. */
function versionFor(storeViews: readonly StoreView[]): string {
  const facts = storeViews.map(({ elasticsearch, storeId, theme, i18n, tax }) =>
    [elasticsearch.index, storeId, theme, i18n.defaultLanguage, tax.sourcePriceIncludesTax ? 'gross' : 'net'].join(' '),
  )
  return [catalogVersion, ...facts].join('; ')
}

/** Makes a second process wait here until the first has committed, and then see that the work is done. */
async function lockVersion(tx: Queryable): Promise<string | undefined> {
  if (tx.dialect === 'postgres') await tx.run('SET LOCAL statement_timeout = 0')
  const row = await tx.get<{ value: string }>(
    "INSERT INTO meta (key, value) VALUES ($1, '') ON CONFLICT (key) DO UPDATE SET value = meta.value RETURNING value",
    [versionKey],
  )
  return row?.value
}
