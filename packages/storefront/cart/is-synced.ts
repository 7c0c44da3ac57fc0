import type { CartState } from '@welt/contract/entity/cart-state.ts'
import { itemsHash } from '@welt/domain/cart/items-hash.ts'

/** Whether the lines are those that the platform was last in step with. */
export function isSynced({ cartItems, cartServerToken, cartItemsHash }: CartState): boolean {
  return cartItemsHash === itemsHash(cartItems, cartServerToken)
}
