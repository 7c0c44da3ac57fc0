import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { CartStore } from './cart-store.ts'

export const CartContext = createContext<CartStore | null>(null)

export function useCartStore(): CartStore {
  const store = useContext(CartContext)
  if (!store) throw new Error('useCartStore needs a CartContext around it.')
  return store
}

const empty: readonly CartItem[] = []

/** The server knows no cart: its HTML shows an empty one, the browser's fills in right after. */
export function useCart(): readonly CartItem[] {
  const store = useCartStore()
  return useSyncExternalStore(store.subscribe, store.items, () => empty)
}
