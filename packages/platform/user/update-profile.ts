import type { Profile } from '@welt/contract/api/user.ts'
import type { ProfileChange } from '@welt/contract/entity/customer-request.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Answer, type Failure, fail, ok } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import { tooOften } from '../limit/too-often.ts'
import { applyProfileChange, type ProfileRefusal } from './apply-profile-change.ts'
import { type CustomerVisitor, checkOwnPassword } from './check-own-password.ts'
import type { UserSurroundings } from './user-surroundings.ts'
import { withGroupToken } from './with-group-token.ts'

export interface ProfileRequest {
  customer: ProfileChange
  currentPassword?: string | null | undefined
}

const refusals: Readonly<Record<ProfileRefusal, Failure>> = {
  gone: fail(401, errorText.notAuthorized),
  'wrong password': fail(400, errorText.wrongCurrentPassword),
  'foreign address': fail(403, errorText.foreignAddress),
  'e-mail taken': fail(400, errorText.emailTaken),
}

/** Changes what customers may change of themselves. */
export async function updateOwnProfile(
  surroundings: UserSurroundings,
  { customer: change, currentPassword }: ProfileRequest,
  context: RequestContext,
): Promise<Answer<Profile>> {
  const visitor = await surroundings.readVisitor(context)
  if (visitor.kind !== 'customer') return fail(401, errorText.notAuthorized)
  const { customerId } = visitor
  if (change.id !== undefined && change.id !== customerId) {
    return fail(400, 'customer.id: is not the id of this customer')
  }
  const isNewEmail = change.email !== undefined && change.email !== visitor.email
  const checked = isNewEmail ? await checkForNewEmail(surroundings, visitor, currentPassword, context) : {}
  if ('failure' in checked) return checked.failure

  const { passwordHash } = checked
  const own = { customerId, change, passwordHash, storeView: context.storeView }
  const changed = await applyProfileChange(surroundings, own)
  if (!changed.ok) return refusals[changed.reason]
  if (isNewEmail) surroundings.onMail()
  return ok(await withGroupToken(surroundings, changed.customer))
}

/** Who has only found a token must not be able to take an account over: a new address needs the password. */
async function checkForNewEmail(
  surroundings: UserSurroundings,
  visitor: CustomerVisitor,
  currentPassword: string | null | undefined,
  context: RequestContext,
): Promise<{ passwordHash?: string } | { failure: Failure }> {
  if (!currentPassword) return { failure: fail(400, errorText.emailNeedsPassword) }
  const { limiter, settings } = surroundings
  const admission = limiter.take(settings.limits.emailChanges, String(visitor.customerId))
  if (!admission.ok) return { failure: tooOften(admission) }
  const checked = await checkOwnPassword(surroundings, visitor, currentPassword, context)
  if (!checked.ok) return { failure: tooOften(checked) }
  const passwordHash = checked.customer?.passwordHash
  return passwordHash ? { passwordHash } : { failure: refusals['wrong password'] }
}
