import type { OrderAddress } from '@welt/contract/entity/order.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { orderNumber } from '@welt/domain/order/order-number.ts'
import type { Letter } from '../mail/letter-content.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import { confirmationWords } from './confirmation-words.ts'
import type { OrderFacts } from './order-document.ts'
import type { OrderText } from './order-texts.ts'

export interface ConfirmationSettings {
  /** Of the shop, for links: never taken from a request. */
  publicUrl: string
  /** When the parcel comes, in words. */
  deliveryTime: Readonly<Record<StoreView['i18n']['defaultLanguage'], string>>
}

/**
 * The letter that the law asks for: that the order has arrived, and the whole contract on something that lasts (§ 312i and
 * § 312f BGB). It is written in the order's own transaction; there is no order without it.
 */
export function confirmationMail(
  facts: OrderFacts,
  texts: readonly OrderText[],
  settings: ConfirmationSettings,
): QueuedMail {
  const { storeView, billing } = facts
  const { defaultLanguage: language } = storeView.i18n
  const number = orderNumber(facts.entityId)
  const subject = confirmationWords[language].subject(number, storeView.name)
  // What a lawyer cannot miss goes along as it was; the privacy text is kept, but nobody has to be sent it.
  const enclosed = texts.filter(({ kind }) => kind !== 'privacy')
  const envelope = {
    key: `order-placed:${facts.entityId}`,
    kind: 'order-placed',
    to: billing.email ?? '',
    subject,
    storeView,
  } as const
  return {
    ...shopMail(envelope, { ...writeLetter(facts, enclosed, settings), title: subject }),
    enclosed: enclosed.map(({ identifier, hash }) => ({
      name: `${identifier.replaceAll(/[^a-z0-9-]+/gi, '-')}.html`,
      language,
      hash,
    })),
  }
}

type Content = Parameters<typeof shopMail>[1]

function writeLetter(facts: OrderFacts, enclosed: readonly OrderText[], settings: ConfirmationSettings): Content {
  const { storeView, billing, payment, quote } = facts
  const { defaultLanguage: language } = storeView.i18n
  const words = confirmationWords[language]
  const withdrawal = enclosed.find(({ kind }) => kind === 'withdrawal')
  return {
    greeting: words.greeting(`${billing.firstname} ${billing.lastname}`),
    paragraphs: [words.thanks, words.received(orderNumber(facts.entityId))],
    table: goodsTable(facts),
    sections: [
      ...(facts.shipping ? [{ title: words.delivery, paragraphs: [addressText(facts.shipping, language)] }] : []),
      { title: words.billing, paragraphs: [addressText(billing, language)] },
      { title: words.payment, paragraphs: [payment.title, ...instructions(facts)] },
      ...(quote.isVirtual ? [] : [{ title: words.deliveryTime, paragraphs: [settings.deliveryTime[language]] }]),
      ...(enclosed.length === 0
        ? []
        : [{ title: words.texts, paragraphs: [words.textsBelow(enclosed.map(({ title }) => title).join(', '))] }]),
    ],
    footer: [
      words.why,
      ...(withdrawal
        ? [{ label: withdrawal.title, url: `${settings.publicUrl}${storeView.url}/${withdrawal.identifier}` }]
        : []),
    ],
  }
}

function goodsTable({ storeView, quote }: OrderFacts): NonNullable<Letter['table']> {
  const { lines, totals, couponCode } = quote
  const words = confirmationWords[storeView.i18n.defaultLanguage]
  const price = (cents: number) => formatPrice(cents, storeView.i18n)
  return {
    head: [words.article, words.quantity, words.amount],
    rows: lines.map((line) => [
      [line.name, line.sku, ...line.options.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
      String(line.qty),
      price(line.rowGross),
    ]),
    sums: [
      { label: words.subtotal, amount: price(totals.subtotalGross) },
      ...(totals.discount > 0
        ? [{ label: words.discount(couponCode ?? undefined), amount: price(0 - totals.discount) }]
        : []),
      ...(quote.isVirtual
        ? []
        : [{ label: words.shipping, amount: totals.shippingGross === 0 ? words.free : price(totals.shippingGross) }]),
      { label: words.total, amount: price(totals.grandTotal), isTotal: true },
      ...totals.taxByRate.map(({ percent, tax }) => ({
        label: words.tax(String(percent).replace('.', storeView.i18n.decimalSeparator)),
        amount: price(tax),
      })),
    ],
  }
}

function instructions({ payment, quote, storeView, entityId }: OrderFacts): string[] {
  if (payment.instructions === undefined) return []
  const words = {
    amount: formatPrice(quote.totals.grandTotal, storeView.i18n),
    number: orderNumber(entityId),
    shop: storeView.name,
  }
  return [payment.instructions.replaceAll(/\{(amount|number|shop)\}/g, (_, name: keyof typeof words) => words[name])]
}

function addressText(address: OrderAddress, language: Letter['language']): string {
  const { company, firstname, lastname, street, postcode, city, country_id, telephone, vat_id } = address
  const lines = [
    company,
    `${firstname} ${lastname}`,
    street.join(' '),
    `${postcode} ${city}`,
    countryName(country_id, language),
    telephone,
    vat_id,
  ]
  return lines.filter(Boolean).join('\n')
}

/** Making one takes longer than a letter. */
const countryNamesIn = {
  de: new Intl.DisplayNames('de', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}
const known = { de: new Map<string, string>(), en: new Map<string, string>() }

/** Asking for the name takes as long as all the rest of an address; there are not many countries. */
function countryName(code: string, language: Letter['language']): string {
  const name = known[language].get(code) ?? countryNamesIn[language].of(code) ?? code
  known[language].set(code, name)
  return name
}
