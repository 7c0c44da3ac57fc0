import { addBit, type Bitset } from '../bitset.ts'
import { fieldValues } from '../field-values.ts'
import { sameValues } from '../same-values.ts'
import type { Document, TextMatch, TextQuestion } from '../search-engine.ts'
import { columnWeights } from './column-weights.ts'
import { DocumentReader } from './document-reader.ts'
import { ExactIndex, foldSku } from './exact-index.ts'
import { type ExpandOptions, expandQuestion } from './expand-question.ts'
import type { Expansion } from './expansion.ts'
import { explainMatch } from './explain-match.ts'
import type { OptionLabels } from './option-labels.ts'
import { Postings, packPosting, placeOf } from './postings.ts'
import { readQuestion } from './read-question.ts'
import { Scorer } from './scorer.ts'
import type { TextLanguage } from './stems-of.ts'
import { suggestSpelling } from './suggest-spelling.ts'
import type { SynonymTable } from './synonym-table.ts'
import { isHidden, type TextRules } from './text-rules.ts'
import { Vocabulary } from './vocabulary.ts'
import { wholeValue } from './whole-value.ts'

export interface TextOptions {
  rules: TextRules
  languages: readonly TextLanguage[]
  synonyms: SynonymTable
}

/** What a text found. */
export interface TextAnswer {
  /** 0 where the document was not found. */
  score(ordinal: number): number
  collect(into: Bitset): void
  explain(ordinal: number): TextMatch[]
}

/** Above any score that words alone can reach. */
const exactScore = 10_000

/** Finds documents by words. */
export class TextIndex {
  readonly #rules: TextRules
  /** All fields that decide what is found. */
  readonly #fields: readonly string[]
  readonly #reader: DocumentReader
  readonly #vocabulary: Vocabulary
  readonly #postings = new Postings()
  readonly #exact = new ExactIndex()
  readonly #expanding: ExpandOptions
  readonly #documents: readonly Document[]
  readonly #labels: OptionLabels
  /** The first document that is not read yet. */
  #next = 0
  #isRead = false
  /** Ordinals of all documents that have words are below. */
  #end = 0
  #scorer: Scorer | null = null

