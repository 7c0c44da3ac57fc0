import type { ColourName } from './colour.ts'

/** The lasts, by their numbers in the workshop; the measures are in `last/`. */
export const lastNames = ['71', '64', '58', '76', '83', '45', '32', '37', '29'] as const
export type LastName = (typeof lastNames)[number]

export const patternNames = [
  'plain-oxford',
  'cap-oxford',
  'semi-brogue',
  'full-brogue',
  'derby',
  'derby-brogue',
  'single-monk',
  'double-monk',
  'penny-loafer',
  'tassel-loafer',
  'chelsea',
  'lace-boot',
  'jodhpur',
  'sneaker',
] as const
export type PatternName = (typeof patternNames)[number]

/** Where the welt seam runs: to the heel breast, all round, all round with a raised storm welt; or there is none, as in a Blake-stitched shoe. */
export const weltNames = ['270', '360', 'storm', 'none'] as const
export type WeltName = (typeof weltNames)[number]

export const soleNames = ['leather', 'dainite', 'commando', 'crepe', 'cup'] as const
export type SoleName = (typeof soleNames)[number]

export const leatherNames = ['calf', 'grain', 'suede', 'cordovan', 'patent'] as const
export type LeatherName = (typeof leatherNames)[number]

/** Brass, nickel or blackened: buckles, eyelets of boots, tassel ends. */
export const metalNames = ['brass', 'nickel', 'black'] as const
export type MetalName = (typeof metalNames)[number]

/** Everything a drawing follows from. Two models with the same parameters look the same. */
export interface ShoeParams {
  last: LastName
  pattern: PatternName
  making: {
    welt: WeltName
    sole: SoleName
    /** Tonal threads follow the leather; natural ones stand out against it. */
    seam: 'tonal' | 'natural'
  }
  finish: {
    leather: LeatherName
    colour: ColourName
    /** How strongly toe and heel are darkened by hand: 0 to 3. */
    patina: 0 | 1 | 2 | 3
  }
  trim: {
    metal: MetalName
    /** Round waxed laces, flat ones, or of another colour than the leather's own. */
    lace: 'round' | 'flat' | 'contrast'
  }
  /** Varies what no two hides share: mottling, nap, the fall of a bow. */
  seed: number
}

export const shoeViews = [
  'side',
  'inner',
  'top',
  'sole',
  'heel',
  'toe',
  'welt',
  'facing',
  'construction',
  'measure',
] as const
export type ShoeView = (typeof shoeViews)[number]

/** `thumb` up to 200 px without noise and stitches, `card` for lists, `stage` for looking closely. */
export const detailNames = ['thumb', 'card', 'stage'] as const
export type DetailName = (typeof detailNames)[number]
