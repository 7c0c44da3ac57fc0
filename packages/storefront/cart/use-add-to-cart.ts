import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { useRef, useState } from 'react'
import { useNotify } from '../notification/use-notifications.ts'
import { useShop } from '../store-view/use-shop.ts'
import { useCartStore } from './use-cart.ts'

export interface AddingToCart {
  add: (items: readonly CartItem[]) => void
  isAdding: boolean
}

/** The adding flag: while something is on its way into the cart, a second press is the first one's echo. */
export function useAddToCart(): AddingToCart {
  const shop = useShop()
  const cart = useCartStore()
  const notify = useNotify()
  const [isAdding, setAdding] = useState(false)
  const busy = useRef(false)

  const add = async (items: readonly CartItem[]) => {
    if (busy.current) return
    busy.current = true
    setAdding(true)
    try {
      // Nobody needs it for the first view.
      const { addToCart } = await import('./add-to-cart.ts')
      for (const item of items) await addToCart(item, { shop, cart, notify })
    } catch (error) {
      shop.log.error({ err: error }, 'adding to the cart failed')
      notify({ type: 'danger', message: shop.texts.text('cart.failed') })
    } finally {
      busy.current = false
      setAdding(false)
    }
  }
  return { add: (items) => void add(items), isAdding }
}
