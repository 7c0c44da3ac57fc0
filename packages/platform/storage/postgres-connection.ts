import { createHash } from 'node:crypto'
import type pg from 'pg'
import { asRow } from './as-row.ts'
import type { Queryable, SqlValue } from './database.ts'
import { namePostgresFault } from './postgres-fault.ts'
import { Turnstile } from './turnstile.ts'

/** A pool, or one of its clients for the time of a transaction, as the port wants it. */
export class PostgresConnection implements Queryable {
  readonly dialect = 'postgres'
  readonly #client: pg.Pool | pg.PoolClient

  constructor(client: pg.Pool | pg.PoolClient) {
    this.#client = client
  }

  async all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
    return asRow<Row[]>((await this.#query(sql, params)).rows)
  }

  async get<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined> {
    return asRow<Row | undefined>((await this.#query(sql, params)).rows[0])
  }

  async run(sql: string, params?: readonly SqlValue[]): Promise<{ changes: number }> {
    return { changes: (await this.#query(sql, params)).rowCount ?? 0 }
  }

  async #query(sql: string, params: readonly SqlValue[] = []): Promise<pg.QueryResult> {
    try {
      return await this.#client.query({ name: statementName(sql), text: sql, values: [...params] })
    } catch (error) {
      throw namePostgresFault(error)
    }
  }
}

/** A client takes one statement at a time; a transaction may still start two with Promise.all. */
export class PostgresClientConnection extends PostgresConnection {
  readonly #turnstile = new Turnstile()

  override all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
    return this.#turnstile.pass(() => super.all<Row>(sql, params))
  }

  override get<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined> {
    return this.#turnstile.pass(() => super.get<Row>(sql, params))
  }

  override run(sql: string, params?: readonly SqlValue[]): Promise<{ changes: number }> {
    return this.#turnstile.pass(() => super.run(sql, params))
  }
}

const names = new Map<string, string>()

/** The same text has the same name in every process, so a connection may be shared by a pooler in between. */
function statementName(sql: string): string {
  const known = names.get(sql)
  if (known) return known
  const name = `welt_${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`
  names.set(sql, name)
  return name
}
