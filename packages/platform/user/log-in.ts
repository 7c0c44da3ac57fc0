import { EmailAddress } from '@welt/contract/entity/email-address.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Answer, fail } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import { limitVisitor } from '../limit/limit-visitor.ts'
import { tooOften } from '../limit/too-often.ts'
import { startSession } from '../session/start-session.ts'
import type { Queryable } from '../storage/database.ts'
import { customerRepo } from './customer-repo.ts'
import { tokenAnswer } from './token-answer.ts'
import type { UserSurroundings } from './user-surroundings.ts'

/** The second is for a login that another one has overtaken by renewing the hash of the same password. */
const mostChecks = 2

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
  for (let checks = 0; checks < mostChecks; checks++) {
    const found = email.success ? await customerRepo.credentials(database, email.data) : undefined
    const stored = found?.passwordHash ?? undefined
    const checked = await guard.attempt({ account, address: clientAddress }, () => passwords.check(password, stored))
    if (!checked.ok) return tooOften(checked)
    const { isRight, ...renewal } = checked.value
    if (!found || !stored || !isRight) break

    const start = { customerId: found.id, storeCode: storeView.storeCode, now: clock(), settings: settings.session }
    const begin = async (tx: Queryable) => {
      const isStillRight = await customerRepo.holdPassword(tx, found.id, { known: stored, ...renewal })
      return isStillRight ? startSession(tx, start) : undefined
    }
    // Many devices of one customer log in at the same moment: each waits its turn instead of starting again.
    const tokens = await database.transaction(begin, { isolation: 'read committed' })
    if (tokens) return tokenAnswer(tokens, request.headers, settings.session)
  }
  return fail(401, errorText.wrongLogin)
}
