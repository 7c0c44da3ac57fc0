import { keepKnown, type ListingSelection } from '@welt/domain/listing/listing-selection.ts'
import type { Facet } from './listing.ts'

/** "Ids are only valid when the category's available filters contain them": others are passed over. */
export function knownSelection(selection: ListingSelection, facets: readonly Facet[]): ListingSelection {
  return keepKnown(selection, (code, value) =>
    facets.some((facet) => facet.code === code && facet.values.some(({ id }) => id === value)),
  )
}
