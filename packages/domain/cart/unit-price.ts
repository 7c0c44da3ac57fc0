import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { type Cents, toCents } from '../money/cents.ts'
import { displayPrice } from '../price/display-price.ts'

/** What one piece of a line costs: as the platform says, where it has said it, for it knows options and the customer's group. */
export function unitPrice(item: CartItem): Cents {
  const { price_incl_tax: told } = item.totals ?? {}
  return typeof told === 'number' ? toCents(told) : displayPrice(item).current
}
