import type { TextQuestion } from '../search-engine.ts'
import type { TextRules } from './text-rules.ts'

/** What a question may wish for; the field bounds its boosts too. */
const highestBoost = 100
/** How much a long value counts less: the usual share of BM25. */
const lengthShare = 0.75
/** A value that is the question and nothing else: Stiefel means the category Stiefel, not the name Stiefel aus Wien. */
const wholeBonus = 2

export interface WeightOptions {
  rules: TextRules
  question: TextQuestion
  /** How many words the question has. */
  words: number
  /** Words of a value, by column. */
  averageLengths: ArrayLike<number>
}

/** The weight of a word by column and length of the value that it stands in: 8 × 16 numbers each. */
export interface ColumnWeights {
  /** For words that are the asked ones, or forms of them. */
  same: Float64Array
  /** For words that are only like them: begun, mended, part of a compound. */
  alike: Float64Array
}

export function columnWeights({ rules, question, words, averageLengths }: WeightOptions): ColumnWeights {
  const same = new Float64Array(128)
  const alike = new Float64Array(128)
  const boosts = question.textFields ?? rules.boosts
  rules.columns.forEach(({ field, share, kind }, column) => {
    const wish = Object.hasOwn(boosts, field) ? (boosts[field] ?? 0) : 0
    const boost = Math.min(Math.max(wish, 0), highestBoost) * share
    const average = averageLengths[column] || 1
    for (let length = 1; length < 16; length++) {
      const weight = boost / (1 - lengthShare + (lengthShare * length) / average)
      alike[column * 16 + length] = weight
      same[column * 16 + length] = kind === 'text' && length === words ? weight * wholeBonus : weight
    }
  })
  return { same, alike }
}
