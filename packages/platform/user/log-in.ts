import { EmailAddress } from '@welt/contract/entity/email-address.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Answer, fail } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import { limitVisitor } from '../limit/limit-visitor.ts'
import { tooOften } from '../limit/too-often.ts'
import { startSession } from '../session/start-session.ts'
import { customerRepo } from './customer-repo.ts'
import { tokenAnswer } from './token-answer.ts'
import type { UserSurroundings } from './user-surroundings.ts'

/**
 * Gives out tokens for the right password. Whether nobody has the address, or the customer has no password, or it is
 * another one: the work is the same, and so is the answer.
 */
export async function logInCustomer(
  { database, clock, passwords, guard, limiter, settings }: UserSurroundings,
  { username, password }: { username: string; password: string },
  context: RequestContext,
): Promise<Answer<string>> {
  const { request, storeView, clientAddress } = context
  const refusal = limitVisitor(limiter, settings.limits.logins, context)
  if (refusal) return refusal

  const email = EmailAddress.safeParse(username)
  const account = email.success ? email.data : username.toLowerCase()
  const found = email.success ? await customerRepo.credentials(database, email.data) : undefined
  const stored = found?.passwordHash ?? undefined
  const checked = await guard.attempt({ account, address: clientAddress }, () => passwords.check(password, stored))
  if (!checked.ok) return tooOften(checked)
  const { isRight, renewed } = checked.value
  if (!found || !stored || !isRight) return fail(401, errorText.wrongLogin)

  if (renewed) await customerRepo.renewHash(database, found.id, { known: stored, renewed })
  const start = { customerId: found.id, storeCode: storeView.storeCode, now: clock(), settings: settings.session }
  const tokens = await database.transaction((tx) => startSession(tx, start))
  return tokenAnswer(tokens, request.headers, settings.session)
}
