import { Pool, type PoolClient } from 'pg'
import type { Log } from '../log/log.ts'
import type { Database, Queryable, SqlValue, TransactionOptions } from './database.ts'
import { DatabaseMisuseError, DatabaseUnavailableError } from './database-error.ts'
import { Gate } from './gate.ts'
import { PostgresClientConnection, PostgresConnection } from './postgres-connection.ts'
import { isPostgresConflict, isStatementTimeout, namePostgresFault } from './postgres-fault.ts'
import { postgresRowTypes } from './postgres-row-types.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { TransactionScope } from './transaction-scope.ts'

export interface PostgresOptions {
  url: string
  log: Log
  poolSize?: number
  statementTimeoutMs?: number
  idleInTransactionMs?: number
}

/** Connections that transactions leave free: who only reads does not wait behind many who buy. */
const forReaders = 2

/** Until then a transaction waits for its turn. Longer than a connection may take: many at once are no broken machine. */
const longestTurnMs = 30_000

/**
 * How often work on rows that many want at once is run again when a statement took too long: it stood in a queue for its
 * row, and the queue has moved on since.
 */
const mostWaits = 2

export function openPostgres(options: PostgresOptions): Database {
  const { url, log, poolSize = 10, statementTimeoutMs = 5000, idleInTransactionMs = 10_000 } = options
  const pool = new Pool({
    connectionString: url,
    application_name: 'welt',
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementTimeoutMs,
    // The server's own watch, for the case that this process hangs; ours is earlier, at the second look at the latest, and
    // says more.
    idle_in_transaction_session_timeout: 2 * idleInTransactionMs + 1000,
    types: postgresRowTypes,
  })
  // A connection may break while nobody waits for its answer, at rest or in the middle of a transaction. Without these
  // listeners that would end the process; as it is, the pool replaces the one and the next statement fails on the other.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost')),
  )
  pool.on('error', () => {})
  return new PostgresDatabase(pool, new Gate(Math.max(1, poolSize - forReaders), longestTurnMs), idleInTransactionMs)
}

class PostgresDatabase implements Database {
  readonly dialect = 'postgres'
  readonly #pool: Pool
  readonly #connection: PostgresConnection
  readonly #transactions: Gate
  readonly #scope: TransactionScope

  constructor(pool: Pool, transactions: Gate, idleInTransactionMs: number) {
    this.#pool = pool
    this.#transactions = transactions
    this.#connection = new PostgresConnection(pool)
    this.#scope = new TransactionScope(idleInTransactionMs)
  }

  all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
    return this.#single(() => this.#connection.all<Row>(sql, params))
  }

  get<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined> {
    return this.#single(() => this.#connection.get<Row>(sql, params))
  }

  run(sql: string, params?: readonly SqlValue[]): Promise<{ changes: number }> {
    return this.#single(() => this.#connection.run(sql, params))
  }

  async transaction<T>(work: (tx: Queryable) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    this.#scope.refuseInside()
    const begin = `BEGIN ISOLATION LEVEL ${(options.isolation ?? 'repeatable read').toUpperCase()}`
    let waitsLeft = options.isolation === 'read committed' ? mostWaits : 0
    return retryConflicts(() => this.#inTurn(() => this.#attempt(work, begin)), {
      isConflict: (error) => isPostgresConflict(error) || (isStatementTimeout(error) && waitsLeft-- > 0),
      maxRetries: options.maxRetries,
    })
  }

  async ping(): Promise<void> {
    await this.#connection.get('SELECT 1')
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  async #single<T>(statement: () => Promise<T>): Promise<T> {
    this.#scope.refuseInside()
    return retryConflicts(statement, { isConflict: isPostgresConflict })
  }

  async #inTurn<T>(attempt: () => Promise<T>): Promise<T> {
    if (!(await this.#transactions.enter())) throw new DatabaseUnavailableError('busy', new Error('No turn came.'))
    try {
      return await attempt()
    } finally {
      this.#transactions.leave()
    }
  }

  async #attempt<T>(work: (tx: Queryable) => Promise<T>, begin: string): Promise<T> {
    const client = await this.#connect()
    try {
      await control(client, begin)
      const result = await this.#scope.run(new PostgresClientConnection(client), work)
      const ended = await control(client, 'COMMIT')
      // What PostgreSQL says when a statement that nobody awaited has failed in the meantime.
      if (ended === 'ROLLBACK') throw new DatabaseMisuseError('A statement failed that the work did not await.')
      client.release()
      return result
    } catch (error) {
      await rollBack(client)
      throw error
    }
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw new DatabaseUnavailableError('unreachable', error)
    }
  }
}

async function control(client: PoolClient, sql: string): Promise<string> {
  try {
    return (await client.query(sql)).command
  } catch (error) {
    throw namePostgresFault(error)
  }
}

/** A client that cannot roll back is thrown away, and with it whatever it had begun. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
