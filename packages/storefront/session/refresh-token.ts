import { tokenNotRefreshed, tokenRefreshBroken } from '@welt/contract/user-error-sentence.ts'
import { afterRefresh, type RefreshOutcome } from '@welt/domain/session/token-lock.ts'
import type { Answer, Failure } from '../api/answer.ts'
import { judgementOf } from '../api/judgement-of.ts'
import { browserExclusively } from '../lock/browser-exclusively.ts'
import { turnName } from '../store-view/storage-owner.ts'
import type { Visit } from './call-as-customer.ts'
import type { Session } from './session.ts'
import type { GivenUp } from './session-store.ts'
import { keepTokenLock, tokenLockOf } from './token-lock-of.ts'

/** What a call ends with that waited for a refresh which has failed. */
export const notRefreshed = { ok: false, at: 'code', code: 401, text: tokenNotRefreshed } as const

/** A refresh with the failure that its call ends with, where it is no success. */
export type Refresh =
  | { outcome: Extract<RefreshOutcome, 'renewed' | 'taken'> }
  | { outcome: Exclude<RefreshOutcome, 'renewed' | 'taken'>; failure: Failure }

/**
 * One refresh for all calls of all tabs that were refused with the same token. Meanwhile the other calls of this tab find the lock
 * closed, and those of other tabs wait for their turn, which is over when they see the new token in the storage.
 */
export async function refreshToken(visit: Visit, refused: Session): Promise<Refresh> {
  const { shop, sessions, exclusively = browserExclusively() } = visit
  const locked = refused.refreshToken
  keepTokenLock(sessions, { lock: { state: 'refreshing' }, locked })
  // Whatever is thrown here must not leave the lock closed.
  let refresh: Refresh | undefined
  try {
    refresh = await exclusively(turnName(shop, 'token'), () => askOnce(visit, refused))
    return refresh
  } finally {
    const lock = afterRefresh(tokenLockOf(sessions), refresh?.outcome ?? 'unheard')
    keepTokenLock(sessions, { lock, locked, ...(refresh?.outcome === 'unheard' && { unheard: refresh.failure }) })
  }
}

async function askOnce({ shop, sessions }: Visit, refused: Session): Promise<Refresh> {
  const session = sessions.reread()
  if (!session) return { outcome: 'over', failure: notRefreshed }
  if (session.token !== refused.token) return { outcome: 'taken' }
  // The refresh token that is offered beside the new token is not taken: the old one stays good, in every tab that has it.
  const { refreshToken } = session
  const answer = await shop.api.call<unknown>('/api/user/refresh', { body: { refreshToken } })
  const refresh = readRefresh(answer)
  // Before the next tab's turn, which looks for it in the storage. Who has logged out meanwhile stays logged out.
  if (sessions.reread()?.refreshToken !== refreshToken) return { outcome: 'over', failure: notRefreshed }
  if (refresh.outcome === 'renewed') sessions.renew({ token: refresh.token })
  if (refresh.outcome === 'refused' || refresh.outcome === 'unreadable') sessions.giveUp(refresh.outcome)
  return refresh
}

type Answered =
  | { outcome: 'renewed'; token: string }
  | { outcome: 'unheard'; failure: Failure }
  | { outcome: GivenUp; failure: Failure }

/** Neither a network that fails nor a shop that is busy or broken says anything about the session: nobody is logged out by it. */
function isJudged(failure: Failure): boolean {
  if (failure.at !== 'code') return failure.at !== 'network' && failure.at !== 'offline'
  return judgementOf(failure) !== null
}

function readRefresh(answer: Answer<unknown>): Answered {
  if (answer.ok && typeof answer.result === 'string') return { outcome: 'renewed', token: answer.result }
  if (!answer.ok && !isJudged(answer)) return { outcome: 'unheard', failure: answer }
  if (!answer.ok && answer.at === 'code') return { outcome: 'refused', failure: notRefreshed }
  return { outcome: 'unreadable', failure: { ...notRefreshed, text: tokenRefreshBroken } }
}
