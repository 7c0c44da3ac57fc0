import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { asRow } from './as-row.ts'
import type { Queryable, SqlValue } from './database.ts'
import { toSqlitePlaceholders } from './to-sqlite-placeholders.ts'

/** Far above the number of texts in the code; only a text with a value pasted into it could get there. */
const maxStatements = 2000

/** One SQLite connection with its prepared statements. Every call is synchronous inside. */
export class SqliteConnection implements Queryable {
  readonly dialect = 'sqlite'
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(file: string, busyTimeoutMs: number) {
    this.#database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  }

  async all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
    return this.allNow(sql, params)
  }

  async get<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined> {
    return this.getNow(sql, params)
  }

  async run(sql: string, params?: readonly SqlValue[]): Promise<{ changes: number }> {
    return this.runNow(sql, params)
  }

  allNow<Row>(sql: string, params: readonly SqlValue[] = []): Row[] {
    return asRow<Row[]>(this.#prepare(sql).all(...params))
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type, as in the port
  getNow<Row>(sql: string, params: readonly SqlValue[] = []): Row | undefined {
    return asRow<Row | undefined>(this.#prepare(sql).get(...params))
  }

  runNow(sql: string, params: readonly SqlValue[] = []): { changes: number } {
    return { changes: Number(this.#prepare(sql).run(...params).changes) }
  }

  /** For statements without parameters whose answer nobody needs: PRAGMA, BEGIN, COMMIT. */
  execute(sql: string): void {
    this.#database.exec(sql)
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    if (this.#statements.size >= maxStatements) this.#statements.clear()
    const statement = this.#database.prepare(toSqlitePlaceholders(sql))
    this.#statements.set(sql, statement)
    return statement
  }
}

const busy = 5
const locked = 6

/** SQLITE_BUSY and SQLITE_LOCKED with their extended codes: somebody else holds the lock, nothing was written. */
export function isSqliteConflict(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  const primaryCode = error.errcode & 0xff
  return primaryCode === busy || primaryCode === locked
}
