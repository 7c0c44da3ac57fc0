import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'

interface Movement {
  id: number
  sku: string
}

/** So many movements before the first unknown one are looked at again: some of their numbers may still be on their way. */
const overlap = 100
const pageSize = 2000
const mostGaps = 500
/** No transaction of the shop is open for so long. */
const patienceMs = 60_000

/**
 * Finds the movements of the shelf that were not seen yet. Numbers are given before transactions end, so a lower one may
 * come after a higher one: a number that is skipped is looked for again for a minute, then taken for one that was undone.
 */
export class MovementCursor {
  #last = 0
  readonly #gaps = new Map<number, number>()

  constructor(last: number) {
    this.rewind(last)
  }

  /** From now on everything after this movement counts as not seen. */
  rewind(last: number): void {
    this.#last = Math.max(0, last - overlap)
    this.#gaps.clear()
  }

  /** Whether there is something to read, where the last movement is this one. */
  isBehind(latest: number): boolean {
    return latest > this.#last || this.#gaps.size > 0
  }

  /** The skus that have moved since the last reading, once each. */
  async read(database: Queryable, now: number): Promise<string[]> {
    const found = [...(await this.#late(database, now)), ...(await this.#next(database, now))]
    return [...new Set(found.map(({ sku }) => sku))]
  }

  async #late(database: Queryable, now: number): Promise<Movement[]> {
    for (const [id, since] of this.#gaps) if (now - since > patienceMs) this.#gaps.delete(id)
    if (this.#gaps.size === 0) return []
    const wanted = inList([...this.#gaps.keys()])
    const sql = `SELECT id, sku FROM stock_movement WHERE id IN ${wanted.sql}`
    const found = await database.all<Movement>(sql, wanted.params)
    for (const { id } of found) this.#gaps.delete(id)
    return found
  }

  async #next(database: Queryable, now: number): Promise<Movement[]> {
    const all: Movement[] = []
    for (;;) {
      const sql = `SELECT id, sku FROM stock_movement WHERE id > $1 ORDER BY id LIMIT ${pageSize}`
      const page = await database.all<Movement>(sql, [this.#last])
      for (const { id } of page) this.#advance(id, now)
      all.push(...page)
      if (page.length < pageSize) return all
    }
  }

  #advance(id: number, now: number): void {
    for (let missing = Math.max(this.#last + 1, id - mostGaps); missing < id; missing++) {
      if (this.#gaps.size < mostGaps) this.#gaps.set(missing, now)
    }
    this.#last = id
  }
}
