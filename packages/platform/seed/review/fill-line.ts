import { colours } from '../attribute/colours.ts'
import type { Language } from '../localized.ts'
import { isBoot } from './line/line.ts'
import type { ReviewFact } from './review-fact.ts'

const shoeWords = {
  de: { shoe: ['Schuh', 'Stiefel'], shoes: ['Schuhe', 'Stiefel'] },
  en: { shoe: ['shoe', 'boot'], shoes: ['shoes', 'boots'] },
} as const

/** A line with its facts filled in and one of its choices made, beginning with a capital letter. */
export function fillLine(text: string, language: Language, fact: ReviewFact, wording: number): string {
  const words = wordsOf(fact, language)
  const filled = text
    .replaceAll(/\[([^\]]+)\]/g, (_, choices: string) => {
      const list = choices.split('|')
      return list[wording % list.length] ?? ''
    })
    .replaceAll(/\{(\w+)\}/g, (slot, name: string) => words[name] ?? slot)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}

function wordsOf({ model, colour, size, usual, width }: ReviewFact, language: Language): Record<string, string> {
  const kind = isBoot(model) ? 1 : 0
  const label = colours[colour].label[language]
  return {
    name: model.name,
    colour: language === 'en' ? label.toLowerCase() : label,
    size,
    usual,
    width,
    last: model.last,
    shoe: shoeWords[language].shoe[kind],
    shoes: shoeWords[language].shoes[kind],
  }
}
