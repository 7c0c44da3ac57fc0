import type { Alternative, Expansion, Term } from './expansion.ts'
import { type CountOf, findBeginnings, findCorrections } from './find-like-terms.ts'
import { findTerms } from './find-terms.ts'
import { type CompoundOptions, findHead, splitCompound } from './split-compound.ts'
import type { Word } from './split-words.ts'

export interface ExpandOptions extends CompoundOptions {
  countOf: CountOf
}

const weights = { synonym: 0.6, split: 0.7, head: 0.25, joined: 0.95, furtherPart: 0.12 } as const

/** Everything in the index that counts for each word of a question. */
export function expandQuestion(words: readonly Word[], options: ExpandOptions): Expansion[] {
  const alternatives = words.map((): Alternative[] => [])
  addSynonyms(words, options, alternatives)
  addJoined(words, options, alternatives)
  return words.map((word, at) => expandWord(word, alternatives[at] ?? [], options))
}

/** First what is surely meant; only a word that is found nowhere is looked for further: begun, put together, misspelt. */
function expandWord(word: Word, alternatives: Alternative[], options: ExpandOptions): Expansion {
  const { vocabulary, countOf } = options
  const { folded, written } = word
  const known = findTerms(vocabulary, folded)
  if (known.length > 0) return { written, alternatives, terms: [...known, ...furtherParts(folded, known, options)] }
  const begun = findBeginnings(vocabulary, folded, countOf)
  if (begun.length > 0) return { written, alternatives, terms: begun }
  const parts = splitCompound(folded, options)
  if (parts) alternatives.push({ parts, weight: weights.split, kind: 'compound' })
  const corrections = alternatives.length > 0 ? [] : findCorrections(vocabulary, folded, countOf)
  if (corrections.length > 0) return { written, alternatives, terms: corrections }
  const head = findHead(folded, vocabulary)
  if (head.length > 0) alternatives.push({ parts: [head], weight: weights.head, kind: 'compound' })
  return { written, alternatives, terms: [] }
}

/** Stiefel is also the beginning of Stiefelsenkel: little is meant by it, but somebody may still be typing. */
function furtherParts(word: string, terms: readonly Term[], { vocabulary, countOf }: ExpandOptions): Term[] {
  if (/\d/.test(word)) return []
  const known = new Set(terms.map(({ number }) => number))
  return findBeginnings(vocabulary, word, countOf)
    .filter(({ number }) => !known.has(number))
    .map((term) => ({ ...term, weight: weights.furtherPart }))
}

function addSynonyms(words: readonly Word[], { vocabulary, synonyms }: ExpandOptions, into: Alternative[][]): void {
  for (const { from, count, means } of synonyms.matches(words.map(({ folded }) => folded))) {
    for (const phrase of means) {
      const parts = phrase.map((word) => findTerms(vocabulary, word))
      if (parts.some((terms) => terms.length === 0)) continue
      for (let at = from; at < from + count; at++) into[at]?.push({ parts, weight: weights.synonym, kind: 'synonym' })
    }
  }
}

/** Who writes Schuh Spanner may mean Schuhspanner. */
function addJoined(words: readonly Word[], { vocabulary }: ExpandOptions, into: Alternative[][]): void {
  for (let at = 0; at + 1 < words.length; at++) {
    const joined = `${words[at]?.folded}${words[at + 1]?.folded}`
    if (/\d/.test(joined) || !vocabulary.stems(joined).some((stem) => vocabulary.has(stem))) continue
    const parts = [findTerms(vocabulary, joined)]
    for (const place of [at, at + 1]) into[place]?.push({ parts, weight: weights.joined, kind: 'compound' })
  }
}
