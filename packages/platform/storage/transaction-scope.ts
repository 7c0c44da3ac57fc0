import { AsyncLocalStorage } from 'node:async_hooks'
import type { Queryable } from './database.ts'
import { DatabaseMisuseError } from './database-error.ts'
import type { Statements } from './statements.ts'

/** Knows which code runs inside a transaction of this database, and keeps both engines to the same rules there. */
export class TransactionScope {
  readonly #current = new AsyncLocalStorage<Scope>()
  readonly #idleMs: number
  readonly #running = new Set<Scope>()
  #looks: NodeJS.Timeout | undefined

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
  async run<T>(statements: Statements, work: (tx: Queryable) => Promise<T>): Promise<T> {
    const scope = new Scope(statements)
    this.#watch(scope)
    try {
      const result = await Promise.race([this.#current.run(scope, work, scope), scope.stopped])
      if (scope.failure) throw scope.failure.error
      return result
    } finally {
      scope.open = false
      this.#running.delete(scope)
    }
  }

  /** One look at all of them from time to time costs less than a timer for each. */
  #watch(scope: Scope): void {
    this.#running.add(scope)
    this.#looks ??= setInterval(() => this.#look(), this.#idleMs).unref()
  }

  #look(): void {
    for (const scope of this.#running) if (!scope.takeSign()) scope.stop(this.#idleMs)
    if (this.#running.size > 0) return
    clearInterval(this.#looks)
    this.#looks = undefined
  }
}

class Scope implements Queryable {
  readonly dialect
  readonly stopped: Promise<never>
  open = true
  failure: { error: unknown } | undefined
  readonly #statements: Statements
  readonly #reject: (error: Error) => void
  #isAlive = true

  constructor(statements: Statements) {
    const { promise, reject } = Promise.withResolvers<never>()
    this.dialect = statements.dialect
    this.stopped = promise
    this.#statements = statements
    this.#reject = reject
  }

  all: Queryable['all'] = (sql, params) => this.#guard(() => this.#statements.all(sql, params))
  get: Queryable['get'] = (sql, params) => this.#guard(() => this.#statements.get(sql, params))
  run: Queryable['run'] = (sql, params) => this.#guard(() => this.#statements.run(sql, params))

  /** Whether it began or sent something since it was asked last. */
  takeSign(): boolean {
    const isAlive = this.#isAlive
    this.#isAlive = false
    return isAlive
  }

  stop(idleMs: number): void {
    this.#reject(new DatabaseMisuseError(`A transaction was idle for ${idleMs} ms and was undone.`))
  }

  /** Not async itself: an answer that is there at once costs one promise instead of three. */
  #guard<T>(statement: () => T | Promise<T>): Promise<T> {
    const refusal = this.#refusal()
    if (refusal) return Promise.reject(refusal.error)
    this.#isAlive = true
    try {
      const answer = statement()
      return answer instanceof Promise ? answer.catch((error: unknown) => this.#fail(error)) : Promise.resolve(answer)
    } catch (error) {
      return this.#fail(error)
    }
  }

  #refusal(): { error: unknown } | undefined {
    if (this.open) return this.failure
    return { error: new DatabaseMisuseError('The transaction has ended; await every statement inside the work.') }
  }

  /**
   * A failed statement fails the whole transaction even if the work caught the error: PostgreSQL would otherwise roll
   * back and report success, SQLite would commit the other half.
   */
  #fail(error: unknown): Promise<never> {
    this.failure ??= { error }
    return Promise.reject(error)
  }
}
