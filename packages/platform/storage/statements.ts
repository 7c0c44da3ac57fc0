import type { Dialect, SqlValue } from './database.ts'

/** What a transaction sends its statements to: like `Queryable`, but an engine within the process answers at once. */
export interface Statements {
  readonly dialect: Dialect
  all<Row>(sql: string, params?: readonly SqlValue[]): Row[] | Promise<Row[]>
  get<Row>(sql: string, params?: readonly SqlValue[]): Row | undefined | Promise<Row | undefined>
  run(sql: string, params?: readonly SqlValue[]): { changes: number } | Promise<{ changes: number }>
}
