import { addBit, type Bitset, bitsToOrdinals } from './bitset.ts'
import { numberOf } from './number-of.ts'
import type { Range, Scalar } from './search-engine.ts'

/** The numbers and dates of one field, for ranges. */
export class NumberColumn {
  #single = new Float64Array(0)
  /** Documents with several numbers; their place in `#single` stays empty. */
  readonly #several = new Map<number, number[]>()

  set(ordinal: number, values: readonly Scalar[]): void {
    const numbers = values.map(numberOf).filter((number) => !Number.isNaN(number))
    if (ordinal >= this.#single.length) this.#grow(ordinal + 1)
    this.#single[ordinal] = numbers.length === 1 ? numbers[0]! : Number.NaN
    if (numbers.length > 1) this.#several.set(ordinal, numbers)
    else this.#several.delete(ordinal)
  }

  /** Adds the documents with a number in the range to `into`. */
  collect(range: Range, into: Bitset): void {
    const { gt = Number.NEGATIVE_INFINITY, lt = Number.POSITIVE_INFINITY } = range
    const { gte = Number.NEGATIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = range
    // Comparisons with NaN are false, so what has no number is in no range, not even in an open one.
    const contains = (number: number) => number >= gte && number <= lte && number > gt && number < lt
    const end = Math.min(this.#single.length, into.length * 32)
    for (let ordinal = 0; ordinal < end; ordinal++) if (contains(this.#single[ordinal]!)) addBit(into, ordinal)
    for (const [ordinal, numbers] of this.#several) {
      if (ordinal < into.length * 32 && numbers.some(contains)) addBit(into, ordinal)
    }
  }

  /** How many of the `total` documents `matched` have a number from `from` on and below `to`, for each of the spans. */
  count(spans: readonly { from?: number; to?: number }[], matched: Bitset, total: number): number[] {
    const lows = spans.map(({ from }) => from ?? Number.NEGATIVE_INFINITY)
    const highs = spans.map(({ to }) => to ?? Number.POSITIVE_INFINITY)
    const counts = spans.map(() => 0)
    for (const ordinal of bitsToOrdinals(matched, total)) {
      const single = this.#single[ordinal] ?? Number.NaN
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

  #grow(least: number): void {
    const larger = new Float64Array(Math.ceil(least * 1.5) + 32).fill(Number.NaN)
    larger.set(this.#single)
    this.#single = larger
  }
}
