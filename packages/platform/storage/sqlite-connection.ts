import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { asRow } from './as-row.ts'
import type { SqlValue } from './database.ts'
import { OwnCommits } from './own-commits.ts'
import type { Statements } from './statements.ts'
import { toSqlitePlaceholders } from './to-sqlite-placeholders.ts'

/** Far above the number of texts in the code; only a text with a value pasted into it could get there. */
const maxStatements = 2000

/** One SQLite connection with its prepared statements. Every call answers at once. */
export class SqliteConnection implements Statements {
  readonly dialect = 'sqlite'
  readonly commits = new OwnCommits()
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(file: string, busyTimeoutMs: number) {
    this.#database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  }

  all<Row>(sql: string, params: readonly SqlValue[] = []): Row[] {
    const { statement, empty, names } = this.#prepare(sql)
    const rows = asRow<SqlValue[][]>(statement.all(...params))
    return asRow<Row[]>(rows.map((values) => toRow(empty, names, values)))
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type, as in the port
  get<Row>(sql: string, params: readonly SqlValue[] = []): Row | undefined {
    const { statement, empty, names } = this.#prepare(sql)
    const values = asRow<SqlValue[] | undefined>(statement.get(...params))
    return values && asRow<Row>(toRow(empty, names, values))
  }

  run(sql: string, params: readonly SqlValue[] = []): { changes: number } {
    return { changes: Number(this.#prepare(sql).statement.run(...params).changes) }
  }

  /** For statements without parameters whose answer nobody needs: PRAGMA, BEGIN, COMMIT. */
  execute(sql: string): void {
    this.#database.exec(sql)
  }

  commit(): void {
    // Counted first: of a commit that fails nobody knows whether it is on the disk.
    this.commits.count()
    this.#prepare('COMMIT').statement.run()
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string): Prepared {
    const prepared = this.#statements.get(sql) ?? this.#prepareFirst(sql)
    if (prepared.isWrite) this.commits.note(sql)
    return prepared
  }

  #prepareFirst(sql: string): Prepared {
    if (this.#statements.size >= maxStatements) this.#statements.clear()
    const statement = this.#database.prepare(toSqlitePlaceholders(sql))
    statement.setReturnArrays(true)
    const names = statement.columns().map(({ name }) => name)
    const empty = Object.fromEntries(names.map((name) => [name, null]))
    const prepared = { statement, names, empty, isWrite: writing.test(sql) }
    this.#statements.set(sql, prepared)
    return prepared
  }
}

const writing = /\b(?:insert|update|delete|replace|create|alter|drop)\b/i

type SqlRow = Record<string, SqlValue>

interface Prepared {
  statement: StatementSync
  names: readonly string[]
  /** A row with nothing in it, of which every row begins as a copy. */
  empty: SqlRow
  isWrite: boolean
}

/** Rows that SQLite makes itself are dictionaries: to make and to read one costs twice as much. */
function toRow(empty: SqlRow, names: readonly string[], values: readonly SqlValue[]): SqlRow {
  const row = { ...empty }
  let place = 0
  for (const name of names) row[name] = values[place++] ?? null
  return row
}

const busy = 5
const locked = 6

/** SQLITE_BUSY and SQLITE_LOCKED with their extended codes: somebody else holds the lock, nothing was written. */
export function isSqliteConflict(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  const primaryCode = error.errcode & 0xff
  return primaryCode === busy || primaryCode === locked
}
