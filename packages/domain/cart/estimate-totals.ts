import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { Totals } from '@welt/contract/entity/cart-totals.ts'
import { type Cents, multiplyCents, sumCents, toCents } from '../money/cents.ts'
import { share } from '../money/share.ts'
import { calculateTotals, type SoldLine } from '../total/calculate-totals.ts'
import type { CartTotals } from '../total/cart-totals.ts'
import { shownItems } from './leaving-item.ts'
import { unitPrice } from './unit-price.ts'

/**
 * What the cart will cost by all that the browser knows, until the platform has said it: right after a click, or for as
 * long as there is no connection. Shipping and coupon are those of the last totals.
 */
export function estimateTotals(items: readonly CartItem[], known: Totals | null): CartTotals {
  const lines = shownItems(items).map(soldLine)
  const goods = sumCents(lines.map(({ unitGross, qty }) => multiplyCents(unitGross, qty)))
  return calculateTotals({
    lines,
    discount: discountOn(goods, known),
    shippingGross: known ? toCents(known.shipping_incl_tax) : 0,
  })
}

function soldLine(item: CartItem): SoldLine {
  return { qty: item.qty, unitGross: unitPrice(item), taxPercent: item.totals?.tax_percent ?? rateIn(item) }
}

/** By the product's own net and gross price, to half a percent: no country has finer rates. */
function rateIn({ price, price_incl_tax: gross }: CartItem): number {
  return price && gross ? Math.round((gross / price - 1) * 200) / 2 : 0
}

/** A coupon of so many percent takes them off whatever lies there now; one of an amount takes that. */
function discountOn(goods: Cents, known: Totals | null): Cents {
  if (!known || known.discount_amount === 0) return 0
  const percent = Math.max(0, ...known.items.map(({ discount_percent }) => discount_percent))
  return percent > 0 ? share(goods, Math.round(percent * 100), 10_000) : toCents(0 - known.discount_amount)
}
