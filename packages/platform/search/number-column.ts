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

  /** How many of `matched` have a number in each of the ranges. */
  count(ranges: readonly Range[], matched: Bitset): number[] {
    const counts = ranges.map(() => 0)
    const tests = ranges.map(within)
    for (const ordinal of bitsToOrdinals(matched)) {
      const several = this.#several.get(ordinal)
      for (let at = 0; at < tests.length; at++) {
        const contains = tests[at]!
        if (several ? several.some(contains) : contains(this.#single[ordinal]!)) counts[at]!++
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