  /** `documents` by ordinal; the index looks into it again later, to see whether an exact value is still there. */
  constructor(documents: readonly Document[], { rules, languages, synonyms }: TextOptions, labels: OptionLabels) {
    this.#documents = documents
    this.#labels = labels
    this.#rules = rules
    this.#fields = [
      ...rules.columns.flatMap(({ paths }) => paths),
      rules.hidden.field,
      ...labels.map(({ field }) => field),
    ]
    const countOf = (word: number) => this.#postings.count(word)
    this.#vocabulary = new Vocabulary(languages, countOf)
    this.#reader = new DocumentReader(rules.columns, this.#vocabulary, labels)
    this.#expanding = { vocabulary: this.#vocabulary, synonyms, countOf }
  }

  /** Reads the next so many documents; true when all are read. A question that comes earlier reads the rest at once. */
  readSome(count: number): boolean {
    if (this.#isRead) return true
    const end = Math.min(this.#next + count, this.#documents.length)
    for (; this.#next < end; this.#next++) this.#add(this.#next, this.#documents[this.#next]!)
    if (this.#next < this.#documents.length) return false
    this.#postings.seal(this.#vocabulary.size)
    this.#isRead = true
    return true
  }

  #add(ordinal: number, document: Document): void {
    const listener = {
      onWord: (word: number, posting: number) => this.#postings.add(word, posting),
      onSku: (sku: string) => this.#exact.add(sku, ordinal),
    }
    if (isHidden(document, this.#rules)) return this.#reader.readSkus(document, listener)
    if (ordinal >= this.#end) this.#scorer = null
    this.#end = Math.max(this.#end, ordinal + 1)
    this.#reader.read(document, ordinal, listener)
  }

  /** Do the documents differ in what is read for words? */
  isTouchedBy(before: Document, after: Document): boolean {
    return !this.#fields.every((field) => sameValues(before, after, field))
  }

  /** A document that has joined the others. What is not read yet will be read as it is then. */
  add(ordinal: number, document: Document): void {
    if (this.#isRead) this.#add(ordinal, document)
  }

  replace(ordinal: number, before: Document, after: Document): void {
    if (!this.#isRead && ordinal >= this.#next) return
    this.readSome(this.#documents.length)
    if (!isHidden(before, this.#rules)) {
      const onWord = (word: number, posting: number) => this.#postings.remove(word, posting)
      this.#reader.read(before, ordinal, { onWord, onSku() {} })
    }
    this.#add(ordinal, after)
  }

  search(text: string, question: TextQuestion = {}): TextAnswer {
    this.readSome(this.#documents.length)
    const words = readQuestion(text)
    const expansions = expandQuestion(words, this.#expanding)
    const weights = columnWeights({
      rules: this.#rules,
      question,
      words: words.length,
      averageLengths: this.#reader.averageLengths(),
    })
    this.#scorer ??= new Scorer(this.#postings, this.#end)
    const { scores, matched } = this.#scorer.score(expansions, weights)
    const least = question.minimumScore ?? this.#rules.minimumScore
    const needed = wordsNeeded(words.length, question, this.#rules)
    for (let ordinal = 0; ordinal < scores.length; ordinal++) {
      if (scores[ordinal] === 0) continue
      const share = matched[ordinal]! / words.length
      const score = scores[ordinal]! * share * share
      scores[ordinal] = matched[ordinal]! < needed || score < least ? 0 : score
    }
    return this.#answer(text, expansions, scores, weights.alike)
  }

  /** The question in words that the index knows; null where it has nothing better to offer. */
  suggest(text: string): string | null {
    this.readSome(this.#documents.length)
    return suggestSpelling(readQuestion(text), this.#expanding)
  }

  #answer(text: string, expansions: readonly Expansion[], scores: Float64Array, places: Float64Array): TextAnswer {
    const exact = this.#exactMatches(text, places)
    const { columns } = this.#rules
    const explaining = { postings: this.#postings, vocabulary: this.#vocabulary, columns, places }
    return {
      score: (ordinal) => (scores[ordinal] ?? 0) + (exact.has(ordinal) ? exactScore : 0),
      collect(into) {
        const end = into.length * 32
        for (let ordinal = 0; ordinal < scores.length && ordinal < end; ordinal++) {
          if (scores[ordinal] !== 0) addBit(into, ordinal)
        }
        for (const ordinal of exact.keys()) if (ordinal < end) addBit(into, ordinal)
      },
      explain: (ordinal) => {
        const whole = exact.get(ordinal)
        const words = explainMatch(expansions, ordinal, explaining).map((match) => this.#withValue(match, ordinal))
        return whole ? [whole, ...words] : words
      },
    }
  }

  #withValue(match: TextMatch, ordinal: number): TextMatch {
    const document = this.#documents[ordinal]
    const column = this.#rules.columns.find(({ paths }) => paths[0] === match.field)
    const value = document && column && wholeValue(document, column, { word: match.found, labels: this.#labels })
    return value ? { ...match, ...value } : match
  }

  /** Documents with a number that is the whole text, as far as numbers are asked for. */
  #exactMatches(text: string, places: Float64Array): Map<number, TextMatch> {
    const wanted = foldSku(text)
    const fields = this.#rules.columns.flatMap(({ kind, paths }, column) =>
      kind === 'sku' && places[placeOf(packPosting(0, column, 1))]! > 0 ? paths : [],
    )
    const found = new Map<number, TextMatch>()
    for (const ordinal of this.#exact.candidates(text)) {
      const document = this.#documents[ordinal] ?? {}
      for (const field of fields) {
        const value = fieldValues(document, field).find((each) => foldSku(String(each)) === wanted)
        if (value === undefined || found.has(ordinal)) continue
        found.set(ordinal, { word: text.trim(), found: String(value), field, by: 'sku' })
      }
    }
    return found
  }
}

function wordsNeeded(count: number, { operator, minimumMatch }: TextQuestion, rules: TextRules): number {
  if (operator === 'and') return count
  return Math.max(1, Math.floor(count * (minimumMatch ?? rules.minimumMatch)))
}
