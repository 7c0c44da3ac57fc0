/** A sku as it is looked up whole: spaces around it and capitals do not matter. */
export function foldSku(sku: string): string {
  return sku.trim().toLowerCase()
}

/**
 * Finds documents by a whole value. Only hashes are kept: a catalogue has ten times as many variants as products. So an
 * answer may name documents that do not have the value, or no longer; the caller looks.
 */
export class ExactIndex {
  #hashes = new Uint32Array(1024)
  #ordinals = new Uint32Array(1024)
  #count = 0
  /** Places sorted by hash, as far as they were there when somebody first asked. */
  #sorted: Uint32Array | null = null

  add(value: string, ordinal: number): void {
    if (this.#count === this.#hashes.length) {
      this.#hashes = grown(this.#hashes)
      this.#ordinals = grown(this.#ordinals)
    }
    this.#hashes[this.#count] = hash(foldSku(value))
    this.#ordinals[this.#count++] = ordinal
    this.#sorted = null
  }

  candidates(value: string): Set<number> {
    const wanted = hash(foldSku(value))
    const sorted = (this.#sorted ??= this.#sort())
    const found = new Set<number>()
    for (let at = this.#firstAt(sorted, wanted); this.#hashes[sorted[at] ?? -1] === wanted; at++) {
      found.add(this.#ordinals[sorted[at]!]!)
    }
    return found
  }

  #sort(): Uint32Array {
    const hashes = this.#hashes
    return Uint32Array.from({ length: this.#count }, (_, at) => at).sort((a, b) => hashes[a]! - hashes[b]!)
  }

  #firstAt(sorted: Uint32Array, wanted: number): number {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#hashes[sorted[middle]!]! < wanted) low = middle + 1
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

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}
