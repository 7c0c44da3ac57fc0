/** At most eight columns, lengths up to 15: document, column and length in one number. */
export function packPosting(ordinal: number, column: number, length: number): number {
  return ordinal * 128 + column * 16 + Math.min(length, 15)
}

export const ordinalOf = (posting: number) => posting >>> 7
export const columnOf = (posting: number) => (posting >>> 4) & 7
/** Column and length together, as an index into a table of 128 weights. */
export const placeOf = (posting: number) => posting & 127

/**
 * Which word stands where: for each word the documents and columns that have it. Gathered once, then sorted by word into one
 * block of memory; words of documents that change later get lists of their own.
 */
export class Postings {
  #words = new Uint32Array(1024)
  #packed = new Uint32Array(1024)
  #length = 0
  #starts: Uint32Array | null = null
  readonly #changed = new Map<number, number[]>()

  add(word: number, posting: number): void {
    if (this.#starts) {
      this.#own(word).push(posting)
      return
    }
    if (this.#length === this.#words.length) {
      this.#words = grown(this.#words)
      this.#packed = grown(this.#packed)
    }
    this.#words[this.#length] = word
    this.#packed[this.#length++] = posting
  }

  remove(word: number, posting: number): void {
    const list = this.#own(word)
    const at = list.indexOf(posting)
    if (at !== -1) list.splice(at, 1)
  }

  /** From now on the postings can be read. */
  seal(vocabularySize: number): void {
    const starts = new Uint32Array(vocabularySize + 1)
    for (let at = 0; at < this.#length; at++) starts[this.#words[at]! + 1]!++
    for (let word = 0; word < vocabularySize; word++) starts[word + 1]! += starts[word]!
    const next = starts.slice()
    const sorted = new Uint32Array(this.#length)
    for (let at = 0; at < this.#length; at++) sorted[next[this.#words[at]!]!++] = this.#packed[at]!
    this.#packed = sorted
    this.#words = new Uint32Array(0)
    this.#starts = starts
  }

  of(word: number): ArrayLike<number> {
    const changed = this.#changed.get(word)
    if (changed) return changed
    const starts = this.#starts
    if (!starts || word + 1 >= starts.length) return []
    return this.#packed.subarray(starts[word], starts[word + 1])
  }

  count(word: number): number {
    const changed = this.#changed.get(word)
    if (changed) return changed.length
    return (this.#starts?.[word + 1] ?? 0) - (this.#starts?.[word] ?? 0)
  }

  #own(word: number): number[] {
    const known = this.#changed.get(word)
    if (known) return known
    const list = Array.from(this.of(word))
    this.#changed.set(word, list)
    return list
  }
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}
