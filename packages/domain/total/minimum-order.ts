import type { Cents } from '../money/cents.ts'
import type { CartTotals } from './cart-totals.ts'

/** What the goods lack of the smallest order that is taken: their gross value counts, before a discount and without shipping. */
export function minimumOrderMissing({ subtotalGross }: Pick<CartTotals, 'subtotalGross'>, minimum: Cents): Cents {
  return Math.max(0, minimum - subtotalGross)
}
