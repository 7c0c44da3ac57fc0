import type { Database } from './database.ts'

/** More than a shop has that is asked for again and again; beyond it everything is read anew. */
const mostKept = 20_000

/**
 * Keeps what was read of a table for as long as nobody, in any process, can have changed it since: what it gives is as true
 * as a new read. Where the engine cannot tell, nothing is kept.
 */
export class KeptReads<Value> {
  readonly #database: Database
  readonly #table: string
  #mark: string | undefined
  #values = new Map<string, Value>()

  constructor(database: Database, table: string) {
    this.#database = database
    this.#table = table
  }

  /**
   * What is known at this moment. Whoever misses something reads it after this call and puts it in: should somebody commit
   * in the meantime, the next call gives an empty map.
   */
  now(): Map<string, Value> {
    const mark = this.#database.commitMark?.(this.#table)
    if (mark === undefined || mark !== this.#mark || this.#values.size > mostKept) this.#values = new Map()
    this.#mark = mark
    return this.#values
  }
}
