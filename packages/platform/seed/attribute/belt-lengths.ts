import type { Localized } from '../localized.ts'

const centimetres = [85, 90, 95, 100, 105, 110, 115] as const
export type BeltLength = (typeof centimetres)[number]

/** From the buckle to the middle hole. */
export const beltLengths: readonly { id: number; cm: BeltLength; label: Localized }[] = centimetres.map(
  (cm, place) => ({
    id: 891 + place,
    cm,
    label: { de: `${cm} cm`, en: `${cm} cm` },
  }),
)
