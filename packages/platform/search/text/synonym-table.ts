import type { SynonymRule } from './parse-synonyms.ts'
import { splitWords } from './split-words.ts'
import { stemsOf, type TextLanguage } from './stems-of.ts'

/** Words that stand for some words of a question. */
export interface SynonymMatch {
  /** Where in the question the replaced words begin, and how many there are. */
  from: number
  count: number
  means: readonly (readonly string[])[]
}

/** Finds synonyms in a question, whatever the form of its words: Budapestern is Budapester. */
export class SynonymTable {
  readonly #languages: readonly TextLanguage[]
  readonly #means = new Map<string, Map<string, readonly string[]>>()
  #longest = 0

  constructor(rules: readonly SynonymRule[], languages: readonly TextLanguage[]) {
    this.#languages = languages
    for (const { phrases, means } of rules) {
      const meant = means.map(foldedWords)
      for (const phrase of phrases) this.#add(foldedWords(phrase), meant)
    }
  }

  /** All synonyms for one or more words of the question that stand together. */
  matches(words: readonly string[]): SynonymMatch[] {
    const found: SynonymMatch[] = []
    for (let from = 0; from < words.length; from++) {
      for (let count = 1; count <= Math.min(this.#longest, words.length - from); count++) {
        const means = this.#meansOf(words.slice(from, from + count))
        if (means.length > 0) found.push({ from, count, means })
      }
    }
    return found
  }

  #meansOf(phrase: readonly string[]): (readonly string[])[] {
    const means = new Map<string, readonly string[]>()
    for (const key of this.#keys(phrase))
      for (const [meant, words] of this.#means.get(key) ?? []) means.set(meant, words)
    return [...means.values()]
  }

  #add(phrase: readonly string[], meant: readonly (readonly string[])[]): void {
    this.#longest = Math.max(this.#longest, phrase.length)
    // Who writes two words as one means the same.
    const spellings = phrase.length > 1 ? [phrase, [phrase.join('')]] : [phrase]
    for (const key of spellings.flatMap((spelling) => this.#keys(spelling))) {
      const known = this.#means.get(key) ?? new Map<string, readonly string[]>()
      for (const words of meant) if (words.join(' ') !== phrase.join(' ')) known.set(words.join(' '), words)
      this.#means.set(key, known)
    }
  }

  /** The phrase in the stems of each language. */
  #keys(phrase: readonly string[]): string[] {
    return this.#languages.map((language) => phrase.map((word) => stemsOf(word, [language])[0]).join(' '))
  }
}

function foldedWords(phrase: string): string[] {
  return splitWords(phrase).map(({ folded }) => folded)
}
