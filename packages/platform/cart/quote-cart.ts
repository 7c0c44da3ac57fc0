import { couponDiscount } from '@welt/domain/coupon/coupon-discount.ts'
import { couponFault } from '@welt/domain/coupon/coupon-fault.ts'
import type { CouponTerms } from '@welt/domain/coupon/coupon-terms.ts'
import { multiplyCents, sumCents } from '@welt/domain/money/cents.ts'
import { calculateTotals } from '@welt/domain/total/calculate-totals.ts'
import type { LineTotals } from '@welt/domain/total/cart-totals.ts'
import type { Article } from './article.ts'
import type { CartQuote, QuotedLine } from './cart-quote.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { type PricedItem, priceItems } from './price-items.ts'
import { chosenShippingMethod, shippingMethods } from './shipping-methods.ts'
import type { StoredCart } from './stored-cart.ts'

/**
 * What a cart costs, computed from the catalogue alone. `coupon` is the row of the cart's code (`couponRepo.find`), null
 * when there is none; one that does not count at this moment takes nothing off and is not named. `articles` as in `priceItems`.
 */
export function quoteCart(
  cart: Pick<StoredCart, 'items' | 'checkout' | 'customerGroupId'>,
  coupon: CouponTerms | null,
  surroundings: CartSurroundings,
  articles?: ReadonlyMap<number, Article>,
): CartQuote {
  const { now } = surroundings
  const { lines, problems, isVirtual, destination } = priceItems(cart, surroundings, articles)
  const goods = sumCents(lines.map(({ unitGross, item }) => multiplyCents(unitGross, item.qty)))
  const counting = coupon && couponFault(coupon, { now, goods }) === null ? coupon : null
  const methods = shippingMethods(surroundings, { country: destination.country, goods, isVirtual })
  const shippingMethod = chosenShippingMethod(methods, cart.checkout)
  const totals = calculateTotals({
    lines: lines.map(({ item, unitGross, taxPercent }) => ({ qty: item.qty, unitGross, taxPercent })),
    discount: counting ? couponDiscount(counting, goods) : 0,
    // An empty cart is sent nowhere.
    shippingGross: lines.length > 0 ? (shippingMethod?.grossCents ?? 0) : 0,
  })
  return {
    lines: lines.map((line, place) => quotedLine(line, totals.lines[place])),
    problems,
    totals,
    couponCode: counting?.code ?? null,
    country: destination.country,
    isVirtual,
    shippingMethod,
  }
}

function quotedLine({ item, article }: PricedItem, totals: LineTotals | undefined): QuotedLine {
  if (!totals) throw new RangeError(`The line ${item.itemId} has no totals.`)
  const { product, variant, parts } = article
  const picks = parts.length > 0 ? parts : [{ sku: article.sku, qty: 1 }]
  return {
    ...totals,
    itemId: item.itemId,
    sku: article.sku,
    parentSku: article.parentSku,
    productId: variant?.id ?? product.id,
    name: product.name,
    productType: variant ? 'configurable' : product.type_id,
    productOption: article.productOption,
    options: article.options,
    isVirtual: article.isVirtual,
    picks: picks.map(({ sku, qty }) => ({ sku, qty: qty * item.qty })),
  }
}
