import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { useRef, useState } from 'react'
import { useNotify } from '../notification/use-notifications.ts'
import { useVisit } from '../session/use-visit.ts'
import { useCartStore } from './use-cart.ts'

export interface AddingToCart {
  add: (items: readonly CartItem[]) => void
  isAdding: boolean
}

/** Nobody needs it for the first view; it comes as soon as somebody seems to want it. */
export const prepareAdding = () => import('./add-all-to-cart.ts')

/** The adding flag: while something is on its way into the cart, a second press is the first one's echo. */
export function useAddToCart(): AddingToCart {
  const visit = useVisit()
  const store = useCartStore()
  const notify = useNotify()
  const [isAdding, setAdding] = useState(false)
  const busy = useRef(false)

  const add = async (items: readonly CartItem[]) => {
    if (busy.current) return
    busy.current = true
    setAdding(true)
    const { log, texts } = visit.shop
    try {
      await (await prepareAdding()).addAllToCart(items, { ...visit, store, notify })
    } catch (error) {
      log.error({ err: error }, 'adding to the cart failed')
      notify({ type: 'danger', message: texts.text('notification.failed') })
    } finally {
      busy.current = false
      setAdding(false)
    }
  }
  return { add: (items) => void add(items), isAdding }
}
