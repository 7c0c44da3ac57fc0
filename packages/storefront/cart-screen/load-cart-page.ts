import type { CartState } from '@welt/contract/entity/cart-state.ts'
import type { CookieJar } from '../cookie/cookie-jar.ts'
import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import type { Shop } from '../store-view/shop.ts'

export interface CartPageData extends PageData {
  page: 'cart-screen'
  /** The cart of a browser that has run no script so far. */
  served?: { cart: CartState; notices: CartNotice[] }
}

export interface CartNotice {
  type: string
  message: string
}

export async function loadCartPage(shop: Shop, jar: CookieJar | null): Promise<CartPageData> {
  const page = { ...(await loadPlainPage(shop, 'cart-screen')), page: 'cart-screen' as const }
  if (!jar) return page
  const [{ openPlainVisit }, { takeNotice }] = await Promise.all([
    import('../plain-visit/open-plain-visit.ts'),
    import('../plain-visit/plain-notice.ts'),
  ])
  const notices = readNotices(takeNotice(shop, jar)['notices'])
  const visit = await openPlainVisit(shop, jar)
  if ((await visit.sync()) !== 'done') notices.push({ type: 'danger', message: shop.texts.text('minicart.unread') })
  visit.keep()
  return { ...page, served: { cart: visit.cart.state(), notices } }
}

function readNotices(said: unknown): CartNotice[] {
  return Array.isArray(said) ? said.filter(isNotice) : []
}

function isNotice(value: unknown): value is CartNotice {
  const { type, message } = (value ?? {}) as Partial<CartNotice>
  return typeof type === 'string' && typeof message === 'string'
}
