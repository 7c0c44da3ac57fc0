import type { Localized } from './localized.ts'

interface Choice {
  id: number
  label: Localized
}
const same = (label: string): Localized => ({ de: label, en: label })

export const makes = {
  welted: { id: 801, label: { de: 'Rahmengenäht', en: 'Goodyear welted' } },
  blake: { id: 802, label: { de: 'Durchgenäht', en: 'Blake stitched' } },
  norwegian: { id: 803, label: { de: 'Zwiegenäht', en: 'Norwegian welted' } },
} as const satisfies Record<string, Choice>

export const lasts = {
  '71': { id: 811, label: { de: 'Leisten 71', en: 'Last 71' } },
  '64': { id: 812, label: { de: 'Leisten 64', en: 'Last 64' } },
  '58': { id: 813, label: { de: 'Leisten 58', en: 'Last 58' } },
  '76': { id: 815, label: { de: 'Leisten 76', en: 'Last 76' } },
  '32': { id: 814, label: { de: 'Leisten 32', en: 'Last 32' } },
} as const satisfies Record<string, Choice>

export const outsoles = {
  leather: { id: 821, label: { de: 'Leder', en: 'Leather' } },
  dainite: { id: 822, label: same('Dainite') },
  commando: { id: 823, label: same('Commando') },
} as const satisfies Record<string, Choice>

export const shoeTypes = {
  oxford: { id: 831, label: same('Oxford') },
  derby: { id: 832, label: same('Derby') },
  brogue: { id: 833, label: { de: 'Budapester', en: 'Full brogue' } },
  monk: { id: 834, label: { de: 'Monk', en: 'Monk strap' } },
  loafer: { id: 835, label: same('Loafer') },
  laceBoot: { id: 836, label: { de: 'Schnürstiefel', en: 'Lace boot' } },
  chelsea: { id: 837, label: { de: 'Chelsea-Boot', en: 'Chelsea boot' } },
} as const satisfies Record<string, Choice>

export const forms = {
  almond: { id: 841, label: { de: 'Mandelform', en: 'Almond toe' } },
  round: { id: 842, label: { de: 'Runde Form', en: 'Round toe' } },
  chisel: { id: 843, label: { de: 'Karreeform', en: 'Chisel toe' } },
} as const satisfies Record<string, Choice>

export const patterns = {
  plain: { id: 851, label: { de: 'Glatt', en: 'Plain' } },
  cap: { id: 852, label: { de: 'Gerade Kappe', en: 'Straight cap' } },
  semiBrogue: { id: 853, label: { de: 'Halb gelocht', en: 'Semi-brogue' } },
  wing: { id: 854, label: { de: 'Flügelkappe', en: 'Wing tip' } },
  apron: { id: 855, label: { de: 'Mokassinnaht', en: 'Apron seam' } },
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
export type Last = keyof typeof lasts
export type Outsole = keyof typeof outsoles
export type ShoeType = keyof typeof shoeTypes
export type Form = keyof typeof forms
export type Pattern = keyof typeof patterns
