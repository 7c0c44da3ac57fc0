import { outboxRepo } from '../mail/outbox-repo.ts'
import { sessionRepo } from '../session/session-repo.ts'
import type { Queryable } from '../storage/database.ts'
import { customerRepo } from './customer-repo.ts'
import { passwordResetRepo } from './password-reset-repo.ts'
import { type LetterOccasion, passwordChangedMail } from './user-mail.ts'

/** A new password: every session ends, every link for another one is void, and the customer is told by letter. */
export async function setPassword(tx: Queryable, occasion: LetterOccasion, passwordHash: string): Promise<void> {
  const { customer, now } = occasion
  const moment = new Date(now).toISOString()
  await customerRepo.setPassword(tx, customer.id, passwordHash, moment)
  await sessionRepo.revokeAllOf(tx, customer.id, moment)
  await passwordResetRepo.removeAllOf(tx, customer.id)
  await outboxRepo.add(tx, passwordChangedMail(occasion), now)
}
