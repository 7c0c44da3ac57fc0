import type { CartState } from '@welt/contract/entity/cart-state.ts'
import type { Totals } from '@welt/contract/entity/cart-totals.ts'
import { readLines } from './cart-store.ts'

export const emptyCart: CartState = {
  cartItems: [],
  cartServerToken: null,
  cartServerOwner: null,
  cartItemsHash: null,
  platformTotals: null,
  platformTotalSegments: null,
  totalsHash: null,
  coupon: null,
  shippingMethods: [],
  paymentMethods: [],
  writes: {},
}

/** What is a cart in part is read in part: whatever else a cart knows the platform tells again. */
export function readCart(kept: unknown): CartState {
  const known = fieldsOf(kept)
  const cartItems = [...(readLines(kept) || [])]
  const { cartServerToken: token, cartServerOwner: owner } = known
  const isConnected = typeof token === 'string' && (owner === 'guest' || owner === 'customer')
  const totals = isTotals(known['platformTotals']) ? known['platformTotals'] : null
  return {
    ...emptyCart,
    cartItems,
    ...(isConnected && { cartServerToken: token, cartServerOwner: owner, cartItemsHash: text(known['cartItemsHash']) }),
    coupon: readCoupon(known['coupon']),
    ...(totals && {
      platformTotals: totals,
      platformTotalSegments: totals.total_segments,
      totalsHash: text(known['totalsHash']),
    }),
    writes: readWrites(known['writes']),
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function readCoupon(kept: unknown): CartState['coupon'] {
  const { code, cart } = fieldsOf(kept)
  return typeof code === 'string' && code !== '' ? { code, cart: text(cart) } : null
}

function readWrites(kept: unknown): CartState['writes'] {
  const counts = Object.entries(fieldsOf(kept))
  return Object.fromEntries(counts.filter((entry): entry is [string, number] => Number.isInteger(entry[1])))
}

/** As far as pages read them. */
function isTotals(value: unknown): value is Totals {
  const { grand_total, items, total_segments: segments } = fieldsOf(value)
  return typeof grand_total === 'number' && Array.isArray(items) && Array.isArray(segments) && segments.every(isSegment)
}

function isSegment(value: unknown): boolean {
  const { code, title, value: amount } = fieldsOf(value)
  return typeof code === 'string' && typeof title === 'string' && typeof amount === 'number'
}
