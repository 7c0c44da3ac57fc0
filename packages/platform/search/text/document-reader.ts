import { fieldValues } from '../field-values.ts'
import type { Document } from '../search-engine.ts'
import { foldText } from './fold-text.ts'
import { chosenLabels, type OptionLabels } from './option-labels.ts'
import { packPosting } from './postings.ts'
import { splitWords } from './split-words.ts'
import type { TextColumn } from './text-rules.ts'
import type { Vocabulary } from './vocabulary.ts'

const mostKeptValues = 20_000

/** What a document says, told piece by piece. */
export interface DocumentListener {
  /** Once for each word in each column. */
  onWord(word: number, posting: number): void
  /** A whole number of an article. */
  onSku(sku: string): void
}

/** Finds the words of documents and where they stand. Values that many documents share are read once. */
export class DocumentReader {
  readonly #columns: readonly TextColumn[]
  readonly #vocabulary: Vocabulary
  readonly #labels: OptionLabels
  readonly #values = new Map<string, readonly number[]>()
  readonly #skuParts = new Map<string, number>()
  readonly #partWords: number[] = []
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

  /** Of a document that nobody looks for by words, only the numbers. */
  readSkus(document: Document, listener: Pick<DocumentListener, 'onSku'>): void {
    for (const { kind, paths } of this.#columns) {
      if (kind !== 'sku') continue
      for (const path of paths) for (const value of fieldValues(document, path)) listener.onSku(String(value))
    }
  }

  read(document: Document, ordinal: number, listener: DocumentListener): void {
    this.#count = 0
    this.#columns.forEach((column, at) => this.#readColumn(document, column, at, listener))
    const found = this.#found.subarray(0, this.#count).sort()
    let last = -1
    for (const each of found) {
      // Of the same word in the same column, the shortest value counts: it says the most about the document.
      const place = each >>> 4
      if (place === last) continue
      last = place
      listener.onWord(place >>> 3, packPosting(ordinal, place & 7, each & 15))
    }
  }

  /** Words of a value, by column, over all that was read. */
  averageLengths(): Float64Array {
    return this.#wordCounts.map((words, column) => words / Math.max(1, this.#valueCounts[column]!))
  }

  #readColumn(document: Document, column: TextColumn, at: number, listener: DocumentListener): void {
    const { paths, kind, withOptionLabels } = column
    for (const path of paths) {
      for (const value of fieldValues(document, path)) {
        const text = String(value)
        this.#note(kind === 'sku' ? this.#skuWords(text) : this.#textWords(text), at)
        if (kind === 'sku') listener.onSku(text)
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

  /** The list is used again for the next sku. */
  #skuWords(sku: string): readonly number[] {
    const words = this.#partWords
    words.length = 0
    if (!isPlain.test(sku)) {
      for (const part of sku.split(/[^\p{L}\p{M}\p{Nd}]+/u)) if (part !== '') words.push(this.#skuWord(part))
      return words
    }
    let from = 0
    for (let end = sku.indexOf('-'); end !== -1; end = sku.indexOf('-', from)) {
      if (end > from) words.push(this.#skuWord(sku.slice(from, end)))
      from = end + 1
    }
    if (from < sku.length) words.push(this.#skuWord(sku.slice(from)))
    return words
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
