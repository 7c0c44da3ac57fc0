import type { LastName, LeatherName, PatternName, SoleName } from '@welt/illustration/params/shoe-params.ts'
import type { Localized } from '../localized.ts'

export interface Choice {
  id: number
  label: Localized
}
const same = (label: string): Localized => ({ de: label, en: label })

export const makes = {
  welted: { id: 801, label: { de: 'Rahmengenäht', en: 'Goodyear welted' } },
  blake: { id: 802, label: { de: 'Durchgenäht', en: 'Blake stitched' } },
  norwegian: { id: 803, label: { de: 'Zwiegenäht', en: 'Norwegian welted' } },
} as const satisfies Record<string, Choice>

export const lasts: Readonly<Record<LastName, Choice>> = {
  '71': { id: 811, label: { de: 'Leisten 71', en: 'Last 71' } },
  '64': { id: 812, label: { de: 'Leisten 64', en: 'Last 64' } },
  '58': { id: 813, label: { de: 'Leisten 58', en: 'Last 58' } },
  '76': { id: 815, label: { de: 'Leisten 76', en: 'Last 76' } },
  '83': { id: 816, label: { de: 'Leisten 83', en: 'Last 83' } },
  '45': { id: 817, label: { de: 'Leisten 45', en: 'Last 45' } },
  '32': { id: 814, label: { de: 'Leisten 32', en: 'Last 32' } },
  '37': { id: 818, label: { de: 'Leisten 37', en: 'Last 37' } },
  '29': { id: 819, label: { de: 'Leisten 29', en: 'Last 29' } },
}

export const outsoles: Readonly<Record<SoleName, Choice>> = {
  leather: { id: 821, label: { de: 'Leder', en: 'Leather' } },
  dainite: { id: 822, label: same('Dainite') },
  commando: { id: 823, label: same('Commando') },
  crepe: { id: 824, label: { de: 'Krepp', en: 'Crepe' } },
  cup: { id: 825, label: { de: 'Schalensohle', en: 'Cup sole' } },
}

export const shoeTypes = {
  oxford: { id: 831, label: same('Oxford') },
  derby: { id: 832, label: same('Derby') },
  brogue: { id: 833, label: { de: 'Budapester', en: 'Full brogue' } },
  monk: { id: 834, label: { de: 'Monk', en: 'Monk strap' } },
  loafer: { id: 835, label: same('Loafer') },
  laceBoot: { id: 836, label: { de: 'Schnürstiefel', en: 'Lace boot' } },
  chelsea: { id: 837, label: { de: 'Chelsea-Boot', en: 'Chelsea boot' } },
  semiBrogue: { id: 838, label: { de: 'Semi-Brogue', en: 'Semi-brogue' } },
  jodhpur: { id: 839, label: { de: 'Jodhpur-Stiefel', en: 'Jodhpur boot' } },
  sneaker: { id: 840, label: same('Sneaker') },
} as const satisfies Record<string, Choice>

export const forms = {
  almond: { id: 841, label: { de: 'Mandelform', en: 'Almond toe' } },
  round: { id: 842, label: { de: 'Runde Form', en: 'Round toe' } },
  chisel: { id: 843, label: { de: 'Karreeform', en: 'Chisel toe' } },
  softSquare: { id: 844, label: { de: 'Weiche Karreeform', en: 'Soft square toe' } },
} as const satisfies Record<string, Choice>

export const patterns = {
  plain: { id: 851, label: { de: 'Glatt', en: 'Plain' } },
  cap: { id: 852, label: { de: 'Gerade Kappe', en: 'Straight cap' } },
  semiBrogue: { id: 853, label: { de: 'Halb gelocht', en: 'Half brogued' } },
  wing: { id: 854, label: { de: 'Flügelkappe', en: 'Wing tip' } },
  apron: { id: 855, label: { de: 'Mokassinnaht', en: 'Apron seam' } },
  tassel: { id: 856, label: { de: 'Mokassinnaht mit Troddeln', en: 'Apron seam with tassels' } },
  ankleStrap: { id: 857, label: { de: 'Riemen um den Knöchel', en: 'Ankle strap' } },
} as const satisfies Record<string, Choice>

export const leathers: Readonly<Record<LeatherName, Choice>> = {
  calf: { id: 871, label: { de: 'Glattes Kalbleder', en: 'Smooth calf' } },
  grain: { id: 872, label: { de: 'Genarbtes Kalbleder', en: 'Grained calf' } },
  suede: { id: 873, label: { de: 'Veloursleder', en: 'Suede' } },
  cordovan: { id: 874, label: { de: 'Cordovan', en: 'Shell cordovan' } },
  patent: { id: 875, label: { de: 'Lackleder', en: 'Patent leather' } },
}

export const wearers = {
  men: { id: 881, label: { de: 'Herren', en: 'Men' } },
  women: { id: 882, label: { de: 'Damen', en: 'Women' } },
} as const satisfies Record<string, Choice>

/** One maker sews for all houses; its name on the label is the house's. */
export const manufacturerOption = 861

export const baseUnits = {
  kg: { id: 2244, label: same('kg') },
  lbs: { id: 2245, label: same('lbs') },
  g: { id: 2246, label: same('g') },
  l: { id: 2247, label: same('l') },
  ml: { id: 2248, label: same('ml') },
  m: { id: 2249, label: same('m') },
  cm: { id: 2250, label: same('cm') },
  mm: { id: 2251, label: same('mm') },
} as const satisfies Record<string, Choice>

export type Make = keyof typeof makes
export type ShoeType = keyof typeof shoeTypes
export type Form = keyof typeof forms
export type Pattern = keyof typeof patterns

/** What a way of cutting is called, and how its toe and vamp are ornamented. */
export const cuts: Readonly<Record<PatternName, { type: ShoeType; pattern: Pattern }>> = {
  'plain-oxford': { type: 'oxford', pattern: 'plain' },
  'cap-oxford': { type: 'oxford', pattern: 'cap' },
  'semi-brogue': { type: 'semiBrogue', pattern: 'semiBrogue' },
  'full-brogue': { type: 'brogue', pattern: 'wing' },
  derby: { type: 'derby', pattern: 'plain' },
  'derby-brogue': { type: 'derby', pattern: 'wing' },
  'single-monk': { type: 'monk', pattern: 'plain' },
  'double-monk': { type: 'monk', pattern: 'cap' },
  'penny-loafer': { type: 'loafer', pattern: 'apron' },
  'tassel-loafer': { type: 'loafer', pattern: 'tassel' },
  chelsea: { type: 'chelsea', pattern: 'plain' },
  'lace-boot': { type: 'laceBoot', pattern: 'cap' },
  jodhpur: { type: 'jodhpur', pattern: 'ankleStrap' },
  sneaker: { type: 'sneaker', pattern: 'plain' },
}

export const formOfLast: Readonly<Record<LastName, Form>> = {
  '71': 'almond',
  '64': 'round',
  '58': 'round',
  '76': 'chisel',
  '83': 'softSquare',
  '45': 'round',
  '32': 'round',
  '37': 'almond',
  '29': 'chisel',
}
