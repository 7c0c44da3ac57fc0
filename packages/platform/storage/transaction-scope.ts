import { AsyncLocalStorage } from 'node:async_hooks'
import type { Queryable } from './database.ts'
import { DatabaseMisuseError } from './database-error.ts'

/** Knows which code runs inside a transaction of this database, and keeps both engines to the same rules there. */
export class TransactionScope {
  readonly #current = new AsyncLocalStorage<Scope>()
  readonly #idleMs: number

  /** @param idleMs A transaction that sends nothing for so long, at most twice, is ended: it keeps others waiting. */
  constructor(idleMs: number) {
    this.#idleMs = idleMs
  }

  /** Throws when the database itself is used inside its own transaction: that would wait for its own end, silently. */
  refuseInside(): void {
    if (this.#current.getStore()?.open) {
      throw new DatabaseMisuseError('Inside a transaction use the tx that the work was given, not the database itself.')
    }
  }

  /** Runs the work with a `tx` that dies with it; rejects with the work's error or with the first failed statement's. */
  async run<T>(connection: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> {
    const scope = new Scope(connection, this.#idleMs)
    try {
      const result = await Promise.race([this.#current.run(scope, work, scope), scope.idle])
      if (scope.failure) throw scope.failure.error
      return result
    } finally {
      scope.end()
    }
  }
}

class Scope implements Queryable {
  readonly dialect
  readonly idle: Promise<never>
  open = true
  failure: { error: unknown } | undefined
  readonly #connection: Queryable
  readonly #watch: NodeJS.Timeout
  #isUsed = false

  constructor(connection: Queryable, idleMs: number) {
    this.dialect = connection.dialect
    this.#connection = connection
    const { promise, reject } = Promise.withResolvers<never>()
    this.idle = promise
    const look = () => {
      if (!this.#isUsed) reject(new DatabaseMisuseError(`A transaction was idle for ${idleMs} ms and was undone.`))
      this.#isUsed = false
    }
    // A look from time to time costs less than a timer that every statement sets anew.
    this.#watch = setInterval(look, idleMs)
  }

  all: Queryable['all'] = (sql, params) => this.#guard(() => this.#connection.all(sql, params))
  get: Queryable['get'] = (sql, params) => this.#guard(() => this.#connection.get(sql, params))
  run: Queryable['run'] = (sql, params) => this.#guard(() => this.#connection.run(sql, params))

  end(): void {
    this.open = false
    clearInterval(this.#watch)
  }

  /**
   * A failed statement fails the whole transaction even if the work caught the error: PostgreSQL would otherwise roll
   * back and report success, SQLite would commit the other half.
   */
  async #guard<T>(statement: () => Promise<T>): Promise<T> {
    if (!this.open) throw new DatabaseMisuseError('The transaction has ended; await every statement inside the work.')
    if (this.failure) throw this.failure.error
    this.#isUsed = true
    try {
      return await statement()
    } catch (error) {
      this.failure ??= { error }
      throw error
    }
  }
}
