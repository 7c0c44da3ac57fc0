import type { CartState } from '@welt/contract/entity/cart-state.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { openCart } from '../cart/open-cart.ts'
import { emptyCart } from '../cart/read-cart.ts'
import { type StartedCart, startCart } from '../cart/start-cart.ts'
import { useCartStore } from '../cart/use-cart.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { useVisit } from '../session/use-visit.ts'

/** Gives the cart with all that keeps it in step; for what a shopper does, not for what is shown. */
export function useStartCart(): () => StartedCart {
  const visit = useVisit()
  const store = useCartStore()
  const notify = useNotify()
  return () => startCart({ ...visit, store, notify })
}

/** The server knows no cart: its HTML shows an empty one, the browser's fills in right after. Whoever shows it wants it in step. */
export function useCartState(): CartState {
  const cart = openCart(useCartStore())
  const start = useStartCart()
  useEffect(() => void start())
  return useSyncExternalStore(cart.subscribe, cart.state, () => emptyCart)
}
