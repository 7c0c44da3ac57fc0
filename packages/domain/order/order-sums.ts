import type { Order } from '@welt/contract/entity/order.ts'
import { type Cents, toCents } from '../money/cents.ts'

export type OrderSum =
  | { kind: 'subtotal' | 'shipping' | 'total'; amount: Cents }
  | { kind: 'discount'; amount: Cents; coupon: string | undefined }
  /** Part of the total. A platform of the field may tell the tax without its rates. */
  | { kind: 'tax'; amount: Cents; percent: number | undefined }

type Amounts = Pick<
  Order,
  | 'subtotal_incl_tax'
  | 'discount_amount'
  | 'coupon_code'
  | 'is_virtual'
  | 'shipping_amount'
  | 'shipping_incl_tax'
  | 'tax_amount'
  | 'tax_by_rate'
  | 'grand_total'
>

/** What an order comes to, line by line, in the order in which people add up. */
export function orderSums(order: Amounts): OrderSum[] {
  const { shipping_incl_tax: shipping = order.shipping_amount, tax_by_rate: rates = [] } = order
  const untold = rates.length === 0 && order.tax_amount > 0
  const taxes = untold ? [{ percent: undefined, amount: order.tax_amount }] : rates
  return [
    { kind: 'subtotal', amount: toCents(order.subtotal_incl_tax) },
    ...(order.discount_amount < 0
      ? [{ kind: 'discount', amount: toCents(order.discount_amount), coupon: order.coupon_code } as const]
      : []),
    ...(order.is_virtual === true ? [] : [{ kind: 'shipping', amount: toCents(shipping) } as const]),
    { kind: 'total', amount: toCents(order.grand_total) },
    ...taxes.map(({ percent, amount }) => ({ kind: 'tax', amount: toCents(amount), percent }) as const),
  ]
}

/** "Items with a parent are hidden": they are parts of it. */
export function orderedItems<Item extends { parent_item_id?: number | undefined }>({
  items,
}: {
  items: readonly Item[]
}): Item[] {
  return items.filter((item) => item.parent_item_id === undefined)
}
