import { readKept } from '../storage/read-kept.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import { everyView, storageKey } from '../storage/storage-key.ts'

/** Where each history entry was scrolled to; kept for the tab, so that a reload finds its place again. */
export interface ScrollPositions {
  save(key: string, position: number): void
  find(key: string): number | undefined
}

/** The entries of a tab's history are told apart without the store view. */
export const scrollKey = storageKey(everyView, 'scroll', 'positions')
const limit = 100

export function createScrollPositions(storage: TextStorage): ScrollPositions {
  const positions = new Map<string, number>(
    readKept(storage, scrollKey, (kept) => Array.isArray(kept) && kept.filter(isEntry)),
  )
  return {
    save(key, position) {
      positions.delete(key)
      positions.set(key, position)
      for (const oldest of positions.keys()) {
        if (positions.size <= limit) break
        positions.delete(oldest)
      }
      storage.setItem(scrollKey, JSON.stringify([...positions]))
    },
    find: (key) => positions.get(key),
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
