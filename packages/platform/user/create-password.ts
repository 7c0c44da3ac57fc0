import { EmailAddress } from '@welt/contract/entity/email-address.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Answer, fail, ok } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import { tooOften } from '../limit/too-often.ts'
import { hashToken } from '../token/secret-token.ts'
import { type Credentials, customerRepo } from './customer-repo.ts'
import { inErrorMessage } from './in-error-message.ts'
import { passwordResetRepo } from './password-reset-repo.ts'
import { setPassword } from './set-password.ts'
import type { UserSurroundings } from './user-surroundings.ts'
import { weakPasswordText } from './weak-password-text.ts'

export interface NewPassword {
  email?: string | null | undefined
  resetToken?: string | null | undefined
  newPassword?: string | null | undefined
}

/** Sets a password with the token of a link, once. Nothing is hashed for somebody without such a token. */
export async function createPasswordByLink(
  { database, clock, passwords, publicUrl, onMail }: UserSurroundings,
  { email, resetToken, newPassword }: NewPassword,
  { storeView }: Pick<RequestContext, 'storeView'>,
): Promise<Answer<true>> {
  if (!email) return fail(400, 'email not provided')
  if (!resetToken) return fail(400, 'resetToken not provided')
  if (!newPassword) return fail(400, 'newPassword not provided')
  const weak = weakPasswordText(newPassword, email)
  if (weak) return inErrorMessage(fail(400, weak))

  const now = clock()
  const moment = new Date(now).toISOString()
  const hash = hashToken(resetToken.trim())
  const owner = await passwordResetRepo.customerOf(database, hash, moment)
  const customer = owner === undefined ? undefined : await ownerWithAddress(email)
  if (!customer || customer.id !== owner) return inErrorMessage(fail(400, errorText.invalidResetToken))

  const hashed = await passwords.hash(newPassword)
  if (!hashed.ok) return tooOften(hashed)
  const isDone = await database.transaction(async (tx) => {
    if (!(await passwordResetRepo.take(tx, hash, moment))) return false
    await setPassword(tx, { customer, storeView, publicUrl, now }, hashed.value)
    return true
  })
  if (!isDone) return inErrorMessage(fail(400, errorText.invalidResetToken))
  onMail()
  return ok<true>(true)

  async function ownerWithAddress(text: string): Promise<Credentials | undefined> {
    const address = EmailAddress.safeParse(text)
    return address.success ? customerRepo.credentials(database, address.data) : undefined
  }
}
