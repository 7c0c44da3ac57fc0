import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import { jarContext, type RequestContext } from '../plain-visit/jar-context.ts'
import type { Shop } from '../store-view/shop.ts'
import type { ServedCart } from './served-cart.ts'

export interface CartPageData extends PageData {
  page: 'cart-screen'
  served?: ServedCart
}

export async function loadCartPage(shop: Shop, context: RequestContext): Promise<CartPageData> {
  const page = { ...(await loadPlainPage(shop, 'cart-screen')), page: 'cart-screen' as const }
  const jar = context.get(jarContext)
  if (!jar) return page
  const { serveCart } = await import('./serve-cart.ts')
  return { ...page, served: await serveCart(shop, jar) }
}
