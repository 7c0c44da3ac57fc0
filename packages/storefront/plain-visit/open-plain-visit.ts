import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import { createCartStore } from '../cart/cart-store.ts'
import type { CartTools } from '../cart/cart-tools.ts'
import { createCart } from '../cart/open-cart.ts'
import { newSyncMemory, type SyncOutcome, syncCart } from '../cart/sync-cart.ts'
import type { CookieJar } from '../cookie/cookie-jar.ts'
import { plainCookies } from '../cookie/plain-cookies.ts'
import type { Shop } from '../store-view/shop.ts'
import { storageOwner } from '../store-view/storage-owner.ts'
import { plainSessions } from './plain-sessions.ts'

/** A browser that runs no script: what it would do itself is done for it, by the same code, for the time of one request. */
export interface PlainVisit extends CartTools {
  /** What was said on the way. */
  notices: readonly NewNotification[]
  /** Brings the cart into step with the platform; to begin with it is empty here. */
  sync: () => Promise<SyncOutcome>
  /** Writes into the browser's cookies by what it is known the next time. */
  keep: () => void
}

export async function openPlainVisit(shop: Shop, jar: CookieJar): Promise<PlainVisit> {
  await shop.texts.load(['cart'])
  const owner = storageOwner(shop)
  const names = plainCookies(owner, jar.isSecure)
  const cart = createCart(createCartStore({ ...owner, storage: null }), 'plain')
  const notices: NewNotification[] = []
  const memory = newSyncMemory()
  const tools: CartTools = {
    shop,
    cart,
    sessions: plainSessions(jar, owner),
    notify: (notice) => void notices.push(notice),
    isOnline: () => true,
    exclusively: (_name, work) => work(),
    plainCart: { id: () => jar.read(names.cart), forget: () => jar.remove(names.cart) },
  }
  return {
    ...tools,
    notices,
    sync: () => syncCart(tools, memory, 'change'),
    keep() {
      const { cartServerToken: id, cartServerOwner } = cart.state()
      // An account's cart is found by who is logged in.
      if (cartServerOwner === 'guest' && id !== null) jar.write(names.cart, id, { lifetime: cartLifetime })
    },
  }
}

/** Whoever comes back within a month finds it again. */
const cartLifetime = 30 * 24 * 60 * 60_000

/** Whether the server knows anything of this browser: of most it knows nothing, and makes the page for everybody. */
export function hasPlainVisit(shop: Pick<Shop, 'storeView' | 'config'>, jar: CookieJar): boolean {
  const { cart, visit, stay, notice } = plainCookies(storageOwner(shop), jar.isSecure)
  return [cart, visit, stay, notice].some((name) => jar.read(name) !== null)
}
