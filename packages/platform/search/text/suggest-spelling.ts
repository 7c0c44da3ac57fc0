import type { ExpandOptions } from './expand-question.ts'
import { findBeginnings, findCorrections, fuzziness } from './find-like-terms.ts'
import { findTerms } from './find-terms.ts'
import { splitCompound } from './split-compound.ts'
import type { Word } from './split-words.ts'

/** The question with words of the index where its own are unknown; null where nothing better is known. */
export function suggestSpelling(words: readonly Word[], options: ExpandOptions): string | null {
  let isChanged = false
  const spelt = words.map((word) => {
    const better = isKnown(word.folded, options) ? undefined : correction(word.folded, options)
    if (better === undefined) return word.written
    isChanged = true
    return better
  })
  return isChanged ? spelt.join(' ') : null
}

function isKnown(word: string, options: ExpandOptions): boolean {
  const { vocabulary, synonyms, countOf } = options
  return (
    findTerms(vocabulary, word).length > 0 ||
    findBeginnings(vocabulary, word, countOf).length > 0 ||
    synonyms.matches([word]).length > 0 ||
    splitCompound(word, options) !== null
  )
}

/** One letter more may be wrong than in a search: a suggestion is only an offer. */
function correction(word: string, { vocabulary, countOf }: ExpandOptions): string | undefined {
  const allowed = fuzziness(word)
  const most = allowed === 2 && word.length > 9 ? 3 : allowed
  const [best] = findCorrections(vocabulary, word, countOf, most)
  return best && vocabulary.spelling(best.number)
}
