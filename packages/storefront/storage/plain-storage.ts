import { onStorageChange } from './on-storage-change.ts'
import type { ShopStorage } from './shop-storage.ts'

/** A storage of the browser's, its failures taken out; `guardStorage` makes the best of them as soon as its code is there. */
export interface PlainStorage extends ShopStorage {
  open: () => Storage
  /** What is known to this page alone; null where something was removed. */
  unwritten: Map<string, string | null>
}

/** `open` may fail: a browser can forbid the storage as a whole. */
export function plainStorage(open: () => Storage, onFailure?: () => Promise<void>): PlainStorage {
  const unwritten = new Map<string, string | null>()
  let mending: Promise<void> | undefined
  const write = (key: string, text: string | null) => {
    unwritten.set(key, text)
    try {
      if (text === null) open().removeItem(key)
      else open().setItem(key, text)
      unwritten.delete(key)
    } catch {
      // Where the code does not come, the text stays in memory.
      mending = onFailure?.().catch(() => undefined)
    }
  }
  return {
    open,
    unwritten,
    getItem(key) {
      try {
        const text = unwritten.get(key)
        return text === undefined ? open().getItem(key) : text
      } catch {
        return null
      }
    },
    setItem: write,
    removeItem: (key) => write(key, null),
    onChange: onStorageChange,
    async isKept(key) {
      await mending
      return !unwritten.has(key)
    },
  }
}
