import type { PatternName } from '../params/shoe-params.ts'

/** How far a pattern reaches up the foot: it decides topline and shaft. */
export type Cut = 'shoe' | 'loafer' | 'boot' | 'chelsea' | 'sneaker'

export const patternCut: Readonly<Record<PatternName, Cut>> = {
  'plain-oxford': 'shoe',
  'cap-oxford': 'shoe',
  'semi-brogue': 'shoe',
  'full-brogue': 'shoe',
  derby: 'shoe',
  'derby-brogue': 'shoe',
  'single-monk': 'shoe',
  'double-monk': 'shoe',
  'penny-loafer': 'loafer',
  'tassel-loafer': 'loafer',
  chelsea: 'chelsea',
  'lace-boot': 'boot',
  jodhpur: 'chelsea',
  sneaker: 'sneaker',
}
