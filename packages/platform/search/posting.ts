import { addBit, type Bitset, countCommonBits, hasBit, removeBit, unite, wordsFor } from './bitset.ts'

/** A set is smaller and faster than a list when more than one of so many documents is in it. */
const sparse = 32

/** The documents that hold one value: a list as long as they are few, then a set of bits. */
export class Posting {
  readonly key: string | number
  #list: number[] | null = []
  #bits: Bitset = new Uint32Array(0)
  /** Documents that hold the value. */
  size = 0
  /** No document from this one on holds the value. */
  end = 0
  /** No document before this one does. */
  #begin = Number.POSITIVE_INFINITY

  constructor(key: string | number) {
    this.key = key
  }

  add(ordinal: number): void {
    if (this.#has(ordinal)) return
    this.size++
    this.end = Math.max(this.end, ordinal + 1)
    this.#begin = Math.min(this.#begin, ordinal)
    this.#list?.push(ordinal)
    if (!this.#list) this.#addBit(ordinal)
    else if (this.#list.length > 8 && this.#list.length > this.end / sparse) this.#becomeBits(this.#list)
  }

  remove(ordinal: number): void {
    if (!this.#has(ordinal)) return
    this.size--
    if (this.#list) this.#list.splice(this.#list.indexOf(ordinal), 1)
    else removeBit(this.#bits, ordinal)
  }

  collect(into: Bitset): void {
    if (!this.#list) return unite(into, this.#bits)
    const end = into.length * 32
    for (const ordinal of this.#list) if (ordinal < end) addBit(into, ordinal)
  }

  countIn(matched: Bitset): number {
    if (this.#begin >= matched.length * 32) return 0
    if (!this.#list) return countCommonBits(this.#bits, matched, this.#begin >>> 5)
    let count = 0
    for (let at = 0; at < this.#list.length; at++) if (hasBit(matched, this.#list[at]!)) count++
    return count
  }

  /** What counting in a set of so many words costs, in steps. */
  costOfCounting(words: number): number {
    return this.#list ? this.#list.length : Math.max(0, Math.min(this.#bits.length, words) - (this.#begin >>> 5))
  }

  forEach(visit: (ordinal: number) => void): void {
    if (this.#list) {
      for (const ordinal of this.#list) visit(ordinal)
      return
    }
    for (let ordinal = 0; ordinal < this.end; ordinal++) if (hasBit(this.#bits, ordinal)) visit(ordinal)
  }

  /** Documents are added upwards nearly always. */
  #has(ordinal: number): boolean {
    if (ordinal >= this.end) return false
    return this.#list ? this.#list.at(-1) === ordinal || this.#list.includes(ordinal) : hasBit(this.#bits, ordinal)
  }

  #becomeBits(list: readonly number[]): void {
    this.#list = null
    this.#bits = new Uint32Array(wordsFor(this.end))
    for (const ordinal of list) addBit(this.#bits, ordinal)
  }

  #addBit(ordinal: number): void {
    const words = wordsFor(ordinal + 1)
    if (words > this.#bits.length) {
      const larger = new Uint32Array(Math.ceil(words * 1.25))
      larger.set(this.#bits)
      this.#bits = larger
    }
    addBit(this.#bits, ordinal)
  }
}
