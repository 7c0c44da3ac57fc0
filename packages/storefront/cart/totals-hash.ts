import type { CartState } from '@welt/contract/entity/cart-state.ts'
import { itemsHash } from '@welt/domain/cart/items-hash.ts'

/** Of what the totals depend on: the lines, the cart that they lie in, and the coupon that lies on it. */
export function totalsHash({
  cartItems,
  cartServerToken,
  coupon,
}: Pick<CartState, 'cartItems' | 'cartServerToken' | 'coupon'>): string {
  return itemsHash(cartItems, `${cartServerToken} ${coupon?.cart === cartServerToken ? coupon?.code : ''}`)
}

/** Whether the platform's totals are about the cart as it is now. */
export function hasCurrentTotals(state: CartState): boolean {
  return state.platformTotals !== null && state.totalsHash === totalsHash(state)
}
