import type { Order } from '@welt/contract/entity/order.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import { type Cents, toCents } from '@welt/domain/money/cents.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { formatRate } from '@welt/domain/money/format-rate.ts'
import { addressLines } from '@welt/domain/order/address-lines.ts'
import { type OrderSum, orderedItems, orderSums } from '@welt/domain/order/order-sums.ts'
import type { Letter, LetterTable } from '../mail/letter-content.ts'
import { shopLink } from '../mail/shop-link.ts'
import { orderLetterWords } from './order-letter-words.ts'
import type { OrderText } from './order-texts.ts'

interface Surroundings {
  storeView: StoreView
  /** Of the shop, for links: never taken from a request. */
  publicUrl: string
}

interface Content extends Omit<Letter, 'language' | 'shopName' | 'theme'> {
  title: string
}

/**
 * The letter that the law asks for: that the order has arrived, and the whole contract on something that lasts (§ 312i and
 * § 312f BGB). It says what the order says, and lists the texts that go along.
 */
export function orderLetter(
  order: Order,
  enclosed: readonly Omit<OrderText, 'content'>[],
  { storeView, publicUrl }: Surroundings,
): Content {
  const language = writtenLanguage(storeView.i18n)
  const words = orderLetterWords[language]
  const { billing_address: billing, payment } = order
  const { shipping_assignments, delivery_time } = order.extension_attributes
  const titles = enclosed.map(({ title }) => title).join(', ')
  const withdrawal = enclosed.find(({ kind }) => kind === 'withdrawal')
  return {
    title: words.subject(order.increment_id, storeView.name),
    greeting: words.greeting(`${billing.firstname} ${billing.lastname}`),
    paragraphs: [words.thanks, words.received(order.increment_id)],
    table: goodsTable(order, storeView),
    sections: [
      ...(order.is_virtual === true
        ? []
        : shipping_assignments.map(({ shipping }) => ({
            title: words.delivery,
            paragraphs: [addressLines(shipping.address, language).join('\n')],
          }))),
      { title: words.billing, paragraphs: [addressLines(billing, language).join('\n')] },
      { title: words.payment, paragraphs: payment.additional_information },
      ...(delivery_time === undefined ? [] : [{ title: words.deliveryTime, paragraphs: [delivery_time] }]),
      ...(titles === '' ? [] : [{ title: words.texts, paragraphs: [words.textsBelow(titles)] }]),
    ],
    footer: [
      words.why,
      ...(withdrawal
        ? [{ label: withdrawal.title, url: shopLink(publicUrl, storeView, `/${withdrawal.identifier}`) }]
        : []),
    ],
  }
}

function goodsTable(order: Order, { i18n }: StoreView): LetterTable {
  const words = orderLetterWords[writtenLanguage(i18n)]
  const price = (amount: Cents) => formatPrice(amount, i18n)
  return {
    head: [words.article, words.quantity, words.amount],
    rows: orderedItems(order).map(({ name, sku, options = [], qty_ordered, row_total_incl_tax }) => [
      [name, sku, ...options.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
      String(qty_ordered),
      price(toCents(row_total_incl_tax)),
    ]),
    sums: orderSums(order).map((sum) => ({
      label: sumLabel(sum, i18n),
      amount: sum.kind === 'shipping' && sum.amount === 0 ? words.free : price(sum.amount),
      ...(sum.kind === 'total' && { isTotal: true }),
    })),
  }
}

function sumLabel(sum: OrderSum, i18n: StoreView['i18n']): string {
  const words = orderLetterWords[writtenLanguage(i18n)]
  if (sum.kind === 'discount') return words.discount(sum.coupon)
  if (sum.kind === 'tax') return words.tax(sum.percent === undefined ? undefined : formatRate(sum.percent, i18n))
  return words[sum.kind]
}
