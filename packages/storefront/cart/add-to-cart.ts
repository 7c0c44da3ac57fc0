import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { noVariants } from '@welt/contract/error-sentence.ts'
import { addItem } from '@welt/domain/cart/add-item.ts'
import { takeBackItem } from '@welt/domain/cart/take-back-item.ts'
import { type ItemFault, validateItem } from '@welt/domain/cart/validate-item.ts'
import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import { type StockStatus, stockStatus } from '@welt/domain/stock/stock-status.ts'
import { afterPaint } from '../deferred/after-paint.ts'
import { checkStock } from '../stock/check-stock.ts'
import type { Shop } from '../store-view/shop.ts'
import { cartLineView } from './cart-line-view.ts'
import { checkoutActions } from './checkout-actions.ts'
import type { Cart } from './open-cart.ts'
import { refusalText } from './refusal-text.ts'

export interface AddToCart {
  shop: Shop
  cart: Cart
  notify: (notification: NewNotification) => void
}

/**
 * "Cart items are validated before adding … checks stock per item and adds on status ok or volatile." What the page knows
 * to be there lies in the cart at once; the platform's word about it comes a moment later.
 */
export async function addToCart(item: CartItem, { shop, cart, notify }: AddToCart): Promise<'added' | 'refused'> {
  const faults = validateItem(item, shop.config.cart)
  if (faults.length > 0) {
    for (const message of await wordsFor(faults, shop)) notify({ type: 'danger', message })
    return 'refused'
  }

  const isExpected = isWelcome(stockStatus(item.stock, shop.config.stock), shop)
  if (isExpected) put(cart, item)
  // First it is seen: to ask takes its time.
  await new Promise<void>(afterPaint)
  const status = await checkStock(shop, item)
  if (!isWelcome(status, shop)) {
    if (isExpected) takeBack(cart, item)
    notify({ type: 'danger', message: shop.texts.text('cart.outOfStock') })
    return 'refused'
  }
  if (!isExpected) put(cart, item)
  notify(confirmation(item, status, shop))
  return 'added'
}

async function wordsFor(faults: readonly ItemFault[], { texts }: Shop): Promise<string[]> {
  // Its words are those of the product's page.
  if (faults.some(({ text }) => text === noVariants)) await texts.load(['product'])
  return faults.map(({ text }) =>
    text === noVariants ? texts.text('product.noVariants') : refusalText(texts.text, text),
  )
}

/** "Out-of-stock items may be put in the cart", where the shop allows it. */
function isWelcome(status: StockStatus, { config }: Shop): boolean {
  return status !== 'out_of_stock' || config.stock.allowOutOfStockInCart
}

function put(cart: Cart, item: CartItem): void {
  cart.commit((state) => ({ ...state, cartItems: addItem(state.cartItems, item) }))
}

function takeBack(cart: Cart, item: CartItem): void {
  cart.commit((state) => ({ ...state, cartItems: takeBackItem(state.cartItems, item) }))
}

/** With the picture and the words of what was chosen, so that nobody has to look whether it was the right size. */
function confirmation(item: CartItem, status: StockStatus, shop: Shop): NewNotification {
  const { text } = shop.texts
  const { name, choice, price, picture } = cartLineView(item, shop)
  return {
    type: status === 'volatile' ? 'warning' : 'success',
    message: text(status === 'volatile' ? 'cart.volatile' : 'cart.added'),
    actions: checkoutActions(shop),
    about: {
      picture: shop.pictureUrl(picture.path, 200, 200),
      words: [name, choice, price].filter(Boolean).join(', '),
      link: { label: text('cart.toCart'), to: '/cart' },
    },
  }
}
