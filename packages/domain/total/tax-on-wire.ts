import { fromCents } from '../money/cents.ts'
import type { CartTotals } from './cart-totals.ts'

/** The tax by rate as orders keep it. */
export function taxOnWire({ taxByRate }: Pick<CartTotals, 'taxByRate'>): { percent: number; amount: number }[] {
  return taxByRate.map(({ percent, tax }) => ({ percent, amount: fromCents(tax) }))
}
