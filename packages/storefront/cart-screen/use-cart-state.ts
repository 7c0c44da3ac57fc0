import type { CartState } from '@welt/contract/entity/cart-state.ts'
import { useSyncExternalStore } from 'react'
import { emptyCart } from '../cart/read-cart.ts'
import { type StartedCart, startCart } from '../cart/start-cart.ts'
import { useCartStore } from '../cart/use-cart.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { useVisit } from '../session/use-visit.ts'

/** The cart with all that can be done with it. Whoever shows it wants it in step. */
export function useStartedCart(): StartedCart {
  const visit = useVisit()
  const store = useCartStore()
  const notify = useNotify()
  return startCart({ ...visit, store, notify })
}

/** The server knows no cart: its HTML shows an empty one, the browser's fills in right after. */
export function useCartState(): CartState {
  const { cart } = useStartedCart()
  return useSyncExternalStore(cart.subscribe, cart.state, () => emptyCart)
}
