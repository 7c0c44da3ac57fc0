import type { Term } from './expansion.ts'
import { findTerms } from './find-terms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How often a word of the index occurs. */
export type CountOf = (word: number) => number

/** The field's own bound for words that are only like the one that was typed. */
const mostCorrections = 3
const mostBeginnings = 100
const correctionWeight = [1, 0.7, 0.45, 0.3] as const

/** How many letters may be wrong. Article numbers are meant as they are written. */
export function fuzziness(word: string): 0 | 1 | 2 {
  if (word.length < 3 || /\p{Nd}/u.test(word)) return 0
  return word.length < 6 ? 1 : 2
}

/** Words that begin with what was typed. A letter would begin half the catalogue, and a size is not the half size above it. */
export function findBeginnings(vocabulary: Vocabulary, beginning: string, countOf: CountOf): Term[] {
  if (beginning.length < (/^\d/.test(beginning) ? 3 : 2)) return []
  const found: number[] = []
  vocabulary.beginningWith(beginning, (number) => {
    found.push(number)
  })
  if (found.length > mostBeginnings) found.sort((a, b) => countOf(b) - countOf(a)).splice(mostBeginnings)
  return found.map((number) => {
    const share = beginning.length / vocabulary.word(number).length
    return { number, weight: 0.6 * share, kind: 'prefix' }
  })
}

/** The words that were probably meant, with all their forms: the nearest first, then those that begin alike, then the more frequent. */
export function findCorrections(
  vocabulary: Vocabulary,
  word: string,
  countOf: CountOf,
  most: number = fuzziness(word),
): Term[] {
  if (most === 0) return []
  const whole = nearest(vocabulary, word, most, false, countOf)
  // A wrong letter in a word that is still being typed.
  const found = whole.length > 0 || word.length < 4 ? whole : nearest(vocabulary, word, most > 1 ? 1 : 0, true, countOf)
  const terms = new Map<number, Term>()
  for (const { number, distance } of found) {
    for (const term of findTerms(vocabulary, vocabulary.word(number))) {
      const weight = term.weight * (correctionWeight[distance] ?? 0.3)
      if (!terms.has(term.number)) terms.set(term.number, { number: term.number, weight, kind: 'typo' })
    }
  }
  return [...terms.values()]
}

interface Near {
  number: number
  distance: number
}

function nearest(vocabulary: Vocabulary, word: string, most: number, asPrefix: boolean, countOf: CountOf): Near[] {
  if (most === 0) return []
  const found: Near[] = []
  vocabulary.near(word, most, asPrefix, (number, distance) => {
    found.push({ number, distance })
  })
  const rank = ({ number, distance }: Near) => distance + (beginsAlike(vocabulary.word(number), word) ? 0 : 0.5)
  const least = Math.min(...found.map(rank))
  return found
    .filter((near) => rank(near) < least + 1)
    .sort((a, b) => rank(a) - rank(b) || countOf(b.number) - countOf(a.number))
    .slice(0, mostCorrections)
}

/** The field wants the first two letters right; here they only count for more. */
function beginsAlike(a: string, b: string): boolean {
  return a.charCodeAt(0) === b.charCodeAt(0) && a.charCodeAt(1) === b.charCodeAt(1)
}
