import type { Term } from './expansion.ts'
import { findTerms, modifierForms } from './find-terms.ts'
import type { SynonymTable } from './synonym-table.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface CompoundOptions {
  vocabulary: Vocabulary
  synonyms: SynonymTable
}

const shortestPart = 3
const mostParts = 3
const shortestLoneHead = 5

/**
 * A word that the index does not have, as parts that it has: Lederschuh as Leder and Schuh, EU42 as EU and 42. The vocabulary of
 * the index decides where to cut; the longest last part wins. Null where that does not come out even.
 */
export function splitCompound(word: string, options: CompoundOptions): Term[][] | null {
  const numbered = /^(\p{L}+)(\d+(?:\.\d+)?)$/u.exec(word)
  if (numbered) return wholeParts(options.vocabulary, numbered.slice(1))
  return /\d/.test(word) ? null : split(word, options, mostParts)
}

/** What a word ends with, where its beginning says nothing here: Winterstiefel are Stiefel. Short ends say nothing either. */
export function findHead(word: string, vocabulary: Vocabulary): Term[] {
  if (/\d/.test(word)) return []
  for (let cut = shortestPart; cut <= word.length - shortestLoneHead; cut++) {
    const terms = findTerms(vocabulary, word.slice(cut))
    if (terms.length > 0) return terms
  }
  return []
}

function wholeParts(vocabulary: Vocabulary, parts: readonly string[]): Term[][] | null {
  // Letters before a number are often only its unit; the number is what was asked for.
  const found = parts.map((part) => findTerms(vocabulary, part)).filter((terms) => terms.length > 0)
  return parts[1] !== undefined && vocabulary.has(parts[1]) ? found : null
}

function split(word: string, options: CompoundOptions, most: number): Term[][] | null {
  if (most < 2) return null
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const last = findTerms(options.vocabulary, word.slice(cut))
    if (!isWord(last)) continue
    const before = word.slice(0, cut)
    const first = findModifier(before, options)
    if (first.length > 0) return [first, last]
    const parts = split(before, options, most - 1)
    if (parts) return [...parts, last]
  }
  return null
}

/** A word of its own, or what at least two compounds end with: what ends only one may be no word at all. */
function isWord(terms: readonly Term[]): boolean {
  return terms.length > 1 || terms.some(({ kind }) => kind !== 'compound')
}

/**
 * A first part counts as a word of its own, as a word that means the same, and as the first part of other compounds: Herren
 * in Herrenschuhe.
 */
function findModifier(before: string, { vocabulary, synonyms }: CompoundOptions): Term[] {
  const forms = modifierForms(before)
  const meant = synonyms
    .matches([before])
    .flatMap(({ means }) => means.flatMap((phrase) => (phrase.length === 1 ? phrase : [])))
  const terms = [...forms, ...meant].flatMap((form) => findTerms(vocabulary, form))
  vocabulary.beginningWith(before, (number) => {
    terms.push({ number, weight: 0.5, kind: 'compound' })
  })
  return terms
}
