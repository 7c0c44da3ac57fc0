import MiniSearch from 'minisearch'
import { foldSku, fuzziness, mayBePrefix, queryWords, splitWords } from './analyzer.ts'
import { fieldValues } from './field-values.ts'
import type { Document, TextQuestion } from './search-engine.ts'

export interface TextRules {
  /** Field to boost. */
  fields: Readonly<Record<string, number>>
  /** Fields whose whole value, typed as it is, beats every other match. */
  exactFields: readonly string[]
  /** Share of the words of a question that a document must have, rounded down, but at least one. */
  minimumMatch: number
  minimumScore: number
}

interface Row {
  ordinal: number
  document: Document
}

/** Above any score that words alone can reach. */
const exactScore = 1000

/** Finds documents by words. */
export class TextIndex {
  readonly #rules: TextRules
  readonly #words: MiniSearch<Row>
  readonly #exact = new Map<string, Set<number>>()

  constructor(rules: TextRules) {
    this.#rules = rules
    this.#words = new MiniSearch<Row>({
      idField: 'ordinal',
      fields: Object.keys(rules.fields),
      extractField: (row, field) => (field === 'ordinal' ? row.ordinal : fieldText(row.document, field)),
      tokenize: splitWords,
      processTerm: (term) => term,
    })
  }

  add(ordinal: number, document: Document): void {
    this.#words.add({ ordinal, document })
    for (const sku of this.#exactValues(document)) {
      const known = this.#exact.get(sku)
      if (known) known.add(ordinal)
      else this.#exact.set(sku, new Set([ordinal]))
    }
  }

  replace(ordinal: number, before: Document, after: Document): void {
    if (this.#sameText(before, after)) return
    this.#words.remove({ ordinal, document: before })
    for (const sku of this.#exactValues(before)) this.#exact.get(sku)?.delete(ordinal)
    this.add(ordinal, after)
  }

  /** Score by ordinal. */
  search(text: string, question: TextQuestion = {}): Map<number, number> {
    const scores = new Map<number, number>()
    const words = queryWords(text)
    const minimumMatch = question.minimumMatch ?? this.#rules.minimumMatch
    const minimumScore = question.minimumScore ?? this.#rules.minimumScore
    const needed = question.operator === 'and' ? words.length : Math.max(1, Math.floor(words.length * minimumMatch))
    const boost = this.#boosts(question)
    const found = this.#words.search(words.join(' '), {
      fields: Object.keys(boost),
      boost,
      fuzzy: (word) => fuzziness(word),
      prefix: mayBePrefix,
      combineWith: 'OR',
    })
    for (const { id, score, queryTerms } of found) {
      if (queryTerms.length < needed || score < minimumScore) continue
      scores.set(Number(id), score)
    }
    for (const ordinal of this.#exact.get(foldSku(text)) ?? []) {
      scores.set(ordinal, (scores.get(ordinal) ?? 0) + exactScore)
    }
    return scores
  }

  #boosts({ textFields }: TextQuestion): Record<string, number> {
    if (!textFields) return { ...this.#rules.fields }
    return Object.fromEntries(Object.entries(textFields).filter(([field]) => Object.hasOwn(this.#rules.fields, field)))
  }

  #exactValues(document: Document): string[] {
    return this.#rules.exactFields.flatMap((field) =>
      fieldValues(document, field).map((value) => foldSku(String(value))),
    )
  }

  #sameText(before: Document, after: Document): boolean {
    const fields = [...Object.keys(this.#rules.fields), ...this.#rules.exactFields]
    return fields.every((field) => fieldText(before, field) === fieldText(after, field))
  }
}

function fieldText(document: Document, field: string): string {
  return fieldValues(document, field).join(' ')
}
