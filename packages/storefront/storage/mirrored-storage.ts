import {
  errorsToStopReads,
  errorsToStopWrites,
  iterationTimeout,
  readTimeout,
  sizeCheckInterval,
} from '@welt/domain/cache/cache-limits.ts'
import { careForStorage } from './care-for-storage.ts'
import type { CaredStorage, StorageTools } from './cared-storage.ts'
import { countError } from './count-error.ts'
import type { ShopStorage } from './shop-storage.ts'
import type { StorageState } from './storage-state.ts'
import type { TextMedium } from './text-medium.ts'
import type { TextStore } from './text-store.ts'
import { CacheTimeout, within } from './within.ts'

/** By which the tabs of a browser tell each other the keys that they have written. */
export interface KeyChannel {
  tell: (key: string) => void
  listen: (heard: (key: string) => void) => void
}

export interface MirroredStorageOptions extends StorageTools, Pick<CaredStorage, 'forgetAnswers'> {
  store: TextStore
  channel: KeyChannel
}

/** A page asks sooner than a database answers: it is read once, answered for from memory, and written behind the page's back. */
export async function openMirroredStorage(options: MirroredStorageOptions): Promise<ShopStorage> {
  const { store, channel, clock } = options
  const known = new Map<string, string | null>()
  const unwritten = new Map<string, string | null>()
  const state: StorageState = { known, unwritten, errors: 0 }
  const cared: CaredStorage = { ...options, state, medium: mediumOf(store, state) }
  const listeners = new Map<string, (() => void)[]>()
  let isReopened = false
  let checkedAt = clock()
  let writing = Promise.resolve()

  const show = (key: string, text: string | null) => {
    known.set(key, text)
    for (const changed of listeners.get(key) ?? []) changed()
  }
  const readAll = async () => {
    const texts = await store.readAll()
    // What this page has written meanwhile is newer.
    for (const [key, text] of texts) if (!known.has(key)) show(key, text)
  }
  /** "A call that does not respond in time: the database is recreated once." Opened anew, and not emptied: it holds a cart. */
  const reopenAfter = (cause: unknown): boolean => {
    if (isReopened || !(cause instanceof CacheTimeout)) return false
    isReopened = true
    store.reopen()
    return true
  }
  const mirror = async (key: string) => {
    const text = unwritten.get(key)
    if (state.errors >= errorsToStopWrites || text === undefined) return
    try {
      await within(iterationTimeout, text === null ? store.remove(key) : store.write(key, text))
      if (unwritten.get(key) === text) unwritten.delete(key)
    } catch (cause) {
      reopenAfter(cause)
      await careForStorage(cared, { key, cause })
    }
    if (!unwritten.has(key)) channel.tell(key)
  }
  const write = (key: string, text: string | null) => {
    known.delete(key)
    known.set(key, text)
    unwritten.set(key, text)
    writing = writing.then(() => mirror(key))
    if (clock() - checkedAt < sizeCheckInterval) return
    checkedAt = clock()
    writing = writing.then(() => careForStorage(cared))
  }
  const follow = async (key: string) => {
    // What is on its way from here comes later than what was written there.
    if (state.errors >= errorsToStopReads || unwritten.has(key)) return
    try {
      const text = await within(readTimeout, store.read(key))
      if (!unwritten.has(key)) show(key, text)
    } catch (cause) {
      reopenAfter(cause)
      countError(cared, cause)
    }
  }

  try {
    await within(readTimeout, readAll())
  } catch (cause) {
    countError(cared, cause)
    // Nobody waits for it any longer. What comes late is shown then: a slow disk costs nobody a cart.
    if (reopenAfter(cause)) void readAll().catch(() => undefined)
  }
  channel.listen((key) => void follow(key))

  return {
    getItem(key) {
      const text = known.get(key) ?? null
      if (text === null) return null
      known.delete(key)
      known.set(key, text)
      return text
    },
    setItem: write,
    removeItem: (key) => write(key, null),
    onChange: (key, changed) => void listeners.set(key, [...(listeners.get(key) ?? []), changed]),
    async isKept(key) {
      await writing
      return !unwritten.has(key)
    },
  }
}

function mediumOf(store: TextStore, { known, unwritten }: StorageState): TextMedium {
  return {
    keys: () => [...known].filter(([key, text]) => text !== null && !unwritten.has(key)).map(([key]) => key),
    getItem: (key) => known.get(key) ?? null,
    setItem: (key, text) => within(iterationTimeout, store.write(key, text)),
    removeItem: (key) => within(iterationTimeout, store.remove(key)),
  }
}
