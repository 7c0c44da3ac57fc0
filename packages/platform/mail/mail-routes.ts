import { getMailToken, mailText, sendEmail, sendTransactionEmail } from '@welt/contract/api/mail.ts'
import { fail, ok } from '../http/envelope.ts'
import type { RequestContext, Routes } from '../http/request-context.ts'
import { createRoutes, route } from '../http/route.ts'
import { limitVisitor } from '../limit/limit-visitor.ts'
import type { RateLimiter } from '../limit/rate-limiter.ts'
import type { Database } from '../storage/database.ts'
import { hashToken, newToken } from '../token/secret-token.ts'
import { checkLetter } from './check-letter.ts'
import { contactMail, contactReceipt } from './contact-mail.ts'
import { type MailServiceSettings, mailRules } from './mail-settings.ts'
import { mailTokenRepo } from './mail-token-repo.ts'
import { outboxRepo } from './outbox-repo.ts'
import { repeatOrderMail } from './repeat-order-mail.ts'

/** As much of a visitor as the mail service looks at; the session's reader gives more. */
type Writer = { kind: 'guest' } | { kind: 'expired' } | { kind: 'customer'; customerId: number; email: string }

export interface MailRoutesOptions {
  database: Database
  clock: () => number
  limiter: RateLimiter
  readVisitor: (context: RequestContext) => Promise<Writer>
  settings: MailServiceSettings
  /** Called when a mail was written, so that it need not wait for its turn. */
  onMail?: () => void
}

export function mailRoutes(options: MailRoutesOptions): Routes {
  const { database, clock, limiter, readVisitor, settings, onMail = () => {} } = options

  return createRoutes(
    route(getMailToken, async ({ context }) => {
      const refusal = limitVisitor(limiter, mailRules.tokens, context)
      if (refusal) return refusal
      const token = newToken()
      await mailTokenRepo.add(database, hashToken(token), clock() + mailRules.tokenMs)
      return ok(token)
    }),

    route(sendEmail, async ({ body, context }) => {
      const checked = checkLetter(body, settings.contactAddresses)
      if ('fault' in checked) return fail(400, checked.fault)
      const refusal = limitVisitor(limiter, mailRules.letters, context)
      if (refusal) return refusal
      const { letter } = checked
      const { storeView } = context
      const now = clock()
      const hash = hashToken(body.token ?? '')
      // The token is used up with the letter that it brings, and with no other.
      const isWritten = await database.transaction(async (tx) => {
        if (!(await mailTokenRepo.redeem(tx, hash, now))) return false
        await outboxRepo.add(tx, contactMail(letter, storeView, hash.slice(0, 32)), now)
        if (letter.wantsReceipt) await outboxRepo.add(tx, contactReceipt(letter, storeView, now), now)
        return true
      })
      if (!isWritten) return fail(400, mailText.notAuthorized)
      onMail()
      return ok('OK' as const)
    }),

    route(sendTransactionEmail, async ({ body, context }) => {
      const { errors } = sendTransactionEmail
      const visitor = await readVisitor(context)
      if (visitor.kind !== 'customer') return fail(401, errors[401])
      const refusal = limitVisitor(limiter, mailRules.transactions, context)
      if (refusal) return refusal
      const isWritten = await repeatOrderMail(database, { ...visitor, orderId: body.order_id }, clock())
      if (!isWritten) return fail(404, errors[404])
      onMail()
      return ok('OK' as const)
    }),
  )
}
