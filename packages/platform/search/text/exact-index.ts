/** A sku as it is looked up whole: spaces around it and capitals do not matter. */
export function foldSku(sku: string): string {
  return sku.trim().toLowerCase()
}

/** Hash and ordinal in one number: 32 bits and 21 are as many as a number holds exactly. */
const ordinals = 2 ** 21

/**
 * Finds documents by a whole value. Only hashes are kept: a catalogue has ten times as many variants as products. So an
 * answer may name documents that do not have the value, or no longer; the caller looks.
 */
export class ExactIndex {
  #places = new Float64Array(1024)
  #count = 0
  #isSorted = true

  add(value: string, ordinal: number): void {
    if (this.#count === this.#places.length) {
      const larger = new Float64Array(this.#count * 2)
      larger.set(this.#places)
      this.#places = larger
    }
    this.#places[this.#count++] = hash(foldSku(value)) * ordinals + ordinal
    this.#isSorted = false
  }

  candidates(value: string): Set<number> {
    if (!this.#isSorted) this.#places.subarray(0, this.#count).sort()
    this.#isSorted = true
    const first = hash(foldSku(value)) * ordinals
    const found = new Set<number>()
    for (let at = this.#firstAt(first); at < this.#count && this.#places[at]! < first + ordinals; at++) {
      found.add(this.#places[at]! - first)
    }
    return found
  }

  #firstAt(wanted: number): number {
    let low = 0
    let high = this.#count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#places[middle]! < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93)
  return value >>> 0
}
