import {
  errorsToStopReads,
  errorsToStopWrites,
  iterationTimeout,
  readTimeout,
  sizeCheckInterval,
} from '@welt/domain/cache/cache-limits.ts'
import { type CacheBounds, entriesToDrop } from '@welt/domain/cache/entries-to-drop.ts'
import { sizeOf } from '@welt/domain/cache/size-of.ts'
import { isQuotaError } from '../storage/is-quota-error.ts'
import { CacheTimeout, within } from '../storage/within.ts'
import type { ShopLog } from '../store-view/shop.ts'
import type { AnswerStore, KeptAnswer } from './answer-store.ts'

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
      if (errors === errorsToStopReads) {
        log.warn({}, 'Persistent cache disabled because of previous errors')
      }
      if (cause instanceof CacheTimeout && !isRecreated) {
        isRecreated = true
        await within(iterationTimeout, store.recreate()).catch(() => undefined)
      }
      return undefined
    }
  }

  const tidy = async (now: number): Promise<void> => {
    if (now - checkedAt < sizeCheckInterval) return
    checkedAt = now
    const dropped = entriesToDrop(await store.entries(), { ...bounds, now })
    if (dropped.length > 0) await store.drop(dropped)
  }

  return {
    async read(key) {
      if (errors >= errorsToStopReads) return undefined
      const kept = await tried(() => store.read(key), readTimeout)
      // Nobody waits for the note.
      if (kept) void tried(() => store.visit(key, clock()), iterationTimeout)
      return kept
    },

    async write(key, { at, result }) {
      if (errors >= errorsToStopWrites) return
      const entry = { key, at, visitedAt: at, size: sizeOf(result) }
      await tried(() => writeWithRoom(store, () => store.write(entry, result)), iterationTimeout)
      if (errors < errorsToStopReads) await tried(() => tidy(clock()), iterationTimeout)
    },
  }
}

/** "Quota exceeded: all collections are cleared and the write retried." Nothing here is worth preserving. */
async function writeWithRoom(store: AnswerStore, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (cause) {
    if (!isQuotaError(cause)) throw cause
    await store.drop((await store.entries()).map(({ key }) => key))
    await write()
  }
}
