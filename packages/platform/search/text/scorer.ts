import type { ColumnWeights } from './column-weights.ts'
import type { Alternative, Expansion, Term } from './expansion.ts'
import { columnOf, ordinalOf, type Postings, placeOf } from './postings.ts'

/** Terms of this weight are the asked word or a form of it. */
const leastSame = 0.9

export interface Scores {
  /** By ordinal, 0 where nothing matches. */
  scores: Float64Array
  /** How many of the words each ordinal has. */
  matched: Uint8Array
}

/**
 * Adds up what each document has of a question. Its tables are as long as the index has documents; made once, marked instead of emptied.
 */
export class Scorer {
  readonly #postings: Postings
  readonly #count: number
  readonly #seen: Uint32Array
  readonly #stage: Uint32Array
  readonly #word: Float64Array
  readonly #parts: Float64Array
  readonly #touched: Uint32Array
  #stamp = 0

  /** `count`: documents that have words; their ordinals are below. */
  constructor(postings: Postings, count: number) {
    this.#postings = postings
    this.#count = count
    this.#seen = new Uint32Array(count * 8)
    this.#stage = new Uint32Array(count)
    this.#word = new Float64Array(count)
    this.#parts = new Float64Array(count)
    this.#touched = new Uint32Array(count)
  }

  /** A document's score for a word is that of the best term in each column, summed; for the question, the sum over its words. */
  score(expansions: readonly Expansion[], weights: ColumnWeights): Scores {
    const answer = { scores: new Float64Array(this.#count), matched: new Uint8Array(this.#count) }
    for (const expansion of expansions) this.#scoreWord(expansion, weights, answer)
    return answer
  }

  #scoreWord({ terms, alternatives }: Expansion, weights: ColumnWeights, { scores, matched }: Scores): void {
    const all = [{ parts: [terms], weight: 1, kind: 'word' } satisfies Alternative, ...alternatives]
    const rarity = this.#rarity(all)
    const touched: number[] = []
    for (const alternative of all) this.#scoreAlternative(alternative, weights, touched)
    for (const ordinal of touched) {
      const score = this.#word[ordinal]!
      if (score === 0) continue
      scores[ordinal]! += score * rarity
      matched[ordinal]!++
      this.#word[ordinal] = 0
    }
  }

  /** Documents that have all parts get the mean of their scores, if that is more than they have. */
  #scoreAlternative({ parts, weight }: Alternative, weights: ColumnWeights, into: number[]): void {
    const base = (this.#stamp = this.#nextStamp(parts.length + 1))
    let reached = 0
    parts.forEach((terms, at) => {
      reached = this.#scorePart(terms, weights, base + at, reached)
    })
    for (let at = 0; at < reached; at++) {
      const ordinal = this.#touched[at]!
      if (this.#stage[ordinal] !== base + parts.length) continue
      const score = (this.#parts[ordinal]! * weight) / parts.length
      if (this.#word[ordinal] === 0) into.push(ordinal)
      if (score > this.#word[ordinal]!) this.#word[ordinal] = score
    }
    this.#stamp = base + parts.length
  }

  /** Stage `before`: all earlier parts were found. Returns how many documents have the first part. */
  #scorePart(terms: readonly Term[], weights: ColumnWeights, before: number, reached: number): number {
    const isFirst = before === this.#stamp
    let count = reached
    for (const { number, weight } of byWeight(terms)) {
      const places = weight >= leastSame ? weights.same : weights.alike
      const list = this.#postings.of(number)
      for (let at = 0; at < list.length; at++) {
        const posting = list[at]!
        const boost = places[placeOf(posting)]!
        if (boost === 0) continue
        const ordinal = ordinalOf(posting)
        const stage = this.#stage[ordinal]!
        const isNew = isFirst ? stage < before + 1 : stage === before
        if (!isNew && stage !== before + 1) continue
        if (isNew) {
          this.#stage[ordinal] = before + 1
          if (isFirst) {
            this.#parts[ordinal] = 0
            this.#touched[count++] = ordinal
          }
        }
        const cell = ordinal * 8 + columnOf(posting)
        if (this.#seen[cell] === before + 1) continue
        this.#seen[cell] = before + 1
        this.#parts[ordinal]! += boost * weight
      }
    }
    return count
  }

  /** A word that few documents have says more than one that many have. All that counts for the word is as rare as the word. */
  #rarity(alternatives: readonly Alternative[]): number {
    let documents = 0
    for (const { parts } of alternatives) {
      const frequencies = parts.map((terms) => this.#frequency(terms))
      documents += Math.min(...frequencies)
    }
    return Math.log(1 + this.#count / Math.max(1, Math.min(documents, this.#count)))
  }

  #frequency(terms: readonly Term[]): number {
    let documents = 0
    for (const { number, weight } of terms) if (weight >= 0.3) documents += this.#postings.count(number)
    return documents
  }

  #nextStamp(steps: number): number {
    if (this.#stamp < 0xff_ff_ff_ff - steps) return this.#stamp
    this.#seen.fill(0)
    this.#stage.fill(0)
    return 0
  }
}

function byWeight(terms: readonly Term[]): readonly Term[] {
  return terms.length < 2 ? terms : terms.toSorted((a, b) => b.weight - a.weight)
}
