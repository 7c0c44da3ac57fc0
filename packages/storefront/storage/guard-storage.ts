import { errorsToStopReads, errorsToStopWrites, sizeCheckInterval } from '@welt/domain/cache/cache-limits.ts'
import { careForStorage } from './care-for-storage.ts'
import type { CaredStorage, StorageTools } from './cared-storage.ts'
import type { PlainStorage } from './plain-storage.ts'
import type { ShopStorage } from './shop-storage.ts'
import type { StorageFailure, StorageState } from './storage-state.ts'
import type { TextMedium } from './text-medium.ts'

export interface GuardOptions extends StorageTools, Pick<CaredStorage, 'forgetAnswers'> {
  /** Calls back with what another tab has written, before anybody reads it. */
  onWritten: (heard: (key: string, text: string | null) => void) => void
}

/**
 * "After 1 or more errors persistent reads are disabled and served from memory; at 30 or more writes are disabled." From now on
 * the storage abides by that. Resolves when it is decided what becomes of the texts that could not be written so far.
 */
export async function guardStorage(plain: PlainStorage, options: GuardOptions): Promise<void> {
  const { open, unwritten } = plain
  const { config, log, clock, forgetAnswers, onWritten } = options
  const known = new Map<string, string | null>()
  const state: StorageState = { known, unwritten, errors: 0 }
  const cared: CaredStorage = { medium: mediumOf(open), state, config, log, forgetAnswers }
  let checkedAt = clock()
  let caring = Promise.resolve()

  const visit = (key: string, text: string | null) => {
    known.delete(key)
    known.set(key, text)
  }
  /** One after the other: the room that was made for one text is often enough for the next. */
  const care = (failure?: StorageFailure) => {
    caring = caring.then(() => careForStorage(cared, failure))
  }
  const write = (key: string, text: string | null) => {
    visit(key, text)
    unwritten.set(key, text)
    if (state.errors >= errorsToStopWrites) return
    try {
      if (text === null) open().removeItem(key)
      else open().setItem(key, text)
      unwritten.delete(key)
    } catch (cause) {
      care({ key, cause })
    }
    // No timer, which would wake an idle page: what grows does so by being written.
    if (clock() - checkedAt < sizeCheckInterval) return
    checkedAt = clock()
    care()
  }
  const guarded: Omit<ShopStorage, 'onChange'> = {
    getItem(key) {
      const own = unwritten.get(key)
      if (own !== undefined) return own
      if (state.errors < errorsToStopReads) {
        try {
          visit(key, open().getItem(key))
        } catch (cause) {
          care({ key, cause })
        }
      }
      return known.get(key) ?? null
    },
    setItem: write,
    removeItem: (key) => write(key, null),
    async isKept(key) {
      await caring
      return !unwritten.has(key)
    },
  }

  onWritten((key, text) => {
    // It is known even where nothing is read any more, and newer than what could not be written here.
    visit(key, text)
    unwritten.delete(key)
  })
  Object.assign(plain, guarded)
  for (const [key, text] of unwritten) write(key, text)
  await caring
}

function mediumOf(open: () => Storage): TextMedium {
  return {
    keys() {
      const storage = open()
      return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)
    },
    getItem: (key) => open().getItem(key),
    setItem: (key, text) => open().setItem(key, text),
    removeItem: (key) => open().removeItem(key),
  }
}
