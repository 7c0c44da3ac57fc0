import { addBit, type Bitset, bitsToOrdinals } from './bitset.ts'
import { numberOf } from './number-of.ts'
import type { Range, Scalar } from './search-engine.ts'

/** The numbers and dates of one field, for ranges. */
export class NumberColumn {
  readonly #single: Float64Array
  /** Documents with several numbers; their place in `#single` stays empty. */
  readonly #several = new Map<number, number[]>()

  constructor(capacity: number) {
    this.#single = new Float64Array(capacity).fill(Number.NaN)
  }

  set(ordinal: number, values: readonly Scalar[]): void {
    const numbers = values.map(numberOf).filter((number) => !Number.isNaN(number))
    this.#single[ordinal] = numbers.length === 1 ? numbers[0]! : Number.NaN
    if (numbers.length > 1) this.#several.set(ordinal, numbers)
    else this.#several.delete(ordinal)
  }

  /** Adds the documents with a number in the range to `into`. */
  collect(range: Range, into: Bitset): void {
    const contains = within(range)
    for (let ordinal = 0; ordinal < this.#single.length; ordinal++) {
      if (contains(this.#single[ordinal]!)) addBit(into, ordinal)
    }
    for (const [ordinal, numbers] of this.#several) if (numbers.some(contains)) addBit(into, ordinal)
  }

  /** How many of `matched` have a number from `from` on and below `to`, for each of the spans. */
  count(spans: readonly { from?: number; to?: number }[], matched: Bitset): number[] {
    const lows = spans.map(({ from }) => from ?? Number.NEGATIVE_INFINITY)
    const highs = spans.map(({ to }) => to ?? Number.POSITIVE_INFINITY)
    const counts = spans.map(() => 0)
    for (const ordinal of bitsToOrdinals(matched)) {
      const single = this.#single[ordinal]!
      // Nearly every document has one price; asking for more costs more than all the rest.
      const numbers = Number.isNaN(single) ? this.#several.get(ordinal) : undefined
      for (let at = 0; at < counts.length; at++) {
        const low = lows[at]!
        const high = highs[at]!
        const inside = numbers
          ? numbers.some((number) => number >= low && number < high)
          : single >= low && single < high
        if (inside) counts[at]!++
      }
    }
    return counts
  }
}

/** Comparisons with NaN are false, so what has no number is in no range, not even in an open one. */
function within(range: Range): (number: number) => boolean {
  const { gt = Number.NEGATIVE_INFINITY, lt = Number.POSITIVE_INFINITY } = range
  const { gte = Number.NEGATIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = range
  return (number) => number >= gte && number <= lte && number > gt && number < lt
}
