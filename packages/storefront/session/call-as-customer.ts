import { notAuthorized } from '@welt/contract/user-error-sentence.ts'
import { afterRefusal, beforeCall, lockWait } from '@welt/domain/session/token-lock.ts'
import type { Answer, Failure } from '../api/answer.ts'
import type { Call } from '../api/create-api.ts'
import type { Exclusively } from '../lock/exclusively.ts'
import { wait as browserWait } from '../lock/wait.ts'
import type { Shop } from '../store-view/shop.ts'
import { notRefreshed, refreshToken } from './refresh-token.ts'
import type { Session } from './session.ts'
import type { SessionStore } from './session-store.ts'
import { keepTokenLock, tokenLockOf, unheardRefresh } from './token-lock-of.ts'

export interface Visit {
  shop: Shop
  sessions: SessionStore
  /** How tabs take turns; the browser's own way where nothing else is said. */
  exclusively?: Exclusively
  wait?: (milliseconds: number) => Promise<void>
}

/** A call that was refused with a session's token. */
interface Refused {
  session: Session
  answer: Failure
  /** How often the token was refreshed for it before. */
  attempts: number
}

const nobody = { ok: false, at: 'code', code: 401, text: notAuthorized } as const

/**
 * A call in the customer's name. "401 with a token and auto-refresh: refreshed once, retried with the new token; second failure logs
 * out." Whoever comes while a token is being refreshed waits for it.
 */
export async function callAsCustomer<Result>(visit: Visit, path: string, call: Call = {}): Promise<Answer<Result>> {
  const { shop, sessions } = visit
  const caller = sessions.session()?.customer.email
  let attempts = 0
  let refused: Refused | undefined
  for (;;) {
    if (!(await isOpen(visit))) return notRefreshed
    const session = sessions.session()
    // Somebody else may have logged in meanwhile, in another tab: the call was not theirs.
    if (!session || session.customer.email !== caller) return nobody
    // Who waited for a new token and finds the old one would only be refused again.
    if (session.token === refused?.session.token) return unheardRefresh(sessions) ?? refused.answer

    const answer = await shop.api.call<Result>(path, { ...call, token: session.token })
    if (answer.ok || answer.at !== 'code' || answer.code !== 401) return answer
    refused = { session, answer, attempts }
    const next = await afterRefused(visit, refused)
    if ('end' in next) return next.end
    attempts = next.attempts
  }
}

/** Once nobody refreshes the token any more; false where that has failed. */
async function isOpen({ sessions, wait = browserWait }: Visit): Promise<boolean> {
  for (;;) {
    const step = beforeCall(tokenLockOf(sessions))
    if (step !== 'wait') return step === 'go'
    await wait(lockWait)
  }
}

/** Either the call has come to its end, or it is made once more. */
async function afterRefused(visit: Visit, refused: Refused): Promise<{ end: Failure } | { attempts: number }> {
  const { shop, sessions, wait = browserWait } = visit
  const { session, answer, attempts } = refused
  const autoRefresh = shop.config.users.autoRefreshTokens
  const isTokenNew = sessions.session()?.token !== session.token
  switch (afterRefusal(tokenLockOf(sessions), { hasToken: true, autoRefresh, attempts, isTokenNew })) {
    case 'pass':
      return { end: answer }
    case 'give-up':
      giveUp(sessions, session)
      return { end: notRefreshed }
    case 'again':
      return { attempts }
    case 'wait':
      await wait(lockWait)
      return { attempts }
    case 'refresh': {
      const refresh = await refreshToken(visit, session)
      if ('failure' in refresh) return { end: refresh.failure }
      return { attempts: refresh.outcome === 'renewed' ? attempts + 1 : attempts }
    }
  }
}

/** Once for all calls that come to it, and not for those whose session is over already. */
function giveUp(sessions: SessionStore, { refreshToken: locked }: Session): void {
  if (sessions.session()?.refreshToken !== locked) return
  keepTokenLock(sessions, { lock: { state: 'failed' }, locked })
  sessions.giveUp('refused')
}
