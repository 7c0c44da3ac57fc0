import type { Order, OrderStatus } from '@welt/contract/entity/order.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { toCents } from '@welt/domain/money/cents.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { orderedItems } from '@welt/domain/order/order-sums.ts'
import { orderDate } from '../order-confirmation/order-date.ts'

/** An order as the account lists it. */
export interface OrderView {
  number: string
  date: string
  amount: string
  status: OrderStatus
  /** What was ordered, in names. */
  goods: string
}

export function orderView(order: Order, i18n: StoreView['i18n'], timeZone: string): OrderView {
  return {
    number: order.increment_id,
    date: orderDate(order, i18n, timeZone),
    amount: formatPrice(toCents(order.grand_total), i18n),
    status: order.status,
    goods: orderedItems(order)
      .map(({ name, qty_ordered: qty }) => (qty > 1 ? `${qty} × ${name}` : name))
      .join(', '),
  }
}

/** "Paging appends and de-duplicates by increment_id": what is ordered meanwhile moves the pages. */
export function withMoreOrders(known: readonly Order[], more: readonly Order[]): Order[] {
  const numbers = new Set(known.map((order) => order.increment_id))
  return [...known, ...more.filter((order) => !numbers.has(order.increment_id))]
}
