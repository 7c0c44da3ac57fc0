import { readKept } from '../storage/read-kept.ts'
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
  /** The session as it is stored now: what another tab has just written may not have been told here yet. */
  reread: () => Session | null
  /** Ends a session that nobody can refresh, and says so. */
  giveUp: (reason: GivenUp) => void
}

/** Why a session was given up: the platform does not renew it, or what it answers cannot be read. */
export type GivenUp = 'refused' | 'unreadable'

export interface SessionStoreOptions extends StorageOwner {
  /** Outlives the tab, and all tabs see it. */
  lasting: TextStorage | null
  /** Of this tab alone. */
  passing: TextStorage | null
  /** Calls back when another tab has written the key. */
  onStorageChange?: (key: string, changed: () => void) => void
  onGivenUp?: (reason: GivenUp) => void
}

export function createSessionStore({
  lasting,
  passing,
  onStorageChange,
  onGivenUp,
  ...owner
}: SessionStoreOptions): SessionStore {
  const key = storageKey(owner, 'user', 'current-session')
  const listeners = new Set<() => void>()
  const stored = () => read(passing, key) ?? read(lasting, key)
  let session = stored()
  /** Whether the session is in memory alone, where nobody can read it again. */
  let isUnkept = false

  const show = (next: Session | null) => {
    session = next
    for (const listener of listeners) listener()
  }
  const keep = (next: Session, storage: TextStorage | null) => {
    storage?.setItem(key, JSON.stringify(next))
    isUnkept = !stored()
    show(next)
  }
  const forget = () => {
    lasting?.removeItem(key)
    passing?.removeItem(key)
    isUnkept = false
  }
  const end = () => {
    forget()
    show(null)
  }
  const reread = () => {
    const now = isUnkept ? session : stored()
    // The same session once more wakes nobody.
    if (JSON.stringify(now) !== JSON.stringify(session)) show(now)
    return session
  }
  onStorageChange?.(key, reread)

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
    end,
    reread,
    giveUp(reason) {
      end()
      onGivenUp?.(reason)
    },
  }
}

function read(storage: TextStorage | null, key: string): Session | null {
  return readKept(storage, key, (kept) => isSession(kept) && kept) ?? null
}
