/** "Token lock: 0 normal; above 0 refresh in progress; -1 failed": one number that meant three things. */
export type TokenLock = { state: 'normal' } | { state: 'refreshing' } | { state: 'failed' }

export const openLock: TokenLock = { state: 'normal' }

/** "Tasks wait 1 second and retry." */
export const lockWait = 1000

/** What a call does before it is made. */
export function beforeCall(lock: TokenLock): 'go' | 'wait' | 'abort' {
  if (lock.state === 'failed') return 'abort'
  return lock.state === 'refreshing' ? 'wait' : 'go'
}

/** A call that was answered with 401. */
export interface RefusedCall {
  hasToken: boolean
  autoRefresh: boolean
  /** How often the token was refreshed for this call. */
  attempts: number
  /** Whether the browser has another token by now than the one that was refused. */
  isTokenNew: boolean
}

/**
 * "401 with a token and auto-refresh on: refreshed once, retried tasks use the new token. Second failure (attempts ≥ 1) logs out."
 * The attempts come first: a platform that takes none of its own tokens would otherwise be asked for one after the other.
 * Neither a token that another tab brought nor a wait counts as an attempt: that token may be an old one itself, in a page that
 * comes back out of the browser's memory.
 */
export function afterRefusal(
  lock: TokenLock,
  { hasToken, autoRefresh, attempts, isTokenNew }: RefusedCall,
): 'pass' | 'give-up' | 'again' | 'wait' | 'refresh' {
  if (!hasToken || !autoRefresh) return 'pass'
  if (lock.state === 'failed' || attempts >= 1) return 'give-up'
  if (isTokenNew) return 'again'
  return lock.state === 'refreshing' ? 'wait' : 'refresh'
}

/**
 * What became of a refresh. `taken`: another tab had a new token already. `unheard`: the network failed, which says nothing about
 * the session. `over`: the session has ended meanwhile, here or in another tab.
 */
export type RefreshOutcome = 'renewed' | 'taken' | 'unheard' | 'over' | 'refused' | 'unreadable'

/** A lock that has failed stays so, whatever comes late: only another login opens it. */
export function afterRefresh(lock: TokenLock, outcome: RefreshOutcome): TokenLock {
  const isGood = outcome === 'renewed' || outcome === 'taken' || outcome === 'unheard'
  return isGood && lock.state !== 'failed' ? openLock : { state: 'failed' }
}

/** Whose session the lock is about, each known by its refresh token; undefined where nobody is logged in. */
export interface LockedSession {
  locked: string
  current: string | undefined
}

/** "Login clears it", in whichever tab somebody logs in. */
export function lockOfSession(lock: TokenLock, { locked, current }: LockedSession): TokenLock {
  return current === undefined || current === locked ? lock : openLock
}
