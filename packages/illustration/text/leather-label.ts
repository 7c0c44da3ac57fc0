import type { Localized } from '../params/localized.ts'
import type { LeatherName } from '../params/shoe-params.ts'

/** Neuter nouns in German, so that one ending of the colour fits them all: "aus schwarzem …". */
export const leatherLabels: Readonly<Record<LeatherName, Localized>> = {
  calf: { de: 'Kalbleder', en: 'calf' },
  grain: { de: 'Narbenleder', en: 'grain calf' },
  suede: { de: 'Veloursleder', en: 'suede' },
  cordovan: { de: 'Cordovan', en: 'shell cordovan' },
  patent: { de: 'Lackleder', en: 'patent leather' },
}
