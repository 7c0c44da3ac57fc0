import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, Queryable, SqlValue, TransactionOptions } from './database.ts'
import { DatabaseMisuseError } from './database-error.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { isSqliteConflict, SqliteConnection } from './sqlite-connection.ts'
import { beginWriting, createNestedWrite, createWrite, type Write, WriteGroups } from './sqlite-write-group.ts'
import { TransactionScope } from './transaction-scope.ts'
import { Turnstile } from './turnstile.ts'

export interface SqliteOptions {
  file: string
  /** How long one try blocks the process while another process writes; between tries the process is free. */
  busyTimeoutMs?: number
  /** A transaction that sends nothing for so long is undone: it keeps every other writer waiting. */
  idleInTransactionMs?: number
}

/**
 * Two connections: one writes, one transaction after the other; the other one reads what is committed while a transaction
 * is open. So a reader never waits for a writer, and no statement of one request slips into the transaction of another.
 */
export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const { file, busyTimeoutMs = 250, idleInTransactionMs = 10_000 } = options
  if (file === '' || file === ':memory:') {
    throw new DatabaseMisuseError('SQLite needs a file: its two connections would not share a database in memory.')
  }
  const writer = new SqliteConnection(file, busyTimeoutMs)
  // Two processes that create the file together: one of them is told BUSY here without the timeout being waited for.
  await retryConflicts(async () => writer.execute('PRAGMA journal_mode = WAL'), {
    isConflict: isSqliteConflict,
    maxRetries: 20,
  })
  writer.execute('PRAGMA synchronous = FULL')
  // 16 MB: SQLite's own 2 MB do not hold the pages that orders and carts write again and again.
  writer.execute('PRAGMA cache_size = -16384')
  // Each order of a group can be undone alone, and what that takes is more than SQLite would keep in memory by itself.
  writer.execute('PRAGMA temp_store = MEMORY')
  const reader = new SqliteConnection(file, busyTimeoutMs)
  reader.execute('PRAGMA query_only = ON')
  return new SqliteDatabase(writer, reader, idleInTransactionMs)
}

/** The first of them waits for the last. */
const mostTogether = 32

class SqliteDatabase implements Database {
  readonly dialect = 'sqlite'
  readonly #writer: SqliteConnection
  readonly #reader: SqliteConnection
  readonly #scope: TransactionScope
  readonly #turnstile = new Turnstile()
  readonly #groups: WriteGroups
  /** Writes that wait for their turn together; none once a transaction waits behind them that goes alone. */
  #group: Write[] | undefined

  constructor(writer: SqliteConnection, reader: SqliteConnection, idleInTransactionMs: number) {
    this.#writer = writer
    this.#reader = reader
    this.#scope = new TransactionScope(idleInTransactionMs)
    this.#groups = new WriteGroups(writer)
  }

  async all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
    return this.#single(sql, (connection) => connection.all<Row>(sql, params))
  }

  async get<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined> {
    return this.#single(sql, (connection) => connection.get<Row>(sql, params))
  }

  async run(sql: string, params?: readonly SqlValue[]): Promise<{ changes: number }> {
    return this.#single(sql, (connection) => connection.run(sql, params))
  }

  async transaction<T>(work: (tx: Queryable) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    this.#scope.refuseInside()
    const attempt = options.sharesCommit
      ? () => this.#join(createNestedWrite((writer) => this.#scope.run(writer, work)))
      : () => this.#alone(() => this.#attempt(work))
    return retryConflicts(attempt, { isConflict: isSqliteConflict, maxRetries: options.maxRetries })
  }

  /** The version changes when somebody else has committed, in another process or here beside us; our own are counted. */
  commitMark(table: string): string {
    const row = this.#writer.get<{ data_version: number }>('PRAGMA data_version')
    if (!row) throw new Error('SQLite does not tell its data version.')
    return `${row.data_version}/${this.#writer.commits.of(table)}`
  }

  async ping(): Promise<void> {
    await this.#reader.get('SELECT 1')
  }

  async close(): Promise<void> {
    await this.#alone(() => {
      this.#reader.close()
      this.#writer.close()
    })
  }

  #single<T>(sql: string, statement: Statement<T>): T | Promise<T> {
    this.#scope.refuseInside()
    if (isSelect(sql)) return this.#read(statement)
    return retryConflicts(() => this.#join(createWrite(statement)), { isConflict: isSqliteConflict })
  }

  /** The writing connection has at hand what it wrote; the other one would fetch it anew after every commit. */
  #read<T>(statement: Statement<T>): T | Promise<T> {
    const read = () => statement(this.#writer.inTransaction ? this.#reader : this.#writer)
    try {
      return read()
    } catch (error) {
      if (!isSqliteConflict(error)) throw error
      return retryConflicts(async () => read(), { isConflict: isSqliteConflict })
    }
  }

  #join<T>({ write, answer }: { write: Write; answer: Promise<T> }): Promise<T> {
    if (this.#group && this.#group.length < mostTogether) this.#group.push(write)
    else this.#startGroup(write)
    return answer
  }

  /** Takes its place in the row now, and all who come until its turn; within one turn of the event loop, that is many. */
  #startGroup(first: Write): void {
    const group = [first]
    this.#group = group
    void this.#turnstile.pass(async () => {
      await nextTurn()
      if (this.#group === group) this.#group = undefined
      await this.#groups.commit(group)
    })
  }

  /** Who comes later must not overtake, so a group that waits already is closed. */
  #alone<T>(work: () => T | Promise<T>): Promise<T> {
    this.#group = undefined
    return this.#turnstile.pass(work)
  }

  async #attempt<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const writer = this.#writer
    writer.run(beginWriting)
    try {
      const result = await this.#scope.run(writer, work)
      writer.commit()
      return result
    } catch (error) {
      // Some faults (a full disk) have already rolled back.
      if (writer.inTransaction) writer.run('ROLLBACK')
      throw error
    }
  }
}

type Statement<T> = (connection: SqliteConnection) => T

/** Everything else, INSERT … RETURNING included, belongs to the writer; a WITH that only reads loses nothing there. */
function isSelect(sql: string): boolean {
  return /^\s*select\b/i.test(sql)
}
