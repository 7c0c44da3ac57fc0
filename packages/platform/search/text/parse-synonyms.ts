/** Each of the phrases also finds what one of `means` finds. */
export interface SynonymRule {
  phrases: readonly string[]
  means: readonly string[]
}

/** A line of a synonyms file that cannot be read. */
export class SynonymError extends Error {
  override name = 'SynonymError'
}

const mostWords = 4

/**
 * Reads a synonyms file. `a, b, c`: words that mean the same. `a, b => c, d`: whoever asks for a or b also finds c and d, but not
 * the other way round. `#` begins a comment.
 */
export function parseSynonyms(text: string): SynonymRule[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    const rule = line.replace(/#.*$/, '').trim()
    return rule === '' ? [] : [parseRule(rule, at + 1)]
  })
}

function parseRule(rule: string, line: number): SynonymRule {
  const sides = rule.split('=>')
  if (sides.length > 2) throw new SynonymError(`Line ${line} of the synonyms has more than one "=>".`)
  const [phrases = [], means] = sides.map((side) => parseSide(side, line))
  if (means) return { phrases, means }
  if (phrases.length < 2) throw new SynonymError(`Line ${line} of the synonyms names one word alone: ${rule}`)
  return { phrases, means: phrases }
}

function parseSide(side: string, line: number): string[] {
  const phrases = side.split(',').map((phrase) => phrase.trim())
  if (phrases.includes(''))
    throw new SynonymError(`Line ${line} of the synonyms has a comma or an arrow without a word.`)
  const long = phrases.find((phrase) => phrase.split(/\s+/).length > mostWords)
  if (long) throw new SynonymError(`Line ${line} of the synonyms has more than ${mostWords} words in "${long}".`)
  return phrases
}
