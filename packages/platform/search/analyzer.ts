/** Longer words are no words that a shopper types, only work for the fuzzy search. */
const longestWord = 40
const mostWords = 24

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** One spelling for what sounds the same in German: Größe, GROESSE and groesse; other accents are dropped. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
}

export function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '' && word.length <= longestWord)
}

/** The words of a shopper's question, each once. */
export function queryWords(text: string): string[] {
  return [...new Set(splitWords(text.slice(0, 2000)))].slice(0, mostWords)
}

/** How many letters may be wrong. Article numbers are meant as they are written. */
export function fuzziness(word: string): 0 | 1 | 2 {
  if (word.length < 3 || /\p{Nd}/u.test(word)) return 0
  return word.length < 6 ? 1 : 2
}

/** A word of one letter would be the beginning of half the catalogue. */
export function mayBePrefix(word: string): boolean {
  return word.length > 1
}

/** A sku as it is looked up whole: spaces around it and capitals do not matter. */
export function foldSku(sku: string): string {
  return sku.trim().toLowerCase()
}
