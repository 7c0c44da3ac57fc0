import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Log } from '../log/log.ts'
import { createEmbeddedEngine } from '../search/embedded-engine.ts'
import type { SearchEngine } from '../search/search-engine.ts'
import type { Queryable } from '../storage/database.ts'
import { CatalogIndex } from './catalog-index.ts'
import { type CatalogMarks, readCatalogMarks } from './catalog-marks.ts'
import { guardEngine } from './guard-engine.ts'
import { readApprovedReviews } from './read-approved-reviews.ts'
import { readIndexDocuments } from './read-index-documents.ts'
import { readStock, readStockOf } from './read-stock.ts'
import type { StockLevel } from './stock-level.ts'

/** Everything that is sold and shown, by the name of its index. */
export interface Catalog {
  /** Ask for it with each request: after a reload it is another one. */
  index(name: string): CatalogIndex | undefined
  /** How far the tables had come when the catalogue was read last. */
  readonly marks: CatalogMarks
  /** After orders and deliveries: what these skus have on the shelf now. */
  refreshStock(rows: readonly StockLevel[]): Promise<void>
  /** The same, read from the database. */
  refreshStockOf(skus: readonly string[]): Promise<void>
  /** Reads which reviews are approved now. */
  refreshReviews(): Promise<void>
  /** Reads everything anew. Requests that have begun end with the catalogue that they began with. */
  reload(): Promise<void>
}

export interface CatalogOptions {
  database: Queryable
  storeViews: readonly StoreView[]
  clock: () => number
  log: Log
  /** Whether prices of customer groups count; they do by default. */
  tierPrices?: boolean
  /**
   * Every index has an engine of its own, so that a new one can be filled beside the one that answers. What can wait should wait
   * until all of them are `loaded`.
   */
  createEngine?: (loaded: Promise<void>) => SearchEngine
}

/** Two views that share an index see the same documents, priced as the first of them says. */
export async function createCatalog(options: CatalogOptions): Promise<Catalog> {
  const { database, log } = options
  let marks = await readCatalogMarks(database)
  let indexes = await loadIndexes(options)

  async function refreshStock(rows: readonly StockLevel[]): Promise<void> {
    for (const index of indexes.values()) await index.refreshStock(rows)
  }

  return {
    index: (name) => indexes.get(name),
    get marks() {
      return marks
    },
    refreshStock,
    async refreshStockOf(skus) {
      const asked = new Set([...indexes.values()].flatMap((index) => index.stockSkusOf(skus)))
      await refreshStock(await readStockOf(database, [...asked]))
    },
    async refreshReviews() {
      for (const index of indexes.values()) {
        await index.refreshReviews(await readApprovedReviews(database, index.name, log))
      }
    },
    async reload() {
      const before = await readCatalogMarks(database)
      indexes = await loadIndexes(options)
      marks = before
    },
  }
}

async function loadIndexes(options: CatalogOptions): Promise<Map<string, CatalogIndex>> {
  const { database, storeViews, clock, log, tierPrices, createEngine = embeddedEngine } = options
  const { promise: loaded, resolve: tellLoaded } = Promise.withResolvers<void>()
  const shelf = await readStock(database)
  const indexes = new Map<string, CatalogIndex>()
  for (const storeView of storeViews) {
    const { index } = storeView.elasticsearch
    if (indexes.has(index)) continue
    const { documents, stockBound } = await readIndexDocuments(database, index, {
      stockOf: (sku, id) => shelf.levelOf(sku, id),
      log,
    })
    const reviews = await readApprovedReviews(database, index, log)
    const settings = { storeView, engine: guardEngine(createEngine(loaded)), clock, tierPrices }
    indexes.set(index, await CatalogIndex.create(settings, documents, { stockBound, reviews }))
    log.info({ index, products: documents.product.size }, 'catalogue index loaded')
  }
  tellLoaded()
  return indexes
}

function embeddedEngine(loaded: Promise<void>): SearchEngine {
  return createEmbeddedEngine({ loaded })
}
