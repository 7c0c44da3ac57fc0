import type { TextStorage } from '../storage/shop-storage.ts'
import { type StorageOwner, storageKey } from '../storage/storage-key.ts'
import { isSession, type Session } from './session.ts'

/** Whether somebody is logged in: in memory, in the browser's storage, and in step with the other tabs. */
export interface SessionStore {
  subscribe: (listener: () => void) => () => void
  session: () => Session | null
  /** For who wants to stay logged in it outlives the tab. */
  begin: (session: Session, isToStay: boolean) => void
  /** Changes the session that there is. One that has ended meanwhile stays ended. */
  renew: (change: Partial<Session>) => void
  end: () => void
}

export interface SessionStoreOptions extends StorageOwner {
  /** Outlives the tab, and all tabs see it. */
  lasting: TextStorage | null
  /** Of this tab alone. */
  passing: TextStorage | null
  /** Calls back when another tab has written the key. */
  onStorageChange?: (key: string, changed: () => void) => void
}

export function createSessionStore({ lasting, passing, onStorageChange, ...owner }: SessionStoreOptions): SessionStore {
  const key = storageKey(owner, 'user', 'current-session')
  const listeners = new Set<() => void>()
  const stored = () => read(passing, key) ?? read(lasting, key)
  let session = stored()

  const show = (next: Session | null) => {
    session = next
    for (const listener of listeners) listener()
  }
  const keep = (next: Session, storage: TextStorage | null) => {
    try {
      storage?.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage the session lives as long as the page does.
    }
    show(next)
  }
  const forget = () => {
    lasting?.removeItem(key)
    passing?.removeItem(key)
  }
  onStorageChange?.(key, () => show(stored()))

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    session: () => session,
    begin(next, isToStay) {
      forget()
      keep(next, isToStay ? lasting : passing)
    },
    renew(change) {
      if (session) keep({ ...session, ...change }, read(passing, key) ? passing : lasting)
    },
    end() {
      forget()
      show(null)
    },
  }
}

function read(storage: TextStorage | null, key: string): Session | null {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    return isSession(kept) ? kept : null
  } catch {
    return null
  }
}
