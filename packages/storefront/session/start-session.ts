import type { Profile } from '@welt/contract/api/user.ts'
import { callAsCustomer, type Visit } from './call-as-customer.ts'
import { customerOf } from './customer-of.ts'
import { groupOf } from './group-of.ts'
import { knownOrders, loadOrders } from './order-history.ts'
import type { Session } from './session.ts'

export type SessionEvent = 'session-after-authorized' | 'session-after-nonauthorized'

/**
 * "Session start loads cached user and token; with a token profile and orders are fetched, otherwise non-authorised is signalled."
 * What fails here is asked for again on the next page; a customer whom the platform does not know any more is none.
 */
export async function startSession(visit: Visit, dispatch: (event: SessionEvent) => void): Promise<void> {
  const { sessions } = visit
  const session = sessions.session()
  if (session) await Promise.all([renewProfile(visit, session), firstOrders(visit)])
  dispatch(sessions.session() ? 'session-after-authorized' : 'session-after-nonauthorized')
}

async function renewProfile(visit: Visit, { refreshToken }: Session): Promise<void> {
  const { shop, sessions } = visit
  const profile = await callAsCustomer<Partial<Profile> | null>(visit, '/api/user/me')
  if (!profile.ok) return shop.log.warn({ at: profile.at }, 'the customer could not be asked for')
  // Meanwhile somebody else may have logged in.
  if (!profile.result || sessions.session()?.refreshToken !== refreshToken) return
  const customer = customerOf(profile.result)
  const group = groupOf(profile.result, shop.clock())
  sessions.renew({ ...(customer && { customer }), ...(group && { group }) })
}

/** The account's own page may have asked for them already. */
async function firstOrders(visit: Visit): Promise<void> {
  if (knownOrders(visit.sessions)) return
  const orders = await loadOrders(visit)
  if (!orders.ok) visit.shop.log.warn({ at: orders.at }, 'the orders could not be asked for')
}
