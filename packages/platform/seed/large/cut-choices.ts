import type { ColourName } from '@welt/illustration/params/colour.ts'
import type { LastName, LeatherName, PatternName, SoleName } from '@welt/illustration/params/shoe-params.ts'
import type { Make } from '../attribute/shoe-attributes.ts'
import type { Model } from '../collection/model.ts'

type Some<Item> = readonly [Item, ...Item[]]

export interface CutChoices {
  lasts: Readonly<Record<Model['wearer'], Some<LastName>>>
  soles: Some<SoleName>
  leathers: Some<LeatherName>
  makes: Some<Make>
  /** What it costs in calf on a leather sole. */
  gross: number
  /** Of one shoe in grams. */
  weight: number
}

const low: CutChoices['lasts'] = { men: ['71', '64', '76', '83'], women: ['32', '37', '29'] }
const slip: CutChoices['lasts'] = { men: ['58', '71'], women: ['32', '37'] }
const high: CutChoices['lasts'] = { men: ['45', '64', '71'], women: ['32', '37'] }

const laceUp: CutChoices = {
  lasts: low,
  soles: ['leather', 'leather', 'dainite'],
  leathers: ['calf', 'calf', 'suede', 'cordovan', 'grain'],
  makes: ['welted', 'welted', 'welted', 'blake'],
  gross: 379,
  weight: 565,
}
const dressy: CutChoices = { ...laceUp, leathers: ['calf', 'calf', 'suede', 'patent', 'cordovan'] }
const brogue: CutChoices = { ...laceUp, gross: 399, weight: 595 }
const loafer: CutChoices = { ...laceUp, lasts: slip, makes: ['welted', 'blake'], gross: 339, weight: 445 }
const boot: CutChoices = {
  lasts: high,
  soles: ['dainite', 'commando', 'leather', 'crepe'],
  leathers: ['calf', 'grain', 'suede', 'cordovan'],
  makes: ['welted', 'norwegian', 'welted'],
  gross: 429,
  weight: 690,
}

/** What goes together in a shoe: nobody puts a commando sole under a patent Oxford. */
export const cutChoices: Readonly<Record<PatternName, CutChoices>> = {
  'plain-oxford': dressy,
  'cap-oxford': dressy,
  'semi-brogue': laceUp,
  'full-brogue': brogue,
  derby: { ...laceUp, soles: ['leather', 'dainite', 'crepe', 'commando'] },
  'derby-brogue': { ...brogue, soles: ['leather', 'dainite', 'commando'] },
  'single-monk': { ...laceUp, gross: 409 },
  'double-monk': { ...laceUp, gross: 429 },
  'penny-loafer': loafer,
  'tassel-loafer': { ...loafer, gross: 359 },
  chelsea: { ...boot, gross: 409 },
  'lace-boot': boot,
  jodhpur: { ...boot, gross: 439 },
  sneaker: { ...laceUp, soles: ['cup', 'cup', 'crepe'], leathers: ['calf', 'suede', 'grain'], gross: 259, weight: 480 },
}

/** The colours that a leather is dyed in, dearest to the eye first. */
export const leatherColours: Readonly<Record<LeatherName, Some<ColourName>>> = {
  calf: ['black', 'cognac', 'mocha', 'bordeaux', 'chestnut', 'walnut', 'navy', 'tan', 'whisky', 'nature', 'plum'],
  grain: ['tan', 'mocha', 'black', 'chestnut', 'walnut', 'forest', 'whisky'],
  suede: ['mocha', 'navy', 'tobacco', 'sand', 'olive', 'slate', 'pebble', 'forest', 'black'],
  cordovan: ['bordeaux', 'black', 'whisky', 'walnut'],
  patent: ['black', 'navy', 'bordeaux'],
}

export const leatherSurcharge: Readonly<Record<LeatherName, number>> = {
  calf: 0,
  grain: 10,
  suede: -20,
  cordovan: 260,
  patent: 30,
}
