import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import type { SessionStore } from './session-store.ts'

export const SessionContext = createContext<SessionStore | null>(null)

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext)
  if (!store) throw new Error('useSessionStore needs a SessionContext around it.')
  return store
}

/** The server knows nobody: its HTML is a guest's. */
export function useSession(): Session | null {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.session, () => null)
}
