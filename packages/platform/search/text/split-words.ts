import { foldText } from './fold-text.ts'

/** Longer words are no words that a shopper types, only work for the search. */
const longestWord = 40

const fractions: Readonly<Record<string, string>> = { '½': '5', '¼': '25', '¾': '75', '⅓': '33', '⅔': '67' }

/** A word as it was written, and as it is looked up. */
export interface Word {
  written: string
  folded: string
}

/** Letters and digits belong together, a decimal stays one word, and an apostrophe ends what matters: men’s is men. */
const wordPattern = /\d+(?:\.\d+)?(?![\p{L}\p{M}\d])|[\p{L}\p{M}\p{Nd}]+(?:['’]\p{L}{1,2}(?![\p{L}\p{Nd}]))?/gu

export function splitWords(text: string): Word[] {
  const words: Word[] = []
  for (const [written] of plainNumbers(text).matchAll(wordPattern)) {
    const folded = foldText(written.replace(/['’].*$/, ''))
    if (folded.length <= longestWord) words.push({ written, folded })
  }
  return words
}

/** Half sizes are written in many ways: 42½, 42 ½, 42 1/2, 42,5, 42.5 and 42,50 are all 42.5. */
function plainNumbers(text: string): string {
  if (!/\d/.test(text)) return text
  return text
    .replace(/(\d)\s*([½¼¾⅓⅔])/g, (_all, digit: string, sign: string) => `${digit}.${fractions[sign]}`)
    .replace(/(\d)\s+1\/2(?!\d)/g, '$1.5')
    .replace(/(?<![\d.,])(\d{1,3}),(\d{1,2})(?![\d.,])/g, '$1.$2')
    .replace(/(?<![\d.])(\d+\.\d*?)0+(?!\d)/g, (_all, kept: string) => kept.replace(/\.$/, ''))
}
