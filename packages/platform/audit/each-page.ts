import type { Queryable } from '../storage/database.ts'

const pageSize = 500

/** Rows by a growing number, a page at a time: a shop may have more orders than memory. `$1` and `$2` stand for the last number and the size. */
export async function* eachPage<Row extends { id: number }>(database: Queryable, sql: string): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const rows = await database.all<Row>(sql, [last, pageSize])
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.id
  }
}
