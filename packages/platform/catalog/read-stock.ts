import type { Queryable } from '../storage/database.ts'
import type { StockRow } from './merge-stock.ts'

/** The whole shelf by sku. */
export async function readStock(database: Queryable): Promise<Map<string, StockRow>> {
  const rows = await database.all<StockRow>(
    'SELECT sku, product_id, qty, is_in_stock, manage_stock, backorders, max_sale_qty FROM stock_item',
  )
  return new Map(rows.map((row) => [row.sku, row]))
}
