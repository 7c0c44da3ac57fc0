import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import { type StockRow, toStockItem } from './stock-row.ts'

const columns = `
  sku, product_id, qty, is_in_stock, manage_stock, backorders,
  min_sale_qty, max_sale_qty, notify_stock_qty, low_stock_date`

/** Every function takes the database or the transaction that it is part of. */
export const stockRepo = {
  async find(database: Queryable, sku: string): Promise<StockItem | undefined> {
    const row = await database.get<StockRow>(`SELECT ${columns} FROM stock_item WHERE sku = $1`, [sku])
    return row && toStockItem(row)
  },

  /** In the order that was asked for; unknown skus are left out. */
  async list(database: Queryable, skus: readonly string[]): Promise<StockItem[]> {
    const wanted = inList(skus)
    const rows = await database.all<StockRow>(
      `SELECT ${columns} FROM stock_item WHERE sku IN ${wanted.sql}`,
      wanted.params,
    )
    const bySku = new Map(rows.map((row) => [row.sku, row]))
    return [...new Set(skus)].flatMap((sku) => bySku.get(sku) ?? []).map(toStockItem)
  },
}
