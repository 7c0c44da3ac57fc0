import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import { takeBackItem } from '@welt/domain/cart/take-back-item.ts'
import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import { createVariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import type { Failure } from '../api/answer.ts'
import { judgementOf } from '../api/judgement-of.ts'
import { addToCart } from '../cart/add-to-cart.ts'
import { callCart } from '../cart/call-cart.ts'
import { sentItem } from '../cart/sent-item.ts'
import { tellRefusal } from '../cart/sync-items.ts'
import type { PageData } from '../page/page-data.ts'
import type { PlainVisit } from '../plain-visit/open-plain-visit.ts'
import { cartItemsOf } from '../product/cart-items-of.ts'
import { loadProductPage } from '../product/load-product-page.ts'
import type { ProductPageData } from '../product/product-page-data.ts'
import { productView } from '../product/product-view.ts'
import { readChoice, tooEarly } from '../product/read-choice.ts'
import { unpackVariants } from '../product/variant-row.ts'
import { productPath } from '../url/entity-path.ts'

interface Chosen {
  sku: string
  /** As the page's address says it. */
  choice: string
  /** By which the platform knows that the same form was sent twice. */
  name: string
}

/** What a product's page would put into the cart with this choice. Where a question is open it leads back to the page. */
export async function addChosen(visit: PlainVisit, { sku, choice: query, name }: Chosen): Promise<string> {
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
  for (const item of cartItemsOf(view.current, data.parts)) await addNamed(visit, item, `${name}-${item.sku}`)
  return '/cart'
}

/** Into a cart that the platform has it goes under its name; a visitor's first makes a cart of its own, and the last one made counts. */
async function addNamed(visit: PlainVisit, item: CartItem, name: string): Promise<void> {
  const { cart, shop, notify } = visit
  // That it lies in the cart is said when the platform has said so.
  const said: NewNotification[] = []
  const outcome = await addToCart(item, { shop, cart, notify: (notice) => void said.push(notice) })
  if (outcome === 'added' && cart.state().cartServerToken !== null) {
    cart.commit((state) => ({ ...state, cartItems: takeBackItem(state.cartItems, item) }))
    const cartItem = { ...sentItem(visit, item, item.qty), add_id: name }
    const answer = await callCart<ServerCartItem>(visit, '/api/cart/update', { body: { cartItem } })
    if (!answer.ok) return tellFailure(visit, item, answer)
  }
  for (const notice of said) notify(notice)
}

/** Where nobody has said no it may have been added all the same. */
function tellFailure(visit: PlainVisit, { name }: CartItem, failure: Failure): void {
  if (judgementOf(failure) !== null) return tellRefusal(visit, name, failure.text)
  visit.notify({ type: 'danger', message: visit.shop.texts.text('minicart.unsure') })
}

function isProductPage(data: ProductPageData | PageData | Response): data is ProductPageData {
  return !(data instanceof Response) && data.page === 'product'
}
