import { editDistance } from './edit-distance.ts'
import { letterSet, mayBeWithin } from './letter-set.ts'
import { SortedStrings } from './sorted-strings.ts'
import type { Word } from './split-words.ts'
import { stemsOf, type TextLanguage } from './stems-of.ts'

/** All words of an index, each with a number, and the ways to come to them: by stem, by beginning, by end, by likeness. */
export class Vocabulary {
  readonly languages: readonly TextLanguage[]
  readonly #numbers = new Map<string, number>()
  readonly #words: string[] = []
  /** Only where a word is not written as it is looked up. */
  readonly #spellings = new Map<number, string>()
  readonly #stems = new Map<string, number[]>()
  readonly #beginnings = new SortedStrings()
  /** Words and stems, reversed. */
  readonly #endings = new SortedStrings()
  readonly #letterSets: number[] = []
  readonly #isUsed: (word: number) => boolean

  /** `countOf` says how often a word stands in documents: words that have left them all are not found. */
  constructor(languages: readonly TextLanguage[], countOf: (word: number) => number) {
    this.languages = languages
    this.#isUsed = (word) => countOf(word) > 0
  }

  get size(): number {
    return this.#words.length
  }

  add({ folded, written }: Word): number {
    const known = this.#numbers.get(folded)
    if (known !== undefined) return known
    const number = this.#words.push(folded) - 1
    this.#numbers.set(folded, number)
    const spelling = written.toLowerCase()
    if (spelling !== folded) this.#spellings.set(number, spelling)
    this.#beginnings.add(folded, number)
    this.#letterSets.push(/\d/.test(folded) ? 0 : letterSet(folded))
    this.#addStems(folded, number)
    return number
  }

  word(number: number): string {
    return this.#words[number]!
  }

  /** As the merchant writes it, in small letters. */
  spelling(number: number): string {
    return this.#spellings.get(number) ?? this.word(number)
  }

  number(folded: string): number | undefined {
    const number = this.#numbers.get(folded)
    return number !== undefined && this.#isUsed(number) ? number : undefined
  }

  stems(folded: string): string[] {
    return stemsOf(folded, this.languages)
  }

  withStem(stem: string): number[] {
    return this.#stems.get(stem)?.filter(this.#isUsed) ?? []
  }

  /** Is this a word here, or the stem of one? */
  has(part: string): boolean {
    return this.number(part) !== undefined || this.withStem(part).length > 0
  }

  beginningWith(text: string, visit: (number: number) => boolean | void): void {
    this.#beginnings.beginningWith(text, (number) => (this.#isUsed(number) ? visit(number) : undefined))
  }

  /** Words that end with the text, or whose stem does; `before` is what stands in front of it. */
  endingWith(text: string, visit: (number: number, before: string) => void): void {
    const end = reversed(text)
    this.#endings.beginningWith(end, (number, found) => {
      if (this.#isUsed(number)) visit(number, reversed(found.slice(end.length)))
    })
  }

  /** Words that differ by some letters; with `asPrefix`, also words whose beginning does. Words with digits are never meant. */
  near(word: string, most: number, asPrefix: boolean, visit: (number: number, distance: number) => void): void {
    const letters = letterSet(word)
    for (let number = 0; number < this.#words.length; number++) {
      const set = this.#letterSets[number]!
      if (set === 0 || !(asPrefix ? mayBeWithin(letters, letters & set, most) : mayBeWithin(letters, set, most)))
        continue
      const distance = editDistance(word, this.#words[number]!, most, asPrefix)
      if (distance <= most && this.#isUsed(number)) visit(number, distance)
    }
  }

  #addStems(word: string, number: number): void {
    for (const stem of this.stems(word)) {
      const known = this.#stems.get(stem)
      if (known) known.push(number)
      else this.#stems.set(stem, [number])
      if (stem !== word) this.#endings.add(reversed(stem), number)
    }
    if (!/\d/.test(word)) this.#endings.add(reversed(word), number)
  }
}

function reversed(text: string): string {
  let turned = ''
  for (let at = text.length - 1; at >= 0; at--) turned += text[at]
  return turned
}
