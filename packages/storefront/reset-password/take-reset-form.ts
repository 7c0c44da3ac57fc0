import { brokenPasswordRules } from '@welt/domain/session/password-rules.ts'
import { emailFault } from '../field/personal-faults.ts'
import type { TakeForm } from '../form/take-form.ts'
import type { Shop } from '../store-view/shop.ts'
import { faultOf } from './fault-of.ts'
import { type Fault, resetPath } from './reset-query.ts'

/** Both forms of the page, sent without JavaScript: the one with a token sets the password, the other asks for the letter. */
export const takeResetForm = (async (shop, fields) => {
  const given = (name: string) => fields.get(name) ?? ''
  const token = given('token')
  const email = given('email')
  if (emailFault(email)) return resetPath({ token, outcome: 'email' })
  if (token === '') return resetPath({ token, outcome: (await sendLetter(shop, email)) ?? 'sent' })

  const password = given('password')
  if (brokenPasswordRules(password, email).length > 0) return resetPath({ token, outcome: 'password' })
  if (password !== given('repeat')) return resetPath({ token, outcome: 'different' })
  const body = { email, newPassword: password, resetToken: token }
  const answer = await shop.api.call<true>('/api/user/create-password', { body })
  return answer.ok ? resetPath({ token: '', outcome: 'done' }) : resetPath({ token, outcome: faultOf(answer) })
}) satisfies TakeForm

async function sendLetter(shop: Shop, email: string): Promise<Fault | undefined> {
  const answer = await shop.api.call<true>('/api/user/reset-password', { body: { email } })
  return answer.ok ? undefined : faultOf(answer)
}
