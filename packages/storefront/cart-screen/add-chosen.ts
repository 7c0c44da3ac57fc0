import { createVariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { addToCart } from '../cart/add-to-cart.ts'
import type { PageData } from '../page/page-data.ts'
import type { PlainVisit } from '../plain-visit/open-plain-visit.ts'
import { cartItemsOf } from '../product/cart-items-of.ts'
import { loadProductPage } from '../product/load-product-page.ts'
import type { ProductPageData } from '../product/product-page-data.ts'
import { productView } from '../product/product-view.ts'
import { readChoice, tooEarly } from '../product/read-choice.ts'
import { unpackVariants } from '../product/variant-row.ts'
import { productPath } from '../url/entity-path.ts'

/** What a product's page would put into the cart with this choice. Where a question is open it leads back to the page. */
export async function addChosen(
  visit: PlainVisit,
  { sku, choice: query }: { sku: string; choice: string },
): Promise<string> {
  const { shop, notify } = visit
  const { storeView, config, texts } = shop
  await texts.load(['product'])
  const params = new URLSearchParams(query)
  const data = await loadProductPage(shop, { sku, url: new URL(`http://shop.internal/?${params}`) })
  if (!isProductPage(data)) {
    notify({ type: 'danger', message: texts.text('cart.outOfStock') })
    return '/cart'
  }
  const index = createVariantIndex(unpackVariants(data.product, data.variants))
  const choice = readChoice(index, { params }, config.products)
  const view = productView(data, index, choice, { text: texts.text, i18n: storeView.i18n, config })
  if (!view.isComplete) {
    params.set(tooEarly, '1')
    return `${productPath(storeView.seo, data.product)}?${params}`
  }
  for (const item of cartItemsOf(view.current, data.parts)) await addToCart(item, visit)
  return '/cart'
}

function isProductPage(data: ProductPageData | PageData | Response): data is ProductPageData {
  return !(data instanceof Response) && data.page === 'product'
}
