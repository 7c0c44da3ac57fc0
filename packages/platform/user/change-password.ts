import { errorText } from '@welt/contract/error-text.ts'
import { type Answer, fail, ok } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import { tooOften } from '../limit/too-often.ts'
import type { Queryable } from '../storage/database.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { customerRepo } from './customer-repo.ts'
import { setPassword } from './set-password.ts'
import type { UserSurroundings } from './user-surroundings.ts'
import { weakPasswordText } from './weak-password-text.ts'

/** Sets a new password for who knows the old one. */
export async function changeOwnPassword(
  surroundings: UserSurroundings,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  context: RequestContext,
): Promise<Answer<true>> {
  const { database, clock, passwords, publicUrl, readVisitor, onMail } = surroundings
  const visitor = await readVisitor(context)
  if (visitor.kind !== 'customer') return fail(401, errorText.notAuthorized)
  const weak = weakPasswordText(newPassword, visitor.email)
  if (weak) return fail(400, weak)

  const checked = await checkOwnPassword(surroundings, visitor, currentPassword, context)
  if (!checked.ok) return tooOften(checked)
  const { customer } = checked
  const known = customer?.passwordHash
  if (!customer || !known) return fail(400, errorText.wrongCurrentPassword)

  const hashed = await passwords.hash(newPassword)
  if (!hashed.ok) return tooOften(hashed)
  const occasion = { customer, storeView: context.storeView, publicUrl, now: clock() }
  const change = async (tx: Queryable) => {
    const isStillRight = await customerRepo.holdPassword(tx, customer.id, { known })
    if (isStillRight) await setPassword(tx, occasion, hashed.value)
    return isStillRight
  }
  if (!(await database.transaction(change, { isolation: 'read committed' })))
    return fail(400, errorText.wrongCurrentPassword)
  onMail()
  return ok<true>(true)
}
