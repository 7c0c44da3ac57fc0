import type { TextMatch } from '../search-engine.ts'
import type { Alternative, Expansion, Term } from './expansion.ts'
import { columnOf, ordinalOf, type Postings, placeOf } from './postings.ts'
import type { TextColumn } from './text-rules.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface ExplainOptions {
  postings: Postings
  vocabulary: Vocabulary
  columns: readonly TextColumn[]
  places: Float64Array
}

/** Why a document was found: for each word of the question that it has, the best reason. */
export function explainMatch(expansions: readonly Expansion[], ordinal: number, options: ExplainOptions): TextMatch[] {
  return expansions.flatMap(({ written, terms, alternatives }) => {
    const single = terms.map((term): Alternative => ({ parts: [[term]], weight: term.weight, kind: term.kind }))
    const reasons = [...single, ...alternatives].sort((a, b) => b.weight - a.weight)
    for (const { parts, kind } of reasons) {
      const found = parts.map((part) => findIn(part, ordinal, options))
      const [first] = found
      if (!first || found.includes(undefined)) continue
      const spelling = found.map((each) => each && options.vocabulary.spelling(each.term.number)).join(' ')
      return [{ word: written, found: spelling, field: first.field, by: kind }]
    }
    return []
  })
}

function findIn(terms: readonly Term[], ordinal: number, options: ExplainOptions) {
  const { postings, places, columns } = options
  for (const term of terms.toSorted((a, b) => b.weight - a.weight)) {
    const list = postings.of(term.number)
    let best: number | undefined
    for (let at = 0; at < list.length; at++) {
      const posting = list[at]!
      if (ordinalOf(posting) !== ordinal) continue
      if (places[placeOf(posting)]! > (best === undefined ? 0 : places[placeOf(best)]!)) best = posting
    }
    if (best !== undefined) return { term, field: columns[columnOf(best)]?.paths[0] ?? '' }
  }
  return undefined
}
