import { readKept } from './read-kept.ts'
import type { TextStorage } from './shop-storage.ts'

/** A list of the shopper's: in memory, in the browser's storage, and in step with the other tabs. */
export interface KeptList<Item> {
  subscribe: (listener: () => void) => () => void
  items: () => readonly Item[]
  /** Applies a change to the items as they are now and keeps the outcome. */
  commit: (change: (items: readonly Item[]) => readonly Item[]) => void
}

export interface KeptListOptions<Item> {
  storage: TextStorage | null
  key: string
  /** What of the stored is such a list: anybody can write under our key. */
  read: (kept: unknown) => readonly Item[]
  /** Calls back when another tab has written the key. */
  onStorageChange?: ((key: string, changed: () => void) => void) | undefined
}

export function createKeptList<Item>({ storage, key, read, onStorageChange }: KeptListOptions<Item>): KeptList<Item> {
  const listeners = new Set<() => void>()
  const stored = (): readonly Item[] =>
    readKept(storage, key, (kept) => {
      const items = read(kept)
      // An empty list is never written: one without a single item is somebody else's.
      return items.length > 0 && items
    }) ?? []
  let items = stored()

  const show = (next: readonly Item[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  if (storage) onStorageChange?.(key, () => show(stored()))

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    items: () => items,
    commit(change) {
      const next = change(items)
      if (next === items) return
      try {
        if (next.length > 0) storage?.setItem(key, JSON.stringify(next))
        else storage?.removeItem(key)
      } catch {
        // A full storage must not cost the shopper anything: the list lives on in memory until the page is closed.
      }
      show(next)
    },
  }
}
