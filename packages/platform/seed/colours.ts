import type { LeatherColour } from '../image/leather-colour.ts'
import type { Localized } from './localized.ts'

interface ColourOption {
  id: number
  /** The part of a sku that tells the colour. */
  skuPart: string
  label: Localized
}

/** Option ids are stable: bookmarked filters and stored carts name them. */
export const colours: Readonly<Record<LeatherColour, ColourOption>> = {
  cognac: { id: 501, skuPart: 'COG', label: { de: 'Cognac', en: 'Cognac' } },
  black: { id: 502, skuPart: 'BLK', label: { de: 'Schwarz', en: 'Black' } },
  bordeaux: { id: 503, skuPart: 'BOR', label: { de: 'Bordeaux', en: 'Burgundy' } },
  mocha: { id: 504, skuPart: 'MOC', label: { de: 'Mokka', en: 'Mocha' } },
  tan: { id: 505, skuPart: 'TAN', label: { de: 'Hellbraun', en: 'Tan' } },
  navy: { id: 506, skuPart: 'NAV', label: { de: 'Nachtblau', en: 'Navy' } },
}
