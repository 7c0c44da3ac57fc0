import type { Order } from '@welt/contract/entity/order.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { toCents } from '@welt/domain/money/cents.ts'
import type { OrderEntry } from '@welt/platform/order/order-repo.ts'
import { plainText } from '../command/plain-text.ts'
import { showAmount } from '../command/show-amount.ts'
import { showMoment } from '../command/show-moment.ts'

/** One line of a list: number, date, state and total, and nobody's name. */
export function describeEntry(entry: OrderEntry, storeViews: readonly StoreView[]): string {
  const currency = storeViews.find(({ storeId }) => storeId === entry.storeId)?.i18n.currencyCode
  const total = [showAmount(entry.grandTotal), currency].join(' ').trim()
  return [entry.number, showMoment(entry.createdAt), entry.status.padEnd('processing'.length), total].join('  ')
}

/** An order for a terminal: what a merchant needs to find its payment. Addresses are left where they are. */
export function describeOrder(order: Order): string {
  const currency = plainText(order.order_currency_code)
  const amount = (euros: number) => `${showAmount(toCents(euros))} ${currency}`
  const { discount_amount, shipping_incl_tax, shipping_amount, coupon_code, payment } = order
  const coupon = coupon_code === undefined ? '' : ` (${plainText(coupon_code)})`
  return [
    `${order.increment_id}  ${showMoment(order.created_at)}  ${order.status}`,
    `  ${plainText(`${order.customer_firstname} ${order.customer_lastname}`)}`,
    ...order.items
      .filter(({ parent_item_id }) => parent_item_id === undefined)
      .map((item) => describeItem(item, amount)),
    ...(discount_amount === 0 ? [] : [`  Discount${coupon}: ${amount(discount_amount)}`]),
    `  Shipping: ${amount(shipping_incl_tax ?? shipping_amount)}`,
    `  Total: ${amount(order.grand_total)}, due: ${amount(order.total_due)}`,
    `  Payment: ${plainText(payment.additional_information[0] ?? payment.method)}`,
  ].join('\n')
}

function describeItem(item: Order['items'][number], amount: (euros: number) => string): string {
  const chosen = (item.options ?? []).map(({ label, value }) => `${label} ${value}`)
  const name = plainText([item.name, ...chosen].join(', '))
  return `  ${item.qty_ordered} × ${name} (${plainText(item.sku)}): ${amount(item.row_total_incl_tax)}`
}
