import type { Localized } from '../params/localized.ts'
import type { PatternName } from '../params/shoe-params.ts'

export const patternLabels: Readonly<Record<PatternName, Localized>> = {
  'plain-oxford': { de: 'Glatter Oxford', en: 'Plain Oxford' },
  'cap-oxford': { de: 'Cap-Toe-Oxford', en: 'Cap-toe Oxford' },
  'semi-brogue': { de: 'Semi-Brogue', en: 'Semi-brogue Oxford' },
  'full-brogue': { de: 'Full Brogue', en: 'Full-brogue Oxford' },
  derby: { de: 'Derby', en: 'Derby' },
  'derby-brogue': { de: 'Budapester', en: 'Full-brogue Derby' },
  'single-monk': { de: 'Monkstrap', en: 'Single monk' },
  'double-monk': { de: 'Doppel-Monkstrap', en: 'Double monk' },
  'penny-loafer': { de: 'Penny Loafer', en: 'Penny loafer' },
  'tassel-loafer': { de: 'Tassel Loafer', en: 'Tassel loafer' },
  chelsea: { de: 'Chelsea Boot', en: 'Chelsea boot' },
  'lace-boot': { de: 'Schnürstiefel', en: 'Lace-up boot' },
  jodhpur: { de: 'Jodhpur-Stiefel', en: 'Jodhpur boot' },
  sneaker: { de: 'Sneaker', en: 'Sneaker' },
}
