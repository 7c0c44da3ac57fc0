import type { Queryable, SqlValue } from '../../storage/database.ts'

const largestBatch = 64

interface Insert {
  table: string
  columns: readonly string[]
}

/**
 * Inserts rows in batches as they come and tells how many were new. A row that somebody else wrote stays as it is.
 * No more than one batch is ever held.
 */
export async function insertMany(
  tx: Queryable,
  { table, columns }: Insert,
  rows: Iterable<readonly SqlValue[]>,
): Promise<number> {
  let written = 0
  for (const batch of batches(rows)) {
    const values = batch.map((row, place) => `(${placeholders(row, place * columns.length + 1)})`).join(', ')
    const { changes } = await tx.run(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values} ON CONFLICT DO NOTHING`,
      batch.flat(),
    )
    written += changes
  }
  return written
}

/** `$3, $4, $5` for three values that begin at 3. */
function placeholders(values: readonly SqlValue[], first: number): string {
  return values.map((_, place) => `$${first + place}`).join(', ')
}

/** Of sizes that are powers of two, because the port keeps every text of a statement that it has seen. */
function* batches<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let held: Row[] = []
  for (const row of rows) {
    held.push(row)
    if (held.length < largestBatch) continue
    yield held
    held = []
  }
  while (held.length > 0) yield held.splice(0, 2 ** Math.floor(Math.log2(held.length)))
}
