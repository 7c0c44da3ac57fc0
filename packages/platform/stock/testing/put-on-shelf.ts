import type { Queryable } from '../../storage/database.ts'
import { insertRows } from '../../storage/insert-rows.ts'
import { stockColumns } from '../stock-columns.ts'
import type { StockRow } from '../stock-row.ts'

type Shelf = Pick<StockRow, 'sku' | 'product_id' | 'qty'> & Partial<StockRow>

/** Shelves as most are: counted, in stock while there is something, and without a limit worth the name. */
export async function putOnShelf(database: Queryable, ...shelves: readonly Shelf[]): Promise<void> {
  const rows = shelves.map((shelf): StockRow => ({ ...usual, is_in_stock: shelf.qty > 0 ? 1 : 0, ...shelf }))
  const values = rows.map((row) => stockColumns.map((column) => row[column]))
  await insertRows(database, { table: 'stock_item', columns: stockColumns }, values)
}

const usual = {
  manage_stock: 1,
  backorders: 0,
  min_sale_qty: 1,
  max_sale_qty: 10_000,
  notify_stock_qty: 1,
  low_stock_date: null,
}
