import type { CartState } from '@welt/contract/entity/cart-state.ts'
import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import { jarContext, type RequestContext } from '../plain-visit/jar-context.ts'
import type { Shop } from '../store-view/shop.ts'

export interface CartPageData extends PageData {
  page: 'cart-screen'
  /** The cart of a browser that has run no script so far. */
  served?: ServedCart
}

export interface ServedCart {
  cart: CartState
  /** What came of the form that led here. */
  notices: CartNotice[]
}

export interface CartNotice {
  type: string
  message: string
}

export async function loadCartPage(shop: Shop, context: RequestContext): Promise<CartPageData> {
  const page = { ...(await loadPlainPage(shop, 'cart-screen')), page: 'cart-screen' as const }
  const jar = context.get(jarContext)
  if (!jar) return page
  const { serveCart } = await import('./serve-cart.ts')
  return { ...page, served: await serveCart(shop, jar) }
}
