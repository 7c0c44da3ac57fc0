import { addBit, type Bitset, countCommonBits, unite, wordsFor } from './bitset.ts'
import { numberOf } from './number-of.ts'
import type { Range, Scalar } from './search-engine.ts'

/** A shop offers the same few ranges to everybody. */
const mostKeptRanges = 32

/** The numbers and dates of one field, for ranges. */
export class NumberColumn {
  #single = new Float64Array(0)
  /** Documents with several numbers; their place in `#single` stays empty. */
  readonly #several = new Map<number, number[]>()
  readonly #ranges = new Map<string, Bitset>()

  set(ordinal: number, values: readonly Scalar[]): void {
    this.#ranges.clear()
    const numbers = values.map(numberOf).filter((number) => !Number.isNaN(number))
    if (ordinal >= this.#single.length) this.#grow(ordinal + 1)
    this.#single[ordinal] = numbers.length === 1 ? numbers[0]! : Number.NaN
    if (numbers.length > 1) this.#several.set(ordinal, numbers)
    else this.#several.delete(ordinal)
  }

  /** Adds the documents with a number in the range to `into`. */
  collect(range: Range, into: Bitset): void {
    unite(into, this.#within(range))
  }

  /** How many of `matched` have a number from `from` on and below `to`, for each of the spans. */
  count(spans: readonly { from?: number; to?: number }[], matched: Bitset): number[] {
    return spans.map(({ from, to }) => countCommonBits(this.#within({ gte: from, lt: to }), matched))
  }

  /** Kept for the next time, until a number changes. */
  #within(range: Range): Bitset {
    const { gt = Number.NEGATIVE_INFINITY, lt = Number.POSITIVE_INFINITY } = range
    const { gte = Number.NEGATIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = range
    const key = `${gt} ${gte} ${lt} ${lte}`
    const known = this.#ranges.get(key)
    if (known) return known
    // Comparisons with NaN are false, so what has no number is in no range, not even in an open one.
    const contains = (number: number) => number >= gte && number <= lte && number > gt && number < lt
    const set = new Uint32Array(wordsFor(this.#single.length))
    for (let ordinal = 0; ordinal < this.#single.length; ordinal++) {
      if (contains(this.#single[ordinal]!)) addBit(set, ordinal)
    }
    for (const [ordinal, numbers] of this.#several) if (numbers.some(contains)) addBit(set, ordinal)
    const [oldest] = this.#ranges.keys()
    if (oldest !== undefined && this.#ranges.size >= mostKeptRanges) this.#ranges.delete(oldest)
    this.#ranges.set(key, set)
    return set
  }

  #grow(least: number): void {
    const larger = new Float64Array(Math.ceil(least * 1.5) + 32).fill(Number.NaN)
    larger.set(this.#single)
    this.#single = larger
  }
}
