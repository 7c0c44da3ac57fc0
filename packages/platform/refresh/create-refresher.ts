import { readCatalogMarks } from '../catalog/catalog-marks.ts'
import type { Catalog } from '../catalog/load-catalog.ts'
import { describeError } from '../http/describe-error.ts'
import { createJobs } from '../job/run-jobs.ts'
import type { Log } from '../log/log.ts'
import type { Queryable } from '../storage/database.ts'
import { MovementCursor } from './movement-cursor.ts'

export type CatalogChange =
  | { what: 'catalog' }
  | { what: 'review' }
  /** These have another stock now. */
  | { what: 'stock'; skus: readonly string[] }

export interface RefresherOptions {
  database: Queryable
  catalog: Catalog
  clock: () => number
  log: Log
  /** 2,000 by default: the orders of another process are seen after so many milliseconds at the latest. */
  everyMs?: number | undefined
  /** After something has changed, for whoever keeps pages that were made of it. */
  onChange?: ((change: CatalogChange) => void) | undefined
}

export interface Refresher {
  /** Looks again and again from now on. */
  start(): void
  stop(): Promise<void>
  /** Looks now; what was committed before the call is seen after it. Never rejects: a failure is in the log, and tried again. */
  now(): Promise<void>
  /** Reads the whole catalogue anew, whatever the marks say. Rejects where that fails; the old one stays then. */
  reload(): Promise<void>
}

/** Brings into the catalogue of this process what any process has written: orders, imports, reviews that were let through. */
export function createRefresher(options: RefresherOptions): Refresher {
  const { database, catalog, clock, log, everyMs = 2000, onChange } = options
  const cursor = new MovementCursor(catalog.marks.movement)
  let reviews = catalog.marks.review

  async function reload(): Promise<void> {
    await catalog.reload()
    reviews = catalog.marks.review
    // Whatever moved while the shelf was read may be missing from what was read.
    cursor.rewind(catalog.marks.movement)
    onChange?.({ what: 'catalog' })
  }

  async function look(): Promise<void> {
    const marks = await readCatalogMarks(database)
    if (marks.catalog !== catalog.marks.catalog) await reload()
    if (marks.review !== reviews) {
      await catalog.refreshReviews()
      reviews = marks.review
      onChange?.({ what: 'review' })
    }
    if (!cursor.isBehind(marks.movement)) return
    const skus = await cursor.read(database, clock())
    if (skus.length === 0) return
    await catalog.refreshStockOf(skus)
    onChange?.({ what: 'stock', skus })
  }

  /** One look at a time: a stock that was read later must not be overtaken by one that was read before. */
  let last: Promise<void> = Promise.resolve()
  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  let waiting: Promise<void> | undefined
  /** Whoever comes while a look is waiting for its turn is served by that one. */
  function lookSoon(): Promise<void> {
    waiting ??= inTurn(() => {
      waiting = undefined
      return look()
    })
    return waiting
  }

  /** Orders may still tell of themselves when the shop closes. */
  let isOver = false
  const jobs = createJobs({ jobs: [{ name: 'refresh', everyMs, run: lookSoon }], clock, log })
  return {
    start: () => jobs.start(),
    async stop() {
      isOver = true
      await jobs.stop()
      await last
    },
    async now() {
      if (isOver) return
      try {
        await lookSoon()
      } catch (error) {
        log.error({ error: describeError(error) }, 'the catalogue could not be refreshed')
      }
    },
    reload: () => inTurn(reload),
  }
}
