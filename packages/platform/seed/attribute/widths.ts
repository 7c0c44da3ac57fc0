import type { Localized } from '../localized.ts'

export const widthNames = ['F', 'G', 'H'] as const
export type Width = (typeof widthNames)[number]

export const widths: Readonly<Record<Width, { id: number; label: Localized }>> = {
  F: { id: 701, label: { de: 'F schmal', en: 'F narrow' } },
  G: { id: 702, label: { de: 'G normal', en: 'G regular' } },
  H: { id: 703, label: { de: 'H weit', en: 'H wide' } },
}
