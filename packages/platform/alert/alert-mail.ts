import { cancelStockAlert, confirmStockAlert } from '@welt/contract/api/stock-alert.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { shopLink } from '../mail/shop-link.ts'
import { shopMail } from '../mail/shop-mail.ts'
import type { AlertArticle } from './alert-article.ts'
import { alertWords } from './alert-words.ts'

interface Writing {
  email: string
  storeView: StoreView
  publicUrl: string
  article: AlertArticle
}

/** Asks whether it was really the reader. */
export function alertConfirmMail(
  { email, storeView, publicUrl, article }: Writing,
  { token, tokenHash }: { token: string; tokenHash: string },
): QueuedMail {
  const words = alertWords[writtenLanguage(storeView.i18n)].confirmMail
  const envelope = {
    key: `stock-alert-confirm:${tokenHash.slice(0, 32)}`,
    kind: 'stock-alert-confirm',
    to: email,
    subject: words.subject(article.name),
    storeView,
  } as const
  return shopMail(envelope, {
    title: words.title,
    greeting: words.greeting,
    paragraphs: [words.question, articleText(article), words.promise],
    link: { label: words.link, url: shopLink(publicUrl, storeView, confirmStockAlert.path, { token }) },
    footer: [
      words.footer,
      { label: words.cancel, url: shopLink(publicUrl, storeView, cancelStockAlert.path, { token }) },
    ],
  })
}

/** The one mail that was asked for. */
export function alertMail({ email, storeView, article }: Omit<Writing, 'publicUrl'>, alertId: number): QueuedMail {
  const words = alertWords[writtenLanguage(storeView.i18n)].alertMail
  const envelope = {
    key: `stock-alert:${alertId}`,
    kind: 'stock-alert',
    to: email,
    subject: words.subject(article.name),
    storeView,
  } as const
  return shopMail(envelope, {
    title: words.title,
    greeting: words.greeting,
    paragraphs: [words.news, articleText(article), words.hurry],
    link: { label: words.link, url: article.url },
    footer: [words.footer],
  })
}

function articleText({ name, options }: AlertArticle): string {
  return options === '' ? name : `${name}\n${options}`
}
