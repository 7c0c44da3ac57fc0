import { createHash } from 'node:crypto'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import type { VisitorLetter } from './check-letter.ts'
import type { QueuedMail } from './queued-mail.ts'
import { shopMail } from './shop-mail.ts'

const words = {
  de: {
    from: (address: string) => `Nachricht von ${address} über das Kontaktformular:`,
    subject: (shop: string) => `Ihre Nachricht an ${shop}`,
    title: 'Wir haben Ihre Nachricht erhalten',
    greeting: 'Guten Tag,',
    thanks: 'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen, und wir antworten Ihnen so bald wie möglich.',
    footer:
      'Sie erhalten diese Bestätigung, weil Ihre Adresse in unser Kontaktformular eingetragen wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
  },
  en: {
    from: (address: string) => `Message from ${address} by the contact form:`,
    subject: (shop: string) => `Your message to ${shop}`,
    title: 'We have received your message',
    greeting: 'Hello,',
    thanks: 'thank you for your message. It has reached us, and we will answer as soon as possible.',
    footer:
      'You get this receipt because your address was entered into our contact form. If it was not you, there is nothing to do.',
  },
} as const

/** What a visitor wrote, as plain text: it goes to the shop alone, and answering it answers the visitor. */
export function contactMail({ from, to, subject, text }: VisitorLetter, storeView: StoreView, key: string): QueuedMail {
  return {
    key: `contact:${key}`,
    kind: 'contact',
    storeCode: storeView.storeCode,
    to,
    replyTo: from,
    subject: subject.slice(0, 200),
    content: `${words[writtenLanguage(storeView.i18n)].from(from)}\n\n${text}\n`,
  }
}

/** Says that it arrived, in words that are always the same, once a day: nobody can send others a text of their own with it. */
export function contactReceipt({ from }: VisitorLetter, storeView: StoreView, now: number): QueuedMail {
  const { subject, title, greeting, thanks, footer } = words[writtenLanguage(storeView.i18n)]
  const today = new Date(now).toISOString().slice(0, 10)
  const reader = createHash('sha256').update(`${storeView.storeCode} ${today} ${from}`).digest('hex').slice(0, 32)
  const envelope = {
    key: `contact-receipt:${reader}`,
    kind: 'contact-receipt',
    to: from,
    subject: subject(storeView.name),
    storeView,
  } as const
  return shopMail(envelope, { title, greeting, paragraphs: [thanks], footer: [footer] })
}
