import type { Profile } from '@welt/contract/api/user.ts'
import { errorText } from '@welt/contract/error-text.ts'
import type { Answer } from '../api/answer.ts'
import type { Visit } from './call-as-customer.ts'
import { groupOf } from './group-of.ts'
import type { SessionCustomer } from './session.ts'

export interface Credentials {
  email: string
  password: string
  isToStay: boolean
}

/** The session begins once it is known whose it is: "clears the user again on failure". */
export async function logIn(
  { shop, sessions }: Visit,
  { email, password, isToStay }: Credentials,
): Promise<Answer<SessionCustomer>> {
  const login = await shop.api.call<string>('/api/user/login', { body: { username: email, password } })
  if (!login.ok) return login
  const token = login.result
  const refreshToken = login.meta?.refreshToken
  if (typeof refreshToken !== 'string') return { ok: false, at: 'format', text: errorText.wrongFormat }

  const profile = await shop.api.call<Profile>('/api/user/me', { query: { token } })
  if (!profile.ok) return profile
  const customer = customerOf(profile.result)
  const group = groupOf(profile.result, shop.clock())
  sessions.begin({ token, refreshToken, customer, ...(group && { group }) }, isToStay)
  return { ok: true, result: customer }
}

/** Of all that the platform knows of a customer the browser keeps what it shows. */
function customerOf({ firstname, lastname, email }: Profile): SessionCustomer {
  return { firstname, lastname, email }
}
