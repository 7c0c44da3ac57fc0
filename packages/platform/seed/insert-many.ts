import type { Queryable, SqlValue } from '../storage/database.ts'

const largestBatch = 64

interface Insert {
  table: string
  columns: readonly string[]
  /** The column whose values are given back. */
  key: string
}

/** Inserts rows in batches and returns the keys of those that were new. A row that somebody else wrote stays as it is. */
export async function insertMany(
  tx: Queryable,
  { table, columns, key }: Insert,
  rows: readonly (readonly SqlValue[])[],
): Promise<string[]> {
  const written: string[] = []
  for (const batch of batches(rows)) {
    const values = batch.map((row, place) => `(${placeholders(row, place * columns.length + 1)})`).join(', ')
    const found = await tx.all<{ key: string }>(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values} ON CONFLICT DO NOTHING RETURNING ${key} AS key`,
      batch.flat(),
    )
    for (const row of found) written.push(row.key)
  }
  return written
}

/** `$3, $4, $5` for three values that begin at 3. */
export function placeholders(values: readonly SqlValue[], first: number): string {
  return values.map((_, place) => `$${first + place}`).join(', ')
}

/** Of sizes that are powers of two, because the port keeps every text of a statement that it has seen. */
export function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  let start = 0
  while (start < rows.length) {
    const size = Math.min(largestBatch, 2 ** Math.floor(Math.log2(rows.length - start)))
    yield rows.slice(start, start + size)
    start += size
  }
}
