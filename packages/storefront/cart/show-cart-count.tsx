import type { ReactNode } from 'react'
import { useShop } from '../store-view/use-shop.ts'
import { cartCount } from './cart-count.ts'
import { useCart } from './use-cart.ts'

/** Shows how much lies in the cart. Nothing around it has to be drawn again when that changes. */
export function ShowCartCount({ children }: { children: (count: number) => ReactNode }) {
  return children(cartCount(useCart(), useShop().config.cart.minicartCountType))
}
