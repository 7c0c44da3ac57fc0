import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, ok } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import { limitVisitor } from '../limit/limit-visitor.ts'
import { tooOften } from '../limit/too-often.ts'
import { outboxRepo } from '../mail/outbox-repo.ts'
import { hashToken, newToken } from '../token/secret-token.ts'
import { customerRepo } from './customer-repo.ts'
import { passwordResetRepo } from './password-reset-repo.ts'
import { resetMail } from './user-mail.ts'
import type { UserSurroundings } from './user-surroundings.ts'

type Asked = Pick<RequestContext, 'storeView' | 'clientAddress'>

/** Writes the letter with the link, if a customer has the address. Nobody learns from the answer, or its time, whether. */
export async function requestReset(
  surroundings: UserSurroundings,
  email: string,
  context: Asked,
): Promise<Answer<true>> {
  const { limiter, settings } = surroundings
  const refusal = limitVisitor(limiter, settings.limits.resetsByAddress, context)
  if (refusal) return refusal
  const admission = limiter.take(settings.limits.resets, email)
  if (!admission.ok) return tooOften(admission)
  await Promise.all([writeLetter(surroundings, email, context), pause(settings.resetAnswerMs)])
  return ok<true>(true)
}

async function writeLetter(surroundings: UserSurroundings, email: string, { storeView }: Asked): Promise<void> {
  const { database, clock, settings, publicUrl, onMail } = surroundings
  const customer = await customerRepo.credentials(database, email)
  if (!customer) return
  const now = clock()
  const token = newToken()
  const reset = {
    hash: hashToken(token),
    customerId: customer.id,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + settings.resetLifetimeMs).toISOString(),
  }
  const minutes = Math.round(settings.resetLifetimeMs / 60_000)
  const mail = resetMail({ customer, storeView, publicUrl, now }, { token, minutes })
  await database.transaction(async (tx) => {
    await passwordResetRepo.add(tx, reset)
    await outboxRepo.add(tx, mail, now)
  })
  onMail()
}
