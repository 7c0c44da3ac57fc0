import type { Localized } from './localized.ts'
import type { EuSize } from './sizes.ts'

export type Width = 'F' | 'G' | 'H'

export const widths: Readonly<Record<Width, { id: number; label: Localized }>> = {
  F: { id: 701, label: { de: 'F schmal', en: 'F narrow' } },
  G: { id: 702, label: { de: 'G normal', en: 'G regular' } },
  H: { id: 703, label: { de: 'H weit', en: 'H wide' } },
}

/** First and last size that is made in a width. */
export type SizeRange = Readonly<Record<Width, readonly [from: EuSize, to: EuSize]>>

/** Small feet are seldom wide and large ones seldom narrow: not every size is made in every width. */
export const mensRange: SizeRange = { F: ['41', '44'], G: ['40', '46'], H: ['41½', '46'] }
export const cordovanRange: SizeRange = { F: ['41½', '43½'], G: ['41', '45'], H: ['42', '45'] }
export const womensRange: SizeRange = { F: ['37', '40'], G: ['36', '41'], H: ['37½', '41'] }
