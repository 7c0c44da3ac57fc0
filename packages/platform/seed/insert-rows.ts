import type { Queryable } from '../storage/database.ts'
import type { CatalogDocuments } from './build-catalog.ts'
import type { StockRow } from './build-stock.ts'
import { insertMany } from './insert-many.ts'
import type { OwnRows } from './own-rows.ts'

/** Writes one index and returns what it wrote. */
export async function insertDocuments(
  tx: Queryable,
  index: string,
  documents: CatalogDocuments,
): Promise<OwnRows['documents']> {
  const insert = { table: 'catalog_document', columns: ['index_name', 'entity', 'id', 'document'], key: 'id' }
  const written: OwnRows['documents'] = []
  for (const [entity, list] of Object.entries(documents)) {
    const rows = list.map((document) => [index, entity, String(document.id), JSON.stringify(document)])
    written.push({ index, entity, ids: await insertMany(tx, insert, rows) })
  }
  return written
}

/** From this many pairs down the shelf is watched. */
const lowStock = 3
const stockColumns = [
  'sku',
  'product_id',
  'qty',
  'is_in_stock',
  'manage_stock',
  'backorders',
  'min_sale_qty',
  'max_sale_qty',
  'notify_stock_qty',
  'low_stock_date',
]

export async function insertStock(tx: Queryable, rows: readonly StockRow[]): Promise<string[]> {
  const values = rows.map((row) => [
    row.sku,
    row.productId,
    row.qty,
    Number(row.isInStock),
    Number(row.manageStock),
    row.backorders,
    1,
    10_000,
    lowStock,
    row.manageStock && row.qty <= lowStock ? '2026-11-02 08:00:00' : null,
  ])
  return insertMany(tx, { table: 'stock_item', columns: stockColumns, key: 'sku' }, values)
}
