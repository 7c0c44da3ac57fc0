import type { Answer } from '../api/answer.ts'
import type { Visit } from '../session/call-as-customer.ts'
import { logIn } from '../session/log-in.ts'

export interface NewPassword {
  email: string
  password: string
  /** Out of the letter's link. */
  token: string
}

/** "Login after password creation is on", where the shop says nothing else; if it fails, the password is set all the same. */
export async function createPassword(
  visit: Visit,
  { email, password, token }: NewPassword,
): Promise<Answer<{ isLoggedIn: boolean }>> {
  const { api, config } = visit.shop
  const body = { email, newPassword: password, resetToken: token }
  const created = await api.call<true>('/api/user/create-password', { body })
  if (!created.ok) return created
  if (!config.users.loginAfterCreatePassword) return { ok: true, result: { isLoggedIn: false } }
  const login = await logIn(visit, { email, password, isToStay: false })
  return { ok: true, result: { isLoggedIn: login.ok } }
}
