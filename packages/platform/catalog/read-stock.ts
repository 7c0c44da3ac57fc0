import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import { Shelf } from './shelf.ts'
import type { StockLevel } from './stock-level.ts'

const columns = 'sku, product_id, qty, is_in_stock, manage_stock, backorders, max_sale_qty'

/** Engines take only so many parameters in one statement. */
const mostSkus = 512

const pageSize = 1000

/** The whole of it. */
export async function readStock(database: Queryable): Promise<Shelf> {
  const shelf = new Shelf()
  let after: string | undefined = ''
  while (after !== undefined) {
    const sql = `SELECT ${columns} FROM stock_item WHERE sku > $1 ORDER BY sku LIMIT ${pageSize}`
    const rows: StockLevel[] = await database.all<StockLevel>(sql, [after])
    for (const row of rows) shelf.add(row)
    after = rows.length < pageSize ? undefined : rows.at(-1)?.sku
  }
  return shelf
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
