import { mailText, type sendEmail } from '@welt/contract/api/mail.ts'
import { EmailAddress } from '@welt/contract/entity/email-address.ts'
import type { z } from 'zod'

type Given = z.output<NonNullable<(typeof sendEmail)['body']>>

/** A visitor's letter to the shop, with nothing left to doubt. */
export interface VisitorLetter {
  from: string
  to: string
  subject: string
  text: string
  wantsReceipt: boolean
}

/** Reads what a visitor sent, or says what is wrong with it in the words of the field. */
export function checkLetter(
  given: Given,
  contactAddresses: readonly string[],
): { letter: VisitorLetter } | { fault: string } {
  const sourceAddress = given.sourceAddress?.trim()
  const targetAddress = given.targetAddress?.trim()
  if (!sourceAddress) return { fault: mailText.noSource }
  if (!targetAddress) return { fault: mailText.noTarget }
  const from = EmailAddress.safeParse(sourceAddress)
  if (!from.success) return { fault: mailText.wrongSource }
  const to = contactAddresses.find((one) => one.toLowerCase() === targetAddress.toLowerCase())
  if (to === undefined) return { fault: mailText.foreignTarget(targetAddress.slice(0, 254)) }
  const subject = given.subject?.trim()
  const text = given.emailText?.trim()
  if (!subject) return { fault: mailText.noSubject }
  if (!text) return { fault: mailText.noText }
  const wantsReceipt = Boolean(given.confirmation) && given.confirmation !== 'false'
  return { letter: { from: from.data, to, subject, text, wantsReceipt } }
}
