import type { TextStorage } from '../storage/shop-storage.ts'
import { type StorageOwner, storageKey } from '../storage/storage-key.ts'
import { isSession, type Session } from './session.ts'
import type { SessionStore } from './session-store.ts'

/** What tabs tell each other of a session that ends with the browser. */
export type SessionNews = { is: 'asked' } | { is: 'ended' } | { is: 'known'; session: Session }

export interface SharedSession extends StorageOwner {
  sessions: SessionStore
  /** Where a session is kept that ends with the browser: each tab has its own. */
  passing: TextStorage
  tell: (news: SessionNews) => void
  hear: (listener: (news: unknown) => void) => void
}

/**
 * Who does not want to stay logged in is so until the browser is closed, in all of its tabs: a storage that goes with the browser
 * belongs to one tab, so the tabs tell each other. One that is opened asks the others.
 */
export function shareSession({ sessions, passing, tell, hear, ...owner }: SharedSession): void {
  const key = storageKey(owner, 'user', 'current-session')
  const shared = () => (passing.getItem(key) === null ? null : sessions.session())
  let last = shared()
  /** What came from another tab is no news for it. */
  let isHeard = false

  const take = (change: () => void) => {
    isHeard = true
    change()
    isHeard = false
    last = shared()
  }
  hear((news) => {
    const { is, session } = (news ?? {}) as { is?: unknown; session?: unknown }
    const known = shared()
    if (is === 'asked' && known) tell({ is: 'known', session: known })
    if (is === 'ended' && known) take(() => sessions.end())
    // Who is logged in to stay has said so in this browser: then nothing else counts.
    const isWelcome = known !== null || sessions.session() === null
    if (is === 'known' && isSession(session) && isWelcome && JSON.stringify(session) !== JSON.stringify(known)) {
      take(() => sessions.begin(session, false))
    }
  })
  sessions.subscribe(() => {
    const now = shared()
    if (isHeard || JSON.stringify(now) === JSON.stringify(last)) return
    last = now
    tell(now ? { is: 'known', session: now } : { is: 'ended' })
  })
  if (!sessions.session()) tell({ is: 'asked' })
}
