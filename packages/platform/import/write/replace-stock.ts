import { stockColumns } from '../../stock/stock-columns.ts'
import type { Queryable, SqlValue } from '../../storage/database.ts'
import { inList } from '../../storage/in-list.ts'
import { insertRows } from '../../storage/insert-rows.ts'
import type { StagedStock } from '../stage/stage.ts'
import { batches } from './batches.ts'

/** Shelves of which the files say something become what they say; the others stay, and where there is none one is made. */
export async function replaceStock(tx: Queryable, rows: Iterable<StagedStock>): Promise<void> {
  for await (const batch of batches(rows)) {
    const told = batch.filter(({ rank }) => rank > 0)
    await removeStock(
      tx,
      told.map(({ sku }) => sku),
    )
    const values = batch.map((row): SqlValue[] => stockColumns.map((column) => row[column]))
    await insertRows(tx, { table: 'stock_item', columns: stockColumns, orLeave: true }, values)
  }
}

/** `onlyDemo` leaves shelves alone that are the merchant's. */
export async function removeStock(tx: Queryable, skus: readonly string[], onlyDemo = false): Promise<void> {
  if (skus.length === 0) return
  const { sql, params } = inList(skus)
  await tx.run(`DELETE FROM stock_item WHERE sku IN ${sql}${onlyDemo ? ' AND is_seeded = 1' : ''}`, params)
}
