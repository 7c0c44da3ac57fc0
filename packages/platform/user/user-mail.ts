import { randomUUID } from 'node:crypto'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { shopLink } from '../mail/shop-link.ts'
import { shopMail } from '../mail/shop-mail.ts'
import type { Credentials } from './customer-repo.ts'
import { CustomerDocument } from './customer-row.ts'
import { userMailWords } from './user-mail-words.ts'

export interface LetterOccasion {
  customer: Pick<Credentials, 'id' | 'email' | 'document'>
  storeView: StoreView
  publicUrl: string
  now: number
}

/** The link carries the token alone: an e-mail address in it would stand in histories and logs. */
export function resetMail(occasion: LetterOccasion, { token, minutes }: { token: string; minutes: number }) {
  const { storeView, publicUrl } = occasion
  const words = wordsOf(occasion)
  return write(occasion, 'password-reset', {
    subject: words.resetSubject(storeView.name),
    paragraphs: [words.resetAsked, words.resetUntil(minutes), words.resetNotYou],
    link: { label: words.resetLink, url: shopLink(publicUrl, storeView, '/resetpassword', { token }) },
  })
}

export function passwordChangedMail(occasion: LetterOccasion): QueuedMail {
  const words = wordsOf(occasion)
  return write(occasion, 'password-changed', {
    subject: words.passwordChangedSubject(occasion.storeView.name),
    paragraphs: [words.passwordChanged, words.loggedOut, words.notYou],
  })
}

/** Goes to the address that was the customer's until now. The new one is not in it: this reader may be somebody else. */
export function emailChangedMail(occasion: LetterOccasion): QueuedMail {
  const words = wordsOf(occasion)
  return write(occasion, 'email-changed', {
    subject: words.emailChangedSubject(occasion.storeView.name),
    paragraphs: [words.emailChanged, words.notYou],
  })
}

interface Content {
  subject: string
  paragraphs: string[]
  link?: { label: string; url: string }
}

function write(occasion: LetterOccasion, kind: QueuedMail['kind'], { subject, ...content }: Content): QueuedMail {
  const { customer, storeView } = occasion
  const { firstname, lastname } = CustomerDocument.parse(JSON.parse(customer.document))
  const words = wordsOf(occasion)
  const envelope = { key: `${kind}:${customer.id}:${randomUUID()}`, kind, to: customer.email, subject, storeView }
  return shopMail(envelope, {
    title: subject,
    greeting: words.greeting(`${firstname} ${lastname}`),
    ...content,
    footer: [words.why(storeView.name)],
  })
}

function wordsOf({ storeView }: LetterOccasion) {
  return userMailWords[writtenLanguage(storeView.i18n)]
}
