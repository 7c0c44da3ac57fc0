import type { Queryable } from '../storage/database.ts'
import type { StockLevel } from './merge-stock.ts'

/** The whole shelf by sku. */
export async function readStock(database: Queryable): Promise<Map<string, StockLevel>> {
  const rows = await database.all<StockLevel>(
    'SELECT sku, product_id, qty, is_in_stock, manage_stock, backorders, max_sale_qty FROM stock_item',
  )
  return new Map(rows.map((row) => [row.sku, row]))
}
