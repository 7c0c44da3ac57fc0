import type { Customer } from '@welt/contract/entity/customer.ts'
import type { Answer } from '../api/answer.ts'
import type { Visit } from './call-as-customer.ts'
import { logIn } from './log-in.ts'
import type { SessionCustomer } from './session.ts'

export interface Registration extends SessionCustomer {
  password: string
  isToStay: boolean
}

/** Whoever registered is logged in, if that works too; if not, the account is there all the same. */
export async function register(
  visit: Visit,
  { password, isToStay, ...customer }: Registration,
): Promise<Answer<{ isLoggedIn: boolean }>> {
  const created = await visit.shop.api.call<Customer>('/api/user/create', { body: { customer, password } })
  if (!created.ok) return created
  const login = await logIn(visit, { email: customer.email, password, isToStay })
  return { ok: true, result: { isLoggedIn: login.ok } }
}
