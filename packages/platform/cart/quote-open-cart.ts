import type { Totals } from '@welt/contract/entity/cart-totals.ts'
import type { PaymentMethod } from '@welt/contract/entity/payment-method.ts'
import type { ShippingMethod } from '@welt/contract/entity/shipping-method.ts'
import type { CouponTerms } from '@welt/domain/coupon/coupon-terms.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import type { Queryable } from '../storage/database.ts'
import type { CartQuote } from './cart-quote.ts'
import { couponRepo } from './coupon-repo.ts'
import type { OpenCart } from './open-cart.ts'
import { paymentMethods } from './payment-methods.ts'
import { quoteCart } from './quote-cart.ts'
import { shippingMethods } from './shipping-methods.ts'
import { wireShippingMethod } from './wire-shipping-method.ts'
import { wireTotals } from './wire-totals.ts'

export interface OpenQuote extends OpenCart {
  quote: CartQuote
  coupon: CouponTerms | null
}

/** The coupon is looked up where the cart has one. */
export async function quoteOpenCart(database: Queryable, { cart, surroundings }: OpenCart): Promise<OpenQuote> {
  const coupon = cart.couponCode === null ? null : await couponRepo.find(database, cart.couponCode, cart.customerId)
  return { cart, surroundings, coupon, quote: quoteCart(cart, coupon, surroundings) }
}

export function totalsOf({ quote, coupon, surroundings }: OpenQuote): Totals {
  return wireTotals(quote, coupon, surroundings)
}

export function paymentMethodsOf({ quote, surroundings: { settings, storeView } }: OpenQuote): PaymentMethod[] {
  return paymentMethods(settings, quote, writtenLanguage(storeView.i18n)).map(({ code, title }) => ({ code, title }))
}

export function shippingMethodsOf({ quote, surroundings }: OpenQuote): ShippingMethod[] {
  const { country, isVirtual, totals } = quote
  const methods = shippingMethods(surroundings, { country, isVirtual, goods: totals.subtotalGross })
  const highestRate = totals.lines.reduce((highest, { taxPercent }) => Math.max(highest, taxPercent), 0)
  return methods.map((method) => wireShippingMethod(method, highestRate))
}
