import type { Product } from '@welt/contract/entity/product.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { NotificationStore } from '../notification/notification-store.ts'
import type { PanelStore } from '../panel/panel-store.ts'
import { syncPrices } from '../price/sync-prices.ts'
import type { Visit } from '../session/call-as-customer.ts'
import type { GivenUp, SessionStore } from '../session/session-store.ts'
import { startSession } from '../session/start-session.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import type { CheckedStock } from '../sync/callbacks.ts'
import { createSync, type Sync } from '../sync/create-sync.ts'
import { afterGivingUp } from './after-giving-up.ts'

/** What a page does beside being looked at. */
export interface Background {
  tasks: Pick<Sync, 'add' | 'process'>
  startSession: () => Promise<void>
  /** Brings the cart into step with the platform, and keeps it there. */
  startCart: () => Promise<void>
  /** What follows when a session cannot be refreshed. */
  giveUp: (reason: GivenUp) => Promise<void>
  /** "The event 'prices-after-sync' fires after a price sync." */
  syncPrices: (product: Product) => Promise<Product>
}

export interface BackgroundStores extends Visit {
  cart: CartStore
  storage: TextStorage
  notifications: NotificationStore
  panels: PanelStore
}

const made = new WeakMap<SessionStore, Background>()

/** One for the whole tab, made when something of it is first needed: no first view needs it. */
export function background(stores: BackgroundStores): Background {
  const { sessions, storage, notifications, shop } = stores
  const known = made.get(sessions)
  if (known) return known
  const { notify } = notifications
  const startCart = async () => {
    const [module] = await Promise.all([import('../cart/start-cart.ts'), shop.texts.load(['cart'])])
    return module.startCart({ ...stores, store: stores.cart, notify })
  }
  const noteStock = async (checked: CheckedStock) => {
    const [{ cart }, { noteStock: note }] = await Promise.all([startCart(), import('../cart/note-stock.ts')])
    note({ shop, cart, notify }, checked)
  }
  const dispatch = (name: string, detail?: unknown) => void window.dispatchEvent(new CustomEvent(name, { detail }))
  const sync = createSync({
    visit: stores,
    storage,
    notify,
    onStockChecked: (checked) => void noteStock(checked),
    isOnline: () => navigator.onLine,
    dispatch,
  })
  const own: Background = {
    tasks: sync,
    startSession: () => startSession(stores, dispatch),
    async startCart() {
      await startCart()
      // Who has a cart may want to look into it without a connection.
      const { messages } = await import('../cart-screen/mini-cart.tsx')
      await shop.texts.load(messages)
    },
    giveUp: (reason) => afterGivingUp(reason, { ...stores, sync }),
    async syncPrices(product) {
      const synced = await syncPrices(stores, product)
      dispatch('prices-after-sync', { sku: synced.sku })
      return synced
    },
  }
  made.set(sessions, own)
  return own
}
