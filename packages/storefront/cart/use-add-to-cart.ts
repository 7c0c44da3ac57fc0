import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { useRef, useState } from 'react'
import { useNotify } from '../notification/use-notifications.ts'
import { useSessionStore } from '../session/use-session.ts'
import type { Shop } from '../store-view/shop.ts'
import { useShop } from '../store-view/use-shop.ts'
import { useCartStore } from './use-cart.ts'

export interface AddingToCart {
  add: (items: readonly CartItem[]) => void
  isAdding: boolean
  /** Fetches what adding needs, as soon as somebody seems to want it. What does not come complains when it is needed. */
  prepare: () => void
}

/** The adding flag: while something is on its way into the cart, a second press is the first one's echo. */
export function useAddToCart(): AddingToCart {
  const shop = useShop()
  const store = useCartStore()
  const sessions = useSessionStore()
  const notify = useNotify()
  const [isAdding, setAdding] = useState(false)
  const busy = useRef(false)

  const add = async (items: readonly CartItem[]) => {
    if (busy.current) return
    busy.current = true
    setAdding(true)
    try {
      const { addToCart, startCart } = await loadAdding(shop)
      const { cart } = startCart({ shop, sessions, store, notify })
      for (const item of items) await addToCart(item, { shop, cart, notify })
    } catch (error) {
      shop.log.error({ err: error }, 'adding to the cart failed')
      notify({ type: 'danger', message: shop.texts.text('notification.failed') })
    } finally {
      busy.current = false
      setAdding(false)
    }
  }
  return { add: (items) => void add(items), isAdding, prepare: () => void loadAdding(shop).catch(() => undefined) }
}

/** Nobody needs it for the first view. */
async function loadAdding(shop: Shop) {
  const [{ addToCart }, { startCart }] = await Promise.all([
    import('./add-to-cart.ts'),
    import('./start-cart.ts'),
    shop.texts.load(['cart']),
  ])
  return { addToCart, startCart }
}
