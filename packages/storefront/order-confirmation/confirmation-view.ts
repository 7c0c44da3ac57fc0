import type { Order, OrderAddress } from '@welt/contract/entity/order.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { toCents } from '@welt/domain/money/cents.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { formatRate } from '@welt/domain/money/format-rate.ts'
import { type OrderSum, orderedItems, orderSums } from '@welt/domain/order/order-sums.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import { orderDate } from './order-date.ts'

export interface LineView {
  id: number
  name: string
  qty: number
  price: string
  /** What was chosen, and the number of the article. */
  facts: readonly string[]
}

export interface SumView {
  label: MessageKey
  values: Readonly<Record<string, string>>
  /** null: it costs nothing. */
  amount: string | null
  isTotal: boolean
}

export interface ConfirmationView {
  number: string
  date: string
  isCanceled: boolean
  lines: readonly LineView[]
  sums: readonly SumView[]
  /** Nothing of it where nothing is sent. */
  delivery: OrderAddress | undefined
  carrier: string | undefined
  deliveryTime: string | undefined
  payment: readonly string[]
  /** Whether the bank was told who may debit the account. */
  hasMandate: boolean
}

/** The source's name for SEPA direct debit. */
const directDebit = 'payone_debit_payment'

/** An order in full, in the words of a store view. */
export function confirmationView(order: Order, i18n: StoreView['i18n'], timeZone: string): ConfirmationView {
  const { shipping_assignments: parcels, delivery_time: deliveryTime } = order.extension_attributes
  const isSent = order.is_virtual !== true
  return {
    number: order.increment_id,
    date: orderDate(order, i18n, timeZone),
    isCanceled: order.status === 'canceled',
    lines: orderedItems(order).map(({ item_id: id, name, sku, options = [], ...item }) => ({
      id,
      name,
      qty: item.qty_ordered,
      price: formatPrice(toCents(item.row_total_incl_tax), i18n),
      facts: [...options.map(({ label, value }) => `${label}: ${value}`), sku],
    })),
    sums: orderSums(order).map((sum) => sumView(sum, i18n)),
    delivery: isSent ? parcels[0]?.shipping.address : undefined,
    carrier: isSent ? order.shipping_description : undefined,
    deliveryTime,
    payment: order.payment.additional_information,
    hasMandate: order.payment.method === directDebit,
  }
}

function sumView(sum: OrderSum, i18n: StoreView['i18n']): SumView {
  const isFree = sum.kind === 'shipping' && sum.amount === 0
  return {
    ...sumLabel(sum, i18n),
    amount: isFree ? null : formatPrice(sum.amount, i18n),
    isTotal: sum.kind === 'total',
  }
}

function sumLabel(sum: OrderSum, i18n: StoreView['i18n']): Pick<SumView, 'label' | 'values'> {
  if (sum.kind === 'discount' && sum.coupon !== undefined)
    return { label: 'order.sum.discountBy', values: { coupon: sum.coupon } }
  if (sum.kind === 'tax' && sum.percent !== undefined)
    return { label: 'order.sum.taxOf', values: { percent: formatRate(sum.percent, i18n) } }
  return { label: `order.sum.${sum.kind}`, values: {} }
}
