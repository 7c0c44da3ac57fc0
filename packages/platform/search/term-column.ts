import { addBit, type Bitset, countCommonBits, emptyBitset, hasBit, removeBit, unite } from './bitset.ts'
import type { Scalar, TermsBucket } from './search-engine.ts'

interface Posting {
  key: string | number
  ordinals: number[]
  /** Kept only for values that many documents share: there it is smaller and faster than the list. */
  bits: Bitset | null
}

/** Which documents hold which value of one field. */
export class TermColumn {
  readonly #capacity: number
  readonly #postings = new Map<string, Posting>()

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  add(ordinal: number, values: readonly Scalar[]): void {
    // A list may name a value twice; the document is counted once.
    for (const value of values.length > 1 ? new Set(values) : values) this.#add(ordinal, value)
  }

  remove(ordinal: number, values: readonly Scalar[]): void {
    for (const value of values) {
      const posting = this.#postings.get(String(value))
      const at = posting ? posting.ordinals.indexOf(ordinal) : -1
      if (!posting || at === -1) continue
      posting.ordinals.splice(at, 1)
      if (posting.bits) removeBit(posting.bits, ordinal)
      if (posting.ordinals.length === 0) this.#postings.delete(String(value))
    }
  }

  /** Adds the documents that hold one of the values to `into`. */
  collect(values: readonly Scalar[], into: Bitset): void {
    for (const value of values) {
      for (const spelling of spellings(value)) this.#collect(spelling, into)
    }
  }

  collectAll(into: Bitset): void {
    for (const posting of this.#postings.values()) this.#unite(posting, into)
  }

  /** How often each value occurs among `matched`, the most frequent first, at most `size` of them. */
  count(matched: Bitset, size: number): TermsBucket[] {
    const buckets: TermsBucket[] = []
    for (const posting of this.#postings.values()) {
      const bits = this.#bitsOf(posting)
      const count = bits ? countCommonBits(bits, matched) : countListed(posting.ordinals, matched)
      if (count > 0) buckets.push({ key: posting.key, count })
    }
    return buckets.sort(byCountThenKey).slice(0, size)
  }

  #add(ordinal: number, value: Scalar): void {
    const token = String(value)
    const posting = this.#postings.get(token)
    if (!posting) {
      this.#postings.set(token, { key: typeof value === 'boolean' ? token : value, ordinals: [ordinal], bits: null })
      return
    }
    // '42' and 42 in one list are the same value too; within one call they come one after the other.
    if (posting.ordinals.at(-1) === ordinal) return
    posting.ordinals.push(ordinal)
    if (posting.bits) addBit(posting.bits, ordinal)
  }

  #collect(token: string, into: Bitset): void {
    const posting = this.#postings.get(token)
    if (posting) this.#unite(posting, into)
  }

  #unite(posting: Posting, into: Bitset): void {
    const bits = this.#bitsOf(posting)
    if (bits) unite(into, bits)
    else for (const ordinal of posting.ordinals) addBit(into, ordinal)
  }

  #bitsOf(posting: Posting): Bitset | null {
    if (posting.bits || posting.ordinals.length <= this.#capacity >>> 5) return posting.bits
    const bits = emptyBitset(this.#capacity)
    for (const ordinal of posting.ordinals) addBit(bits, ordinal)
    posting.bits = bits
    return bits
  }
}

/** Flags are stored as true or as 1, whoever wrote the document; a question in either form finds both. */
function spellings(value: Scalar): readonly string[] {
  const token = String(value)
  if (token === 'true' || token === '1') return ['true', '1']
  if (token === 'false' || token === '0') return ['false', '0']
  return [token]
}

function countListed(ordinals: readonly number[], matched: Bitset): number {
  let count = 0
  for (let at = 0; at < ordinals.length; at++) if (hasBit(matched, ordinals[at]!)) count++
  return count
}

function byCountThenKey(a: TermsBucket, b: TermsBucket): number {
  if (a.count !== b.count) return b.count - a.count
  if (typeof a.key === 'number' && typeof b.key === 'number') return a.key - b.key
  return String(a.key) < String(b.key) ? -1 : 1
}
