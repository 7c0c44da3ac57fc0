import { noteSearch, readSearches, removeSearch } from '@welt/domain/search/recent-searches.ts'
import { readKept } from '../storage/read-kept.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import { type StorageOwner, storageKey } from '../storage/storage-key.ts'
import { longestText } from './search-query.ts'

/** What was searched for in this browser. Only what somebody has sent is noted, never what was typed. */
export interface RecentSearches {
  subscribe: (listener: () => void) => () => void
  searches: () => readonly string[]
  note: (text: string) => void
  remove: (text: string) => void
  clear: () => void
}

export interface RecentSearchesOptions extends StorageOwner {
  storage: TextStorage | null
}

export function createRecentSearches({ storage, ...owner }: RecentSearchesOptions): RecentSearches {
  const key = storageKey(owner, 'search', 'recent')
  const stored = () => readKept(storage, key, (kept) => readSearches(kept, longestText)) ?? []
  let searches: readonly string[] = stored()
  const listeners = new Set<() => void>()
  const change = (next: readonly string[]) => {
    searches = next
    if (next.length === 0) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(next))
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    searches: () => searches,
    // Another tab may have written since.
    note: (text) => change(noteSearch(storage ? stored() : searches, text)),
    remove: (text) => change(removeSearch(searches, text)),
    clear: () => change([]),
  }
}
