import type { Queryable, SqlValue } from './database.ts'
import { inBatches } from './in-batches.ts'

/** Of five hundred columns this is still below what SQLite (32,766) and PostgreSQL (65,535) take as parameters. */
const manyRows = 64
/** The port keeps every text of a statement: with this, a table has seventeen of them at most. */
const fewRows = 16

export interface Into {
  table: string
  columns: readonly string[]
  /** A row that somebody else wrote under the same key stays as it is. */
  orLeave?: boolean
}

/** Inserts rows of one table, many with each statement and a few with one, and tells how many were new. */
export async function insertRows(tx: Queryable, into: Into, rows: Iterable<readonly SqlValue[]>): Promise<number> {
  let written = 0
  for (const batch of inBatches(rows, manyRows)) {
    const parts = batch.length === manyRows ? [batch] : inBatches(batch, fewRows)
    for (const part of parts) {
      const { changes } = await tx.run(statement(into, part.length), part.flat())
      written += changes
    }
  }
  return written
}

const statements = new WeakMap<Into, Map<number, string>>()

/** Who writes into a table often has one `Into` for it: then its texts are put together once. */
function statement(into: Into, count: number): string {
  const known = statements.get(into) ?? new Map<number, string>()
  const text = known.get(count) ?? compose(into, count)
  statements.set(into, known.set(count, text))
  return text
}

function compose({ table, columns, orLeave = false }: Into, count: number): string {
  const rows = Array.from({ length: count }, (_, row) => {
    const places = columns.map((_column, place) => `$${row * columns.length + place + 1}`)
    return `(${places.join(', ')})`
  })
  const end = orLeave ? ' ON CONFLICT DO NOTHING' : ''
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.join(', ')}${end}`
}
