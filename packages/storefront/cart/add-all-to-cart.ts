import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { addItem } from '@welt/domain/cart/add-item.ts'
import { validateItem } from '@welt/domain/cart/validate-item.ts'
import { addToCart } from './add-to-cart.ts'
import { type StartOptions, startCart } from './start-cart.ts'

/** What takes long the first time is done before anybody waits for it: an adding is gone through, and nothing is kept of it. */
export async function prepareAdding(items: readonly CartItem[], options: StartOptions): Promise<void> {
  const { shop } = options
  await shop.texts.load(['cart'])
  const { cart } = startCart(options)
  for (const item of items) {
    validateItem(item, shop.config.cart)
    addItem(cart.state().cartItems, item)
  }
}

/** One after the other, as each is validated and its stock is checked; the cart keeps in step from now on. */
export async function addAllToCart(items: readonly CartItem[], options: StartOptions): Promise<void> {
  const { shop, notify } = options
  // What is there is not waited for: the press is seen with the next picture.
  if (!shop.texts.has(['cart'])) await shop.texts.load(['cart'])
  const { cart } = startCart(options)
  for (const item of items) await addToCart(item, { shop, cart, notify })
}
