import { type ListingSelection, withValues } from '@welt/domain/listing/listing-selection.ts'
import { sizeCode, widthCode } from '../attribute/option-code.ts'
import { isSize, isWidth } from '../own-size/is-size.ts'
import type { OwnSize, SizeScaleName } from '../own-size/own-size.ts'
import type { Facet, FacetValue } from './listing.ts'

export interface OwnFacets {
  sizes: Facet
  widths: Facet | undefined
}

/** What a size is called in a scale, where that has a name for it. */
export function labelIn(value: FacetValue, scale: SizeScaleName): string | undefined {
  return scale === 'eu' ? value.label : value[scale]
}

export function ownSizeOf(value: FacetValue, { scale, width }: Pick<OwnSize, 'scale' | 'width'>): OwnSize {
  return { size: value.label, label: labelIn(value, scale) ?? value.label, scale, ...(width && { width }) }
}

/** Only what is there in the shopper's own size, and in the width where one was told. */
export function filteredBy(selection: ListingSelection, own: OwnSize, facets: OwnFacets): ListingSelection {
  const { size, width } = ownValues(own, facets)
  return withValues(withValues(selection, sizeCode, size), widthCode, width)
}

export function withoutOwn(selection: ListingSelection): ListingSelection {
  return withValues(withValues(selection, sizeCode, []), widthCode, [])
}

export function isFilteredBy({ chosen }: ListingSelection, own: OwnSize, facets: OwnFacets): boolean {
  const { size, width } = ownValues(own, facets)
  const isSame = (code: string, values: readonly string[]) => (chosen[code] ?? []).join() === values.join()
  return size.length > 0 && isSame(sizeCode, size) && isSame(widthCode, width)
}

/** The values of the list that are the shopper's own. */
export function ownValues({ size, width }: OwnSize, { sizes, widths }: OwnFacets) {
  const ids = (facet: Facet | undefined, isOwn: (label: string) => boolean) =>
    facet?.values.filter(({ label }) => isOwn(label)).map(({ id }) => id) ?? []
  return {
    size: ids(sizes, (label) => isSize(label, size)),
    width: ids(widths, (label) => width !== undefined && isWidth(label, width)),
  }
}
