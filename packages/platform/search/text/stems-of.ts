import { stemEnglish } from './stem-english.ts'
import { stemGerman } from './stem-german.ts'

export type TextLanguage = 'de' | 'en'

const stemmers: Readonly<Record<TextLanguage, (word: string) => string>> = { de: stemGerman, en: stemEnglish }

/**
 * The stems of a folded word, each once. A shop's words are mixed (Chelsea-Boots für Damen), so a word may have one stem in
 * each language; two words are forms of the same when they share one. Numbers have no forms.
 */
export function stemsOf(word: string, languages: readonly TextLanguage[]): string[] {
  if (/\d/.test(word)) return [word]
  const stems = languages.map((language) => stemmers[language](word))
  return stems.length === 0 ? [word] : [...new Set(stems)]
}
