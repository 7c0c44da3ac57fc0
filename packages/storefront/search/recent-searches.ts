import { noteSearch, removeSearch } from '@welt/domain/search/recent-searches.ts'

/** What was searched for in this browser. Only what somebody has sent is noted, never what was typed. */
export interface RecentSearches {
  subscribe: (listener: () => void) => () => void
  searches: () => readonly string[]
  note: (text: string) => void
  remove: (text: string) => void
  clear: () => void
}

export interface RecentSearchesOptions {
  storage: Storage | null
  storeCode: string
}

export function createRecentSearches({ storage, storeCode }: RecentSearchesOptions): RecentSearches {
  const key = `${storeCode}-shop/search/recent`
  let searches = read(storage, key)
  const listeners = new Set<() => void>()
  const change = (next: readonly string[]) => {
    searches = next
    try {
      if (next.length === 0) storage?.removeItem(key)
      else storage?.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage they are known as long as the page lives.
    }
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    searches: () => searches,
    // Another tab may have written since.
    note: (text) => change(noteSearch(storage ? read(storage, key) : searches, text)),
    remove: (text) => change(removeSearch(searches, text)),
    clear: () => change([]),
  }
}

function read(storage: Storage | null, key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((search) => typeof search === 'string') : []
  } catch {
    return []
  }
}
