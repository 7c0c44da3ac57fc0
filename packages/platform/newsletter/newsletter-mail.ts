import { confirmNewsletter, endNewsletter } from '@welt/contract/api/newsletter.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { shopLink } from '../mail/shop-link.ts'
import { shopMail } from '../mail/shop-mail.ts'
import { newsletterWords } from './newsletter-words.ts'

interface Writing {
  email: string
  storeView: StoreView
  publicUrl: string
}

/** Asks whether it was really the reader. It advertises nothing, because nobody has agreed to that yet (§ 7 UWG). */
export function confirmMail(
  { email, storeView, publicUrl }: Writing,
  { token, tokenHash }: { token: string; tokenHash: string },
): QueuedMail {
  const words = newsletterWords[writtenLanguage(storeView.i18n)].confirmMail
  const envelope = {
    key: `newsletter-confirm:${tokenHash.slice(0, 32)}`,
    kind: 'newsletter-confirm',
    to: email,
    subject: words.subject(storeView.name),
    storeView,
  } as const
  return shopMail(envelope, {
    title: words.title,
    greeting: words.greeting,
    paragraphs: words.paragraphs(storeView.name),
    link: { label: words.link, url: shopLink(publicUrl, storeView, confirmNewsletter.path, { token }) },
    footer: [words.footer],
  })
}

/** Says that it worked, and brings what was promised for it. */
export function welcomeMail(
  { email, storeView, publicUrl }: Writing,
  { key, unsubscribeToken, couponCode }: { key: string; unsubscribeToken: string; couponCode: string | null },
): QueuedMail {
  const words = newsletterWords[writtenLanguage(storeView.i18n)].welcomeMail
  const unsubscribeUrl = shopLink(publicUrl, storeView, endNewsletter.path, { token: unsubscribeToken })
  const envelope = {
    key: `newsletter-welcome:${key}`,
    kind: 'newsletter-welcome',
    to: email,
    subject: words.subject(storeView.name),
    storeView,
  } as const
  const mail = shopMail(envelope, {
    title: words.title,
    greeting: words.greeting,
    paragraphs: [words.thanks(storeView.name), ...(couponCode === null ? [] : [words.coupon(couponCode)])],
    link: { label: words.link, url: shopLink(publicUrl, storeView, '/') },
    footer: [words.footer(storeView.name), { label: words.unsubscribe, url: unsubscribeUrl }],
  })
  return { ...mail, unsubscribeUrl }
}
