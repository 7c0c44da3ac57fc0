import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { removeItem } from '@welt/domain/cart/remove-item.ts'
import type { Cart } from './open-cart.ts'
import { emptyCart } from './read-cart.ts'

/** "Clearing empties, then optionally syncs and disconnects": lines that the platform may hold leave with the next sync. */
export function clearCart(cart: Cart): void {
  cart.commit((state) => ({
    ...state,
    cartItems: state.cartItems.reduce<CartItem[]>((left, item) => removeItem(left, item), [...state.cartItems]),
  }))
}

/** Empties it and lets go of the platform's cart, which stays as it is: an account keeps what it holds. */
export function leaveCart(cart: Cart): void {
  cart.commit(({ writes }) => ({ ...emptyCart, writes }))
}
