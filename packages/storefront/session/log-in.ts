import type { Profile } from '@welt/contract/api/user.ts'
import { wrongFormat } from '@welt/contract/error-sentence.ts'
import type { Answer } from '../api/answer.ts'
import type { Visit } from './call-as-customer.ts'
import { customerOf } from './customer-of.ts'
import { groupOf } from './group-of.ts'
import { loadOrders } from './order-history.ts'
import type { SessionCustomer } from './session.ts'

export interface Credentials {
  email: string
  password: string
  isToStay: boolean
}

const unreadable = { ok: false, at: 'format', text: wrongFormat } as const

/** The session begins once it is known whose it is, and with it a lock of its own. Its orders come after it. */
export async function logIn(
  visit: Visit,
  { email, password, isToStay }: Credentials,
): Promise<Answer<SessionCustomer>> {
  const { shop, sessions } = visit
  const login = await shop.api.call<string>('/api/user/login', { body: { username: email, password } })
  if (!login.ok) return login
  const token = login.result
  const refreshToken = login.meta?.refreshToken
  if (typeof refreshToken !== 'string') return cleared(visit, unreadable)

  const profile = await shop.api.call<Profile>('/api/user/me', { token })
  if (!profile.ok) return cleared(visit, profile)
  const customer = customerOf(profile.result)
  if (!customer) return cleared(visit, unreadable)
  const group = groupOf(profile.result, shop.clock())
  sessions.begin({ token, refreshToken, customer, ...(group && { group }) }, isToStay)
  void loadOrders(visit)
  return { ok: true, result: customer }
}

/** "Login failure clears the user": whoever was known here before asked to be somebody else. */
function cleared<Failed>({ sessions }: Visit, failure: Failed): Failed {
  if (sessions.session()) sessions.end()
  return failure
}
