import { fieldValues } from '../field-values.ts'
import type { Document } from '../search-engine.ts'
import { foldText } from './fold-text.ts'
import { chosenLabels, type OptionLabels } from './option-labels.ts'
import { packPosting } from './postings.ts'
import { splitWords } from './split-words.ts'
import type { TextColumn } from './text-rules.ts'
import type { Vocabulary } from './vocabulary.ts'

const mostKeptValues = 20_000

/** Finds the words of documents and where they stand. Values that many documents share are read once. */
export class DocumentReader {
  readonly #columns: readonly TextColumn[]
  readonly #vocabulary: Vocabulary
  readonly #labels: OptionLabels
  readonly #values = new Map<string, readonly number[]>()
  readonly #skuParts = new Map<string, number>()
  /** Words and places of the document that is being read, in one number each. */
  #found = new Uint32Array(1024)
  #count = 0
  readonly #valueCounts = new Float64Array(8)
  readonly #wordCounts = new Float64Array(8)

  constructor(columns: readonly TextColumn[], vocabulary: Vocabulary, labels: OptionLabels) {
    this.#columns = columns
    this.#vocabulary = vocabulary
    this.#labels = labels
  }

  /** Calls back once for each word in each column. */
  read(document: Document, ordinal: number, visit: (word: number, posting: number) => void): void {
    this.#count = 0
    this.#columns.forEach((column, at) => this.#readColumn(document, column, at))
    const found = this.#found.subarray(0, this.#count).sort()
    let last = -1
    for (const each of found) {
      // Of the same word in the same column, the shortest value counts: it says the most about the document.
      const place = each >>> 4
      if (place === last) continue
      last = place
      visit(place >>> 3, packPosting(ordinal, place & 7, each & 15))
    }
  }

  /** Words of a value, by column, over all that was read. */
  averageLengths(): Float64Array {
    return this.#wordCounts.map((words, column) => words / Math.max(1, this.#valueCounts[column]!))
  }

  #readColumn(document: Document, { paths, kind, withOptionLabels }: TextColumn, at: number): void {
    for (const path of paths) {
      for (const value of fieldValues(document, path)) {
        this.#note(kind === 'sku' ? this.#skuWords(String(value)) : this.#textWords(String(value)), at)
      }
    }
    if (withOptionLabels) chosenLabels(document, this.#labels, (label) => this.#note(this.#textWords(label), at))
  }

  #note(words: readonly number[], column: number): void {
    this.#valueCounts[column]!++
    this.#wordCounts[column]! += words.length
    if (this.#count + words.length > this.#found.length) {
      const larger = new Uint32Array((this.#count + words.length) * 2)
      larger.set(this.#found)
      this.#found = larger
    }
    const length = Math.min(words.length, 15)
    for (const word of words) this.#found[this.#count++] = word * 128 + column * 16 + length
  }

  #textWords(text: string): readonly number[] {
    const known = this.#values.get(text)
    if (known) return known
    const words = splitWords(text).map((word) => this.#vocabulary.add(word))
    if (this.#values.size < mostKeptValues) this.#values.set(text, words)
    return words
  }

  #skuWords(sku: string): number[] {
    const parts = isPlain.test(sku) ? sku.split('-') : sku.split(/[^\p{L}\p{M}\p{Nd}]+/u)
    return parts.filter((part) => part !== '').map((part) => this.#skuWord(part))
  }

  #skuWord(part: string): number {
    const known = this.#skuParts.get(part)
    if (known !== undefined) return known
    const word = this.#vocabulary.add({ folded: foldText(part), written: part })
    if (this.#skuParts.size < mostKeptValues) this.#skuParts.set(part, word)
    return word
  }
}

/** Nearly all skus are, and there are ten times as many as products. */
const isPlain = /^[A-Za-z0-9-]+$/
