import type { OrderAddress } from '@welt/contract/entity/order.ts'
import type { OrderedProduct, OrderRequest } from '@welt/contract/entity/order-request.ts'
import type { CartQuote } from '../cart/cart-quote.ts'
import { cartRepo } from '../cart/cart-repo.ts'
import type { CartSettings } from '../cart/cart-settings.ts'
import type { CartSurroundings } from '../cart/cart-surroundings.ts'
import { couponRepo } from '../cart/coupon-repo.ts'
import { quoteCart } from '../cart/quote-cart.ts'
import { readProductOption } from '../cart/read-product-option.ts'
import { reconcile, type WantedItem } from '../cart/reconcile.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import type { Failure } from '../http/envelope.ts'
import type { Queryable } from '../storage/database.ts'
import { productFailure } from './check-order.ts'

/** Both null while nobody has chosen. */
export interface ShippingChoice {
  carrierCode: string | null
  methodCode: string | null
}

export interface QuotedOrder {
  cart: StoredCart
  quote: CartQuote
  choice: ShippingChoice
}

interface OrderToQuote {
  cart: Pick<StoredCart, 'token'>
  request: OrderRequest
  billing: OrderAddress
  shipping: OrderAddress | null
}

/** Makes a locked cart hold what was ordered; tells what that costs now, sent to where the order says. */
export async function quoteOrder(
  tx: Queryable,
  { cart: { token }, request, billing, shipping }: OrderToQuote,
  surroundings: CartSurroundings,
): Promise<QuotedOrder | { failure: Failure }> {
  const held = await cartRepo.findByToken(tx, token)
  if (!held) throw new Error('A cart was locked and is not there.')
  const reconciled = await reconcile(tx, held, request.products.map(wantedItem), surroundings)
  if ('problems' in reconciled) return { failure: productFailure(reconciled.problems) }

  const choice = shippingChoice(request.addressInformation, held, surroundings.settings)
  const checkout = {
    billingAddress: billing,
    shippingAddress: shipping,
    ...choice,
  }
  const coupon = held.couponCode === null ? null : await couponRepo.find(tx, held.couponCode, held.customerId)
  const quote = quoteCart({ ...reconciled.cart, checkout }, coupon, surroundings, reconciled.articles)
  return { cart: reconciled.cart, quote, choice }
}

/** What the order says, else what the shopper chose before; the carrier may be left out where the method says it. */
function shippingChoice(
  { shipping_carrier_code: carrier, shipping_method_code: method }: OrderRequest['addressInformation'],
  { checkout }: Pick<StoredCart, 'checkout'>,
  { shippingMethods }: Pick<CartSettings, 'shippingMethods'>,
): ShippingChoice {
  if (method === '') return { carrierCode: checkout?.carrierCode ?? null, methodCode: checkout?.methodCode ?? null }
  const known = shippingMethods.find(({ methodCode }) => methodCode === method)
  return { carrierCode: carrier || (known?.carrierCode ?? null), methodCode: method }
}

function wantedItem({ sku, qty, parentSku, product_option }: OrderedProduct): WantedItem {
  const chosen = readProductOption(product_option) ?? {}
  return { sku, qty, parentSku: parentSku || null, productOption: { extension_attributes: chosen } }
}
