import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import type { StockLevel } from './merge-stock.ts'

const columns = 'sku, product_id, qty, is_in_stock, manage_stock, backorders, max_sale_qty'

/** Engines take only so many parameters in one statement. */
const mostSkus = 512

/** The whole shelf by sku. */
export async function readStock(database: Queryable): Promise<Map<string, StockLevel>> {
  const rows = await database.all<StockLevel>(`SELECT ${columns} FROM stock_item`)
  return new Map(rows.map((row) => [row.sku, row]))
}

/** What these skus have on the shelf; those without a shelf are left out. */
export async function readStockOf(database: Queryable, skus: readonly string[]): Promise<StockLevel[]> {
  const found: StockLevel[] = []
  for (let from = 0; from < skus.length; from += mostSkus) {
    const wanted = inList(skus.slice(from, from + mostSkus))
    const sql = `SELECT ${columns} FROM stock_item WHERE sku IN ${wanted.sql}`
    found.push(...(await database.all<StockLevel>(sql, wanted.params)))
  }
  return found
}
