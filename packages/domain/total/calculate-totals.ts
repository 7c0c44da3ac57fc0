import { allocate } from '../money/allocate.ts'
import { type Cents, multiplyCents, sumCents } from '../money/cents.ts'
import { splitGross } from '../money/split-tax.ts'
import type { CartTotals, LineTotals } from './cart-totals.ts'

/** So many pieces of something, at the gross price of one where it is sent to. */
export interface SoldLine {
  qty: number
  /** Of one piece, options included. */
  unitGross: Cents
  taxPercent: number
}

export interface TotalsQuestion {
  lines: readonly SoldLine[]
  /** What a coupon takes off the goods, gross; never more than they cost. */
  discount?: Cents
  shippingGross?: Cents
}

/**
 * Every row is rounded once, at the price of one piece; the discount is shared among the rows so that the shares make the
 * whole, and the tax is that of what is really paid. Shipping bears the highest rate among the goods.
 */
export function calculateTotals({ lines: sold, discount = 0, shippingGross = 0 }: TotalsQuestion): CartTotals {
  const rows = sold.map(({ unitGross, qty }) => multiplyCents(unitGross, qty))
  const subtotalGross = sumCents(rows)
  const discountGiven = Math.min(discount, subtotalGross)
  const shares = discountGiven > 0 ? allocate(discountGiven, rows) : []
  const lines = sold.map((line, place) => lineTotals(line, rows[place] ?? 0, shares[place] ?? 0))
  const highestRate = lines.reduce((highest, { taxPercent }) => Math.max(highest, taxPercent), 0)
  const shipping = splitGross(shippingGross, highestRate)
  return {
    lines,
    subtotalNet: sumCents(lines.map(({ rowNet }) => rowNet)),
    subtotalGross,
    discount: discountGiven,
    shippingNet: shipping.net,
    shippingGross,
    shippingTax: shipping.tax,
    tax: sumCents(lines.map(({ tax }) => tax)) + shipping.tax,
    taxByRate: taxByRate(lines, { percent: highestRate, tax: shipping.tax }),
    grandTotal: subtotalGross - discountGiven + shippingGross,
  }
}

function lineTotals({ qty, unitGross, taxPercent }: SoldLine, rowGross: Cents, discount: Cents): LineTotals {
  return {
    qty,
    taxPercent,
    unitNet: splitGross(unitGross, taxPercent).net,
    unitGross,
    rowNet: splitGross(rowGross, taxPercent).net,
    rowGross,
    discount,
    tax: splitGross(rowGross - discount, taxPercent).tax,
  }
}

function taxByRate(lines: readonly LineTotals[], shipping: { percent: number; tax: Cents }): CartTotals['taxByRate'] {
  const sums = new Map<number, Cents>()
  for (const { taxPercent, tax } of lines) sums.set(taxPercent, (sums.get(taxPercent) ?? 0) + tax)
  if (shipping.tax > 0) sums.set(shipping.percent, (sums.get(shipping.percent) ?? 0) + shipping.tax)
  return [...sums].map(([percent, tax]) => ({ percent, tax })).sort((a, b) => b.percent - a.percent)
}
