import type { ColourName } from '@welt/illustration/params/colour.ts'
import { type PatternName, patternNames, type ShoeParams } from '@welt/illustration/params/shoe-params.ts'

type Usual = readonly [
  ShoeParams['last'],
  ShoeParams['making']['welt'],
  ShoeParams['making']['sole'],
  ShoeParams['finish']['leather'],
  ColourName,
  ShoeParams['finish']['patina'],
]

const usuals: Readonly<Record<PatternName, Usual>> = {
  'plain-oxford': ['71', '270', 'leather', 'patent', 'black', 0],
  'cap-oxford': ['71', '270', 'leather', 'calf', 'cognac', 2],
  'semi-brogue': ['76', '270', 'leather', 'calf', 'chestnut', 1],
  'full-brogue': ['83', '270', 'leather', 'calf', 'mocha', 1],
  derby: ['64', '270', 'dainite', 'calf', 'navy', 0],
  'derby-brogue': ['64', '360', 'commando', 'grain', 'tobacco', 0],
  'single-monk': ['76', '270', 'leather', 'calf', 'bordeaux', 1],
  'double-monk': ['83', '270', 'leather', 'calf', 'black', 0],
  'penny-loafer': ['58', '270', 'leather', 'suede', 'walnut', 0],
  'tassel-loafer': ['58', '270', 'leather', 'cordovan', 'bordeaux', 0],
  chelsea: ['45', '270', 'dainite', 'calf', 'black', 0],
  'lace-boot': ['45', 'storm', 'commando', 'grain', 'tan', 0],
  jodhpur: ['32', '270', 'leather', 'suede', 'sand', 0],
  sneaker: ['64', '360', 'cup', 'calf', 'ivory', 0],
}

/** Every pattern as the collection is likely to have it, no two alike. */
export function usualShoe(pattern: PatternName): ShoeParams {
  const [last, welt, sole, leather, colour, patina] = usuals[pattern]
  return {
    last,
    pattern,
    making: { welt, sole, seam: sole === 'commando' ? 'natural' : 'tonal' },
    finish: { leather, colour, patina },
    trim: { metal: colour === 'black' ? 'nickel' : 'brass', lace: pattern === 'sneaker' ? 'flat' : 'round' },
    seed: patternNames.indexOf(pattern) + 1,
  }
}
