import { createContext, useContext, useSyncExternalStore } from 'react'
import type { OwnSize } from './own-size.ts'
import { createOwnSizeStore, type OwnSizeStore } from './own-size-store.ts'

export const OwnSizeContext = createContext<OwnSizeStore>(createOwnSizeStore({ storage: null }))

export function useOwnSizeStore(): OwnSizeStore {
  return useContext(OwnSizeContext)
}

/** Null on the server, which is not told, and where nobody has chosen. */
export function useOwnSize(): OwnSize | null {
  const store = useOwnSizeStore()
  return useSyncExternalStore(store.subscribe, store.get, () => null)
}
