import { isInStock } from '@welt/domain/stock/stock-status.ts'
import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'

interface ShelfRow {
  sku: string
  qty: number
  is_in_stock: number
  manage_stock: number
}

/** Skus that are looked up at once. */
const batch = 256

/** Shelves as the alerts see them: the database itself, because another process may have filled them. */
export const shelfRepo = {
  /** Whether there is something on each of these shelves; a sku without a shelf is not told. */
  async filled(database: Queryable, skus: readonly string[]): Promise<Map<string, boolean>> {
    const filled = new Map<string, boolean>()
    for (let start = 0; start < skus.length; start += batch) {
      const wanted = inList(skus.slice(start, start + batch))
      const rows = await database.all<ShelfRow>(
        `SELECT sku, qty, is_in_stock, manage_stock FROM stock_item WHERE sku IN ${wanted.sql}`,
        wanted.params,
      )
      for (const { sku, qty, is_in_stock, manage_stock } of rows) {
        filled.set(sku, isInStock({ qty, is_in_stock: is_in_stock === 1, manage_stock: manage_stock === 1 }))
      }
    }
    return filled
  },

  async skuOf(database: Queryable, productId: number): Promise<string | undefined> {
    const row = await database.get<{ sku: string }>('SELECT sku FROM stock_item WHERE product_id = $1 ORDER BY sku', [
      productId,
    ])
    return row?.sku
  },
}
