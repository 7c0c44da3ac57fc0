import { lockOfSession, openLock, type TokenLock } from '@welt/domain/session/token-lock.ts'
import type { Failure } from '../api/answer.ts'
import type { SessionStore } from './session-store.ts'

/** The lock of this tab. */
interface KeptLock {
  lock: TokenLock
  /** The refresh token of the session that it is about. */
  locked: string
  /** What the last refresh failed with that the platform did not hear. */
  unheard?: Failure
}

const locks = new WeakMap<SessionStore, KeptLock>()

export function tokenLockOf(sessions: SessionStore): TokenLock {
  const kept = locks.get(sessions)
  if (!kept) return openLock
  return lockOfSession(kept.lock, { locked: kept.locked, current: sessions.session()?.refreshToken })
}

export function keepTokenLock(sessions: SessionStore, kept: KeptLock): void {
  locks.set(sessions, kept)
}

/** Why those who waited for a new token have none, though the session is not over. */
export function unheardRefresh(sessions: SessionStore): Failure | undefined {
  return locks.get(sessions)?.unheard
}
