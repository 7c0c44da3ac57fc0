import type { Cents } from '../money/cents.ts'

/** One line of a cart, to the cent. Every line holds: net + tax of what is paid = row gross − discount. */
export interface LineTotals {
  qty: number
  taxPercent: number
  /** One piece, options included. */
  unitNet: Cents
  unitGross: Cents
  rowNet: Cents
  rowGross: Cents
  /** Gross, not negative. */
  discount: Cents
  /** Of what is paid: of the row after its discount. */
  tax: Cents
}

/** What the whole costs. `grandTotal = subtotalGross − discount + shippingGross`, always. */
export interface CartTotals {
  lines: LineTotals[]
  subtotalNet: Cents
  subtotalGross: Cents
  /** Gross, not negative; the sum of the lines'. */
  discount: Cents
  shippingNet: Cents
  shippingGross: Cents
  shippingTax: Cents
  /** Of goods and shipping. */
  tax: Cents
  /** The same tax by rate, highest first, as invoices list it. */
  taxByRate: { percent: number; tax: Cents }[]
  grandTotal: Cents
}
