import type { ListingSelection } from '@welt/domain/listing/listing-selection.ts'
import type { CardData } from '../card/card-data.ts'

/** What a list can be filtered by, and what it shows for what was chosen. */
export interface Listing {
  facets: Facet[]
  listed: Listed
}

/** A filter with everything that can be chosen in it; what is chosen, and how much of it there is, stands in `Listed`. */
export interface Facet {
  /** The attribute, or `price`. */
  code: string
  label: string
  look: 'size' | 'colour' | 'price' | 'plain'
  values: FacetValue[]
}

export interface FacetValue {
  id: string
  label: string
  /** Of a colour. */
  swatch?: string
  /** Of a size: what it is called elsewhere. */
  uk?: string
  us?: string
  usWomen?: string
}

export interface Listed {
  selection: ListingSelection
  /** How many there are, shown or not. */
  total: number
  cards: CardData[]
  /** By filter, in the order of its values: how many each of them would leave. */
  counts: Record<string, number[]>
}
