import type { Cents } from '../money/cents.ts'

/** From when on an amount was asked. It holds until the next change. */
export interface PriceChange {
  /** Milliseconds since 1970. */
  validFrom: number
  /** What a shopper paid, tax included. */
  gross: Cents
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000

/**
 * The lowest price of the thirty days before a reduction began (§ 11 PAngV): also one that was set earlier and still
 * held in them. Null where nothing was asked before: such a price cannot be a reduction of anything.
 * Where a price is lowered step by step without a pause, `began` is when the first step was (§ 11 (2)).
 */
export function lowestPriceBefore(history: readonly PriceChange[], began: number): Cents | null {
  const before = history.filter(({ validFrom }) => validFrom < began).sort((a, b) => a.validFrom - b.validFrom)
  const asked = before.filter((_, place) => (before[place + 1]?.validFrom ?? began) > began - thirtyDays)
  return asked.length === 0 ? null : Math.min(...asked.map(({ gross }) => gross))
}

export interface Reduction {
  /** The lowest price of the thirty days before, to which the reduction refers. */
  reference: Cents
  /** Whole percent below the reference, rounded down: never more than it is (CJEU C-330/23). */
  percent: number
}

/** A price that may be announced as reduced, null where it is not below what was asked in the thirty days before. */
export function lawfulReduction(
  history: readonly PriceChange[],
  { gross, began }: { gross: Cents; began: number },
): Reduction | null {
  const reference = lowestPriceBefore(history, began)
  if (reference === null || gross >= reference) return null
  return { reference, percent: Math.floor(((reference - gross) * 100) / reference) }
}
