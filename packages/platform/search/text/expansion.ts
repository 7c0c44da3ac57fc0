/** How a word of the question was found in the index. */
export type MatchKind = 'word' | 'stem' | 'compound' | 'synonym' | 'prefix' | 'typo'

/** A word of the index that counts for a word of the question. */
export interface Term {
  /** Its number in the vocabulary. */
  number: number
  /** 1 for the very word, less for what is only like it. */
  weight: number
  kind: MatchKind
}

/** Several things that a document must all have, instead of the one word that was typed. */
export interface Alternative {
  parts: readonly (readonly Term[])[]
  weight: number
  kind: MatchKind
}

/** All that counts for one word of the question. */
export interface Expansion {
  written: string
  terms: readonly Term[]
  alternatives: readonly Alternative[]
}
