import type { CookieJar } from '../cookie/cookie-jar.ts'
import { openPlainVisit } from '../plain-visit/open-plain-visit.ts'
import { takeNotice } from '../plain-visit/plain-notice.ts'
import type { Shop } from '../store-view/shop.ts'
import type { CartNotice, ServedCart } from './served-cart.ts'

/** The cart as a browser without a script sees it, and what came of its last form. */
export async function serveCart(shop: Shop, jar: CookieJar): Promise<ServedCart> {
  const notices = readNotices(takeNotice(shop, jar)['notices'])
  const visit = await openPlainVisit(shop, jar)
  if ((await visit.sync()) !== 'done') notices.push({ type: 'danger', message: shop.texts.text('minicart.unread') })
  visit.keep()
  return { cart: visit.cart.state(), notices }
}

function readNotices(said: unknown): CartNotice[] {
  return Array.isArray(said) ? said.filter(isNotice) : []
}

function isNotice(value: unknown): value is CartNotice {
  const { type, message } = (value ?? {}) as Partial<CartNotice>
  return typeof type === 'string' && typeof message === 'string'
}
