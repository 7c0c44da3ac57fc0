import { notAuthorized } from '@welt/contract/user-error-sentence.ts'
import type { Answer } from '../api/answer.ts'
import type { Call } from '../api/create-api.ts'
import type { Shop } from '../store-view/shop.ts'
import type { SessionStore } from './session-store.ts'

export interface Visit {
  shop: Shop
  sessions: SessionStore
}

const nobody = { ok: false, at: 'code', code: 401, text: notAuthorized } as const

/** A call in the customer's name. "401 with a token and auto-refresh: refreshed once, retried with the new token; second failure logs out." */
export async function callAsCustomer<Result>(visit: Visit, path: string, call: Call = {}): Promise<Answer<Result>> {
  const { shop, sessions } = visit
  const token = sessions.session()?.token
  if (!token) return nobody
  const ask = (given: string) => shop.api.call<Result>(path, { ...call, query: { ...call.query, token: given } })
  const answer = await ask(token)
  if (!isRefused(answer)) return answer

  const renewed = await renewedToken(visit, token)
  if (!renewed.ok) return renewed
  const second = await ask(renewed.result)
  if (isRefused(second)) sessions.end()
  return second
}

function isRefused(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.at === 'code' && answer.code === 401
}

/** One refresh for all calls that wait for it. */
const underWay = new WeakMap<SessionStore, Promise<Answer<string>>>()

function renewedToken(visit: Visit, refused: string): Promise<Answer<string>> {
  const { sessions } = visit
  const token = sessions.session()?.token
  // Another call, or another tab, was faster.
  if (token && token !== refused) return Promise.resolve({ ok: true, result: token })
  const waiting = underWay.get(sessions) ?? refresh(visit).finally(() => underWay.delete(sessions))
  underWay.set(sessions, waiting)
  return waiting
}

/** The refresh token that is offered beside the new token is not taken: the old one stays good, in every tab that has it. */
async function refresh({ shop, sessions }: Visit): Promise<Answer<string>> {
  const session = sessions.session()
  if (!session) return nobody
  const { refreshToken } = session
  const answer = await shop.api.call<string>('/api/user/refresh', { body: { refreshToken } })
  if (answer.ok) sessions.renew({ token: answer.result })
  if (isRefused(answer)) sessions.end()
  return answer
}
