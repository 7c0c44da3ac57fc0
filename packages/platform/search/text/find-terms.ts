import type { Term } from './expansion.ts'
import type { Vocabulary } from './vocabulary.ts'

const shortestHead = 4
const shortestModifier = 3
const weights = { word: 1, stem: 0.95, knownCompound: 0.75, likelyCompound: 0.55 } as const

/** The forms of a word in the index, and the compounds that it is the head of: Schuhe are also Herrenschuhe. */
export function findTerms(vocabulary: Vocabulary, word: string): Term[] {
  const terms = new Map<number, Term>()
  const add = (term: Term) => {
    const known = terms.get(term.number)
    if (!known || known.weight < term.weight) terms.set(term.number, term)
  }
  const number = vocabulary.number(word)
  if (number !== undefined) add({ number, weight: weights.word, kind: 'word' })
  for (const stem of vocabulary.stems(word)) {
    for (const form of vocabulary.withStem(stem)) add({ number: form, weight: weights.stem, kind: 'stem' })
  }
  for (const { head, strict } of heads(vocabulary, word)) {
    vocabulary.endingWith(head, (compound, before) => {
      if (before.length < shortestModifier || (strict && !vocabulary.word(compound).endsWith(head))) return
      const weight = isKnownModifier(vocabulary, before) ? weights.knownCompound : weights.likelyCompound
      add({ number: compound, weight, kind: 'compound' })
    })
  }
  return [...terms.values()]
}

/**
 * What the last part of a compound may look like. A stem that lost an -er may be another word (Spaner is no Span), so there the
 * compound must end with it as it is.
 */
function heads(vocabulary: Vocabulary, word: string): { head: string; strict: boolean }[] {
  if (/\d/.test(word)) return []
  const found = [{ head: withoutEnding(word), strict: false }]
  for (const stem of vocabulary.stems(word)) if (stem !== found[0]?.head) found.push({ head: stem, strict: true })
  return found.filter(({ head }) => head.length >= shortestHead)
}

function withoutEnding(word: string): string {
  const rest = word.replace(/(?:en|es|[ens])$/, '')
  return rest.length >= shortestHead ? rest : word
}

/** Letters that German puts between the parts of a compound: Arbeit-s-schuh, Birne-n-holz. */
export function modifierForms(before: string): string[] {
  return [before, ...['s', 'n', 'e', 'es', 'en', 'er', 'ns'].flatMap((joint) => withoutJoint(before, joint))]
}

function withoutJoint(before: string, joint: string): string[] {
  const isThere = before.endsWith(joint) && before.length - joint.length >= shortestModifier
  return isThere ? [before.slice(0, -joint.length)] : []
}

/** The first part of a compound is a word here itself, or begins at least one other compound too. */
function isKnownModifier(vocabulary: Vocabulary, before: string): boolean {
  if (modifierForms(before).some((form) => vocabulary.has(form))) return true
  let count = 0
  vocabulary.beginningWith(before, () => ++count < 2)
  return count > 1
}
