import { type Bitset, bitsToOrdinals, countBits } from './bitset.ts'

/** The documents that a question lets through. */
export class Matched {
  readonly bits: Bitset
  readonly total: number
  #ordinals: Uint32Array | null = null

  constructor(bits: Bitset) {
    this.bits = bits
    this.total = countBits(bits)
  }

  /** Upwards; listed once, however many ask. */
  get ordinals(): Uint32Array {
    this.#ordinals ??= bitsToOrdinals(this.bits, this.total)
    return this.#ordinals
  }
}
