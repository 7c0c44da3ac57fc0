import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Log } from '../log/log.ts'
import { createEmbeddedEngine } from '../search/embedded-engine.ts'
import type { SearchEngine } from '../search/search-engine.ts'
import type { Queryable } from '../storage/database.ts'
import { CatalogIndex } from './catalog-index.ts'
import { mergeStock, type StockLevel } from './merge-stock.ts'
import { readIndexDocuments } from './read-index-documents.ts'
import { readStock } from './read-stock.ts'

/** Everything that is sold and shown, by the name of its index. */
export interface Catalog {
  index(name: string): CatalogIndex | undefined
  /** After orders and deliveries: what these skus have on the shelf now. */
  refreshStock(rows: readonly StockLevel[]): Promise<void>
}

export interface CatalogOptions {
  database: Queryable
  storeViews: readonly StoreView[]
  clock: () => number
  log: Log
  engine?: SearchEngine
}

/** Two views that share an index see the same documents, priced as the first of them says. */
export async function createCatalog(options: CatalogOptions): Promise<Catalog> {
  const { database, storeViews, clock, log, engine = createEmbeddedEngine() } = options
  const stock = await readStock(database)
  const indexes = new Map<string, CatalogIndex>()
  for (const storeView of storeViews) {
    const { index } = storeView.elasticsearch
    if (indexes.has(index)) continue
    const documents = await readIndexDocuments(database, index, log)
    for (const [id, product] of documents.product) {
      documents.product.set(
        id,
        mergeStock(product, (sku) => stock.get(sku)),
      )
    }
    indexes.set(index, await CatalogIndex.create({ storeView, engine, clock }, documents))
    log.info({ index, products: documents.product.size }, 'catalogue index loaded')
  }
  return {
    index: (name) => indexes.get(name),
    async refreshStock(rows) {
      for (const index of indexes.values()) await index.refreshStock(rows)
    },
  }
}
