import { type CacheBounds, entriesToDrop } from '@welt/domain/cache/entries-to-drop.ts'
import { sizeOf } from '@welt/domain/cache/size-of.ts'
import type { ShopLog } from '../store-view/shop.ts'
import type { AnswerStore, KeptAnswer } from './answer-store.ts'
import { CacheTimeout, within } from './within.ts'

/** A store that never fails: what cannot be read is not there, what cannot be written is not kept. */
export interface GuardedStore {
  read(key: string): Promise<KeptAnswer | undefined>
  write(key: string, answer: KeptAnswer): Promise<void>
}

export interface GuardedStoreOptions {
  store: AnswerStore
  bounds: Omit<CacheBounds, 'now'>
  clock: () => number
  log: ShopLog
}

/** "Read timeout 800 ms, iteration timeout 2000 ms, size check every 30000 ms, read disable at 1 error, write disable at 30." */
const limits = { read: 800, iteration: 2000, sizeCheck: 30_000, errorsToStopReads: 1, errorsToStopWrites: 30 }

export function guardStore({ store, bounds, clock, log }: GuardedStoreOptions): GuardedStore {
  let errors = 0
  let isRecreated = false
  let checkedAt = -Infinity

  /** Undefined where it failed. "A call that does not respond recreates the database once and raises the count." */
  const tried = async <Result>(call: () => Promise<Result>, milliseconds: number): Promise<Result | undefined> => {
    try {
      return await within(milliseconds, call())
    } catch (cause) {
      errors += 1
      log.warn({ reason: String(cause) }, cause instanceof CacheTimeout ? 'Cache not responding' : 'the cache failed')
      if (errors === limits.errorsToStopReads) {
        log.warn({}, 'Persistent cache disabled because of previous errors')
      }
      if (cause instanceof CacheTimeout && !isRecreated) {
        isRecreated = true
        await within(limits.iteration, store.recreate()).catch(() => undefined)
      }
      return undefined
    }
  }

  const tidy = async (now: number): Promise<void> => {
    if (now - checkedAt < limits.sizeCheck) return
    checkedAt = now
    const dropped = entriesToDrop(await store.entries(), { ...bounds, now })
    if (dropped.length > 0) await store.drop(dropped)
  }

  return {
    async read(key) {
      if (errors >= limits.errorsToStopReads) return undefined
      const kept = await tried(() => store.read(key), limits.read)
      // Nobody waits for the note.
      if (kept) void tried(() => store.visit(key, clock()), limits.iteration)
      return kept
    },

    async write(key, { at, result }) {
      if (errors >= limits.errorsToStopWrites) return
      const entry = { key, at, visitedAt: at, size: sizeOf(result) }
      await tried(() => writeWithRoom(store, () => store.write(entry, result)), limits.iteration)
      if (errors < limits.errorsToStopReads) await tried(() => tidy(clock()), limits.iteration)
    },
  }
}

/** "Quota exceeded: all collections are cleared and the write retried." Nothing here is worth preserving. */
async function writeWithRoom(store: AnswerStore, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'QuotaExceededError') throw cause
    await store.drop((await store.entries()).map(({ key }) => key))
    await write()
  }
}
