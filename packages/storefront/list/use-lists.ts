import type { ListEntry } from '@welt/domain/list/list-entry.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Lists } from './lists.ts'

export const ListContext = createContext<Lists | null>(null)

export function useLists(): Lists {
  const lists = useContext(ListContext)
  if (!lists) throw new Error('useLists needs a ListContext around it.')
  return lists
}

const empty: readonly ListEntry[] = []

/** The server knows no list: its HTML shows empty ones, the browser's fill in right after. */
export function useList(name: keyof Lists): readonly ListEntry[] {
  const store = useLists()[name]
  return useSyncExternalStore(store.subscribe, store.items, () => empty)
}
