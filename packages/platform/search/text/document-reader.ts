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
  #found = new Float64Array(1024)
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
      const place = Math.floor(each / 16)
      if (place === last) continue
      last = place
      visit(Math.floor(place / 8), packPosting(ordinal, place % 8, each % 16))
    }
  }

  /** Words of a value, by column, over all that was read. */
  averageLengths(): Float64Array {
    return this.#wordCounts.map((words, column) => words / Math.max(1, this.#valueCounts[column]!))
  }

  #readColumn(document: Document, column: TextColumn, at: number): void {
    for (const path of column.paths) {
      for (const value of fieldValues(document, path)) {
        if (column.kind === 'sku') this.#readSku(String(value), at)
        else this.#readText(String(value), at)
      }
    }
    if (!column.withOptionLabels) return
    for (const label of chosenLabels(document, this.#labels)) this.#readText(label, at)
  }

  #readText(text: string, column: number): void {
    const words = this.#wordsOf(text)
    this.#countValue(column, words.length)
    for (const word of words) this.#note(word, column, words.length)
  }

  #readSku(sku: string, column: number): void {
    const parts = sku.split(/[^\p{L}\p{M}\p{Nd}]+/u).filter(Boolean)
    this.#countValue(column, parts.length)
    for (const part of parts) {
      const word = this.#skuParts.get(part) ?? this.#vocabulary.add({ folded: foldText(part), written: part })
      if (this.#skuParts.size < mostKeptValues) this.#skuParts.set(part, word)
      this.#note(word, column, parts.length)
    }
  }

  #countValue(column: number, words: number): void {
    this.#valueCounts[column]!++
    this.#wordCounts[column]! += words
  }

  #note(word: number, column: number, length: number): void {
    if (this.#count === this.#found.length) {
      const larger = new Float64Array(this.#count * 2)
      larger.set(this.#found)
      this.#found = larger
    }
    this.#found[this.#count++] = (word * 8 + column) * 16 + Math.min(length, 15)
  }

  #wordsOf(text: string): readonly number[] {
    const known = this.#values.get(text)
    if (known) return known
    const words = splitWords(text).map((word) => this.#vocabulary.add(word))
    if (this.#values.size < mostKeptValues) this.#values.set(text, words)
    return words
  }
}
