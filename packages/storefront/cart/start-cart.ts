import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import { afterPaint } from '../deferred/after-paint.ts'
import { browserExclusively } from '../lock/browser-exclusively.ts'
import type { Visit } from '../session/call-as-customer.ts'
import { storageOwner } from '../store-view/storage-owner.ts'
import { browserPlainCart } from './browser-plain-cart.ts'
import type { CartStore } from './cart-store.ts'
import { type CartSync, createCartSync } from './create-cart-sync.ts'
import { type Cart, openCart } from './open-cart.ts'

export interface StartedCart {
  cart: Cart
  sync: CartSync
}

export interface StartOptions extends Visit {
  store: CartStore
  notify: (notification: NewNotification) => void
}

const started = new WeakMap<CartStore, StartedCart>()

/** The cart with all that keeps it in step; made once a page, by whoever needs it first. */
export function startCart({ shop, sessions, store, notify }: StartOptions): StartedCart {
  const known = started.get(store)
  if (known) return known
  const cart = openCart(store)
  const sync = createCartSync({
    shop,
    sessions,
    cart,
    notify,
    isOnline: () => navigator.onLine,
    exclusively: browserExclusively(),
    plainCart: browserPlainCart(storageOwner(shop)),
    later: (milliseconds, run) => void setTimeout(run, milliseconds),
    soon: afterPaint,
  })
  window.addEventListener('online', () => void sync.sync('resume'))
  const begun = { cart, sync }
  started.set(store, begun)
  afterPaint(() => void sync.sync())
  return begun
}
