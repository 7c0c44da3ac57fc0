import type { Totals } from '@welt/contract/entity/cart-totals.ts'
import type { PaymentMethod } from '@welt/contract/entity/payment-method.ts'
import type { ShippingMethod } from '@welt/contract/entity/shipping-method.ts'
import { applyTotals } from '@welt/domain/cart/apply-totals.ts'
import { itemsHash } from '@welt/domain/cart/items-hash.ts'
import { shownItems } from '@welt/domain/cart/leaving-item.ts'
import { callCart } from './call-cart.ts'
import type { CartTools } from './cart-tools.ts'
import { isSynced } from './is-synced.ts'
import { totalsHash } from './totals-hash.ts'

interface Told {
  totals: Totals
  payment_methods?: PaymentMethod[]
}

/**
 * "Totals sync needs totals sync enabled, a connected cart and a changed hash. Shipping and payment methods are refreshed
 * first, then totals are overridden from the server, which also updates items and payment methods."
 */
export async function syncTotals(tools: CartTools): Promise<void> {
  const { cart, shop } = tools
  const state = cart.state()
  const hash = totalsHash(state)
  if (!shop.config.cart.synchronizeTotals || state.cartServerToken === null || hash === state.totalsHash) return
  if (shownItems(state.cartItems).length === 0) {
    cart.commit((now) => ({ ...now, platformTotals: null, platformTotalSegments: null, totalsHash: hash }))
    return
  }
  const address = { country_id: shop.storeView.tax.defaultCountry, street: [null, null], postcode: '', city: '' }
  const [shipping, payment] = await Promise.all([
    callCart<ShippingMethod[]>(tools, '/api/cart/shipping-methods', { body: { address } }),
    callCart<PaymentMethod[]>(tools, '/api/cart/payment-methods'),
  ])
  // "Shipping methods with available false are dropped."
  const shippingMethods = shipping.ok ? shipping.result.filter(({ available }) => available) : []
  const chosen = shippingMethods.find((method) => method.default) ?? shippingMethods[0]
  const told = await callCart<Told | Totals>(tools, '/api/cart/shipping-information', {
    body: {
      addressInformation: {
        shippingAddress: address,
        billingAddress: address,
        ...(chosen && { shippingCarrierCode: chosen.carrier_code, shippingMethodCode: chosen.method_code }),
      },
    },
  })
  if (!told.ok) return shop.log.warn({ at: told.at, reason: told.text }, 'the totals could not be asked for')
  const { totals, payment_methods: paymentMethods } = readTold(told.result)

  cart.commit((now) => {
    // What was changed meanwhile has other totals, which are asked for next.
    if (totalsHash(now) !== hash) return now
    const cartItems = applyTotals(now.cartItems, totals)
    const next = {
      ...now,
      cartItems,
      platformTotals: totals,
      platformTotalSegments: totals.total_segments,
      shippingMethods,
      paymentMethods: paymentMethods ?? (payment.ok ? payment.result : []),
      // Whoever put it there: the shopper may have done so on another device.
      coupon: totals.coupon_code ? { code: totals.coupon_code, cart: now.cartServerToken } : now.coupon,
      // The words of the options are the platform's, and no reason to send the lines again.
      cartItemsHash: isSynced(now) ? itemsHash(cartItems, now.cartServerToken) : now.cartItemsHash,
    }
    return { ...next, totalsHash: totalsHash(next) }
  })
}

/** "The client accepts `result.totals` or `result` itself." */
function readTold(result: Told | Totals): Told {
  return 'grand_total' in result ? { totals: result } : result
}
