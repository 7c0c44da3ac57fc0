import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import { stockColumns } from './stock-columns.ts'
import { type StockRow, toStockItem } from './stock-row.ts'

const columns = stockColumns.join(', ')

const bySku = `SELECT ${columns} FROM stock_item WHERE sku = $1`

/** Every function takes the database or the transaction that it is part of. */
export const stockRepo = {
  async find(database: Queryable, sku: string): Promise<StockItem | undefined> {
    const row = await database.get<StockRow>(bySku, [sku])
    return row && toStockItem(row)
  },

  /** By sku; unknown ones are left out. */
  async list(database: Queryable, skus: readonly string[]): Promise<Map<string, StockItem>> {
    const wanted = inList(skus)
    const rows = await database.all<StockRow>(
      `SELECT ${columns} FROM stock_item WHERE sku IN ${wanted.sql}`,
      wanted.params,
    )
    return new Map(rows.map((row) => [row.sku, toStockItem(row)]))
  },
}
