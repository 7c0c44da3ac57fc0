import type { Queryable, SqlValue } from '../storage/database.ts'

/** The port keeps every text of a statement: with this, a table has sixteen of them at most. */
const largestBatch = 16

/** Inserts rows of one table, sixteen with each statement, and tells how many were new. */
export async function insertRows(
  tx: Queryable,
  into: { table: string; columns: readonly string[]; orLeave?: boolean },
  rows: readonly (readonly SqlValue[])[],
): Promise<number> {
  let written = 0
  for (let first = 0; first < rows.length; first += largestBatch) {
    const batch = rows.slice(first, first + largestBatch)
    const { changes } = await tx.run(statement(into, batch.length), batch.flat())
    written += changes
  }
  return written
}

function statement(
  { table, columns, orLeave }: { table: string; columns: readonly string[]; orLeave?: boolean },
  count: number,
) {
  const rows = Array.from({ length: count }, (_, row) => {
    const places = columns.map((_column, place) => `$${row * columns.length + place + 1}`)
    return `(${places.join(', ')})`
  })
  const end = orLeave ? ' ON CONFLICT DO NOTHING' : ''
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.join(', ')}${end}`
}
