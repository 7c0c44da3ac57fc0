import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { useRef } from 'react'
import { useNotify } from '../notification/use-notifications.ts'
import { useVisit } from '../session/use-visit.ts'
import type * as addingModule from './add-all-to-cart.ts'
import { useCartStore } from './use-cart.ts'

type Adding = typeof addingModule

/** Once it is here it is used in the same breath: the press is seen with the next picture. */
let here: Adding | undefined

async function adding(): Promise<Adding> {
  here = await import('./add-all-to-cart.ts')
  return here
}

export interface AddingToCart {
  /** Nobody needs it for the first view; it comes as soon as somebody seems to want it. */
  prepare: (items: readonly CartItem[]) => void
  /** Resolves when all of it lies in the cart, or was refused in words. While it is on its way, a second press is the first one's echo. */
  add: (items: readonly CartItem[]) => Promise<void>
}

export function useAddToCart(): AddingToCart {
  const visit = useVisit()
  const store = useCartStore()
  const notify = useNotify()
  const busy = useRef(false)

  const options = { ...visit, store, notify }
  const prepare = async (items: readonly CartItem[]) => {
    try {
      await (await adding()).prepareAdding(items, options)
    } catch {
      // What does not come now complains when it is needed.
    }
  }
  const add = async (items: readonly CartItem[]) => {
    if (busy.current) return
    busy.current = true
    const { log, texts } = visit.shop
    try {
      const { addAllToCart } = here ?? (await adding())
      await addAllToCart(items, options)
    } catch (error) {
      log.error({ err: error }, 'adding to the cart failed')
      notify({ type: 'danger', message: texts.text('notification.failed') })
    } finally {
      busy.current = false
    }
  }
  return { prepare: (items) => void prepare(items), add }
}
