import { cancelStockAlert, confirmStockAlert } from '@welt/contract/api/stock-alert.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { letter } from '../mail/letter.ts'
import type { OutgoingMail } from '../mail/outgoing-mail.ts'
import { shopLink } from '../mail/shop-link.ts'
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
): OutgoingMail {
  const language = storeView.i18n.defaultLanguage
  const words = alertWords[language].confirmMail
  return {
    key: `stock-alert-confirm:${tokenHash.slice(0, 32)}`,
    kind: 'stock-alert-confirm',
    storeCode: storeView.storeCode,
    to: email,
    subject: words.subject(article.name),
    ...letter({
      language,
      shopName: storeView.name,
      theme: storeView.theme,
      title: words.title,
      greeting: words.greeting,
      paragraphs: [words.question, articleText(article), words.promise],
      link: { label: words.link, url: shopLink(publicUrl, storeView, confirmStockAlert.path, { token }) },
      footer: [
        words.footer,
        { label: words.cancel, url: shopLink(publicUrl, storeView, cancelStockAlert.path, { token }) },
      ],
    }),
  }
}

/** The one mail that was asked for. */
export function alertMail({ email, storeView, article }: Omit<Writing, 'publicUrl'>, alertId: number): OutgoingMail {
  const language = storeView.i18n.defaultLanguage
  const words = alertWords[language].alertMail
  return {
    key: `stock-alert:${alertId}`,
    kind: 'stock-alert',
    storeCode: storeView.storeCode,
    to: email,
    subject: words.subject(article.name),
    ...letter({
      language,
      shopName: storeView.name,
      theme: storeView.theme,
      title: words.title,
      greeting: words.greeting,
      paragraphs: [words.news, articleText(article), words.hurry],
      link: { label: words.link, url: article.url },
      footer: [words.footer],
    }),
  }
}

function articleText({ name, options }: AlertArticle): string {
  return options === '' ? name : `${name}\n${options}`
}
