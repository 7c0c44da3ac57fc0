import type { Queryable } from '../storage/database.ts'
import type { CatalogDocuments } from './build-catalog.ts'
import type { StockRow } from './build-stock.ts'
import type { OwnRows } from './own-rows.ts'

/** Writes one index and returns what it wrote. A row that somebody else put there stays, and stays theirs. */
export async function insertDocuments(
  tx: Queryable,
  index: string,
  documents: CatalogDocuments,
): Promise<OwnRows['documents']> {
  const written: OwnRows['documents'] = []
  for (const [entity, list] of Object.entries(documents)) {
    const ids: string[] = []
    for (const document of list) {
      const id = String(document.id)
      const { changes } = await tx.run(
        'INSERT INTO catalog_document (index_name, entity, id, document) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [index, entity, id, JSON.stringify(document)],
      )
      if (changes === 1) ids.push(id)
    }
    written.push({ index, entity, ids })
  }
  return written
}

/** From this many pairs down the shelf is watched. */
const lowStock = 3

export async function insertStock(tx: Queryable, rows: readonly StockRow[]): Promise<string[]> {
  const written: string[] = []
  for (const row of rows) {
    const isLow = row.manageStock && row.qty <= lowStock
    const { changes } = await tx.run(
      `INSERT INTO stock_item
         (sku, product_id, qty, is_in_stock, manage_stock, backorders, min_sale_qty, max_sale_qty, notify_stock_qty, low_stock_date)
       VALUES ($1, $2, $3, $4, $5, $6, 1, 10000, $7, $8) ON CONFLICT DO NOTHING`,
      [
        row.sku,
        row.productId,
        row.qty,
        Number(row.isInStock),
        Number(row.manageStock),
        row.backorders,
        lowStock,
        isLow ? '2026-11-02 08:00:00' : null,
      ],
    )
    if (changes === 1) written.push(row.sku)
  }
  return written
}
