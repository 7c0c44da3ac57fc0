import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { useRef } from 'react'
import type { Texts } from '../i18n/text.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { useVisit } from '../session/use-visit.ts'
import { useCartStore } from './use-cart.ts'

type Adding = typeof import('./add-all-to-cart.ts')

/** Once it is here it is used in the same breath: the press is seen with the next picture. */
let here: Adding | undefined

async function adding(): Promise<Adding> {
  here = await import('./add-all-to-cart.ts')
  return here
}

/** Nobody needs it for the first view; it comes as soon as somebody seems to want it. */
export async function prepareAdding(texts: Texts): Promise<void> {
  const [{ warmUp }] = await Promise.all([adding(), texts.load(['cart'])])
  warmUp()
}

/** Resolves when all of it lies in the cart, or was refused in words. While it is on its way, a second press is the first one's echo. */
export function useAddToCart(): (items: readonly CartItem[]) => Promise<void> {
  const visit = useVisit()
  const store = useCartStore()
  const notify = useNotify()
  const busy = useRef(false)

  return async (items) => {
    if (busy.current) return
    busy.current = true
    const { log, texts } = visit.shop
    try {
      const { addAllToCart } = here ?? (await adding())
      await addAllToCart(items, { ...visit, store, notify })
    } catch (error) {
      log.error({ err: error }, 'adding to the cart failed')
      notify({ type: 'danger', message: texts.text('notification.failed') })
    } finally {
      busy.current = false
    }
  }
}
