import { type AttributeColumn, type ListingColumns, noPrice } from './listing-columns.ts'
import type { PriceRange } from './price-range.ts'

/** What a shopper has chosen among the filters. Values of one filter are alternatives, filters must hold together. */
export interface ListingFilters {
  /** Values by attribute; an attribute of which nothing is chosen is not here. */
  chosen: Readonly<Record<string, readonly string[]>>
  /** The place of the chosen range, or null. */
  price: number | null
}

export interface ListingAnswer {
  /** Places of the products in the columns, upwards. */
  places: number[]
  /** How many products each value would leave, beside whatever is chosen of other filters. */
  counts: Readonly<Record<string, ReadonlyMap<string, number>>>
  /** The same for each price range. */
  priceCounts: readonly number[]
}

/** Of the filter whose number no attribute has. */
const ofPrice = -1

/**
 * A product is found when one of its variants has something of every filter: a shoe that is there in black in 42 and in brown in
 * 43 is not there in brown in 42. What a value counts is what the list would hold after a click on it, had nothing else of its
 * own filter been chosen; so each row that fails in one filter alone counts there, and one that fails in two counts nowhere.
 */
export function answerListing(
  columns: ListingColumns,
  filters: ListingFilters,
  ranges: readonly PriceRange[],
): ListingAnswer {
  const { starts, pieces, prices } = columns
  const facets = columns.attributes.map((attribute) => facetOf(attribute, filters.chosen[attribute.code]))
  const narrowing = facets.filter(({ allowed }) => allowed !== null)
  const priceCounts = ranges.map(() => 0)
  const places: number[] = []

  for (let product = 0; product < columns.ids.length; product++) {
    const range = rangeAt(ranges, prices[product]!)
    const isPriced = filters.price === null || filters.price === range
    let isFound = false
    let isCounted = false
    for (let row = starts[product]!; row < starts[product + 1]!; row++) {
      const isThere = pieces[row]! > 0
      let missed: Facet | null = null
      let misses = isPriced ? 0 : 1
      for (const facet of narrowing) {
        if (facet.allowed![facet.cells[row]!] === 1 && (isThere || !facet.isStockBound)) continue
        missed = facet
        misses += 1
        if (misses > 1) break
      }
      if (misses > 1) continue
      // Missed by its price alone, or by nothing: then it counts among the prices.
      if (!missed) isCounted = true
      if (misses === 0) {
        isFound = true
        for (const facet of facets) count(facet, row, product, isThere)
      } else if (missed) count(missed, row, product, isThere)
    }
    if (isFound) places.push(product)
    if (isCounted && range !== ofPrice) priceCounts[range]! += 1
  }

  return { places, counts: Object.fromEntries(facets.map((facet) => [facet.code, countsOf(facet)])), priceCounts }
}

interface Facet extends AttributeColumn {
  /** 1 for each cell that is chosen; null where nothing is. */
  allowed: Uint8Array | null
  counted: Uint32Array
  /** The product that each cell was last counted for, plus one: with many variants it counts once. */
  last: Uint32Array
}

function facetOf(attribute: AttributeColumn, chosen: readonly string[] | undefined): Facet {
  const cells = attribute.values.length + 1
  return {
    ...attribute,
    allowed: chosen
      ? Uint8Array.from({ length: cells }, (_, cell) => (isChosen(attribute, chosen, cell) ? 1 : 0))
      : null,
    counted: new Uint32Array(cells),
    last: new Uint32Array(cells),
  }
}

function isChosen({ values }: AttributeColumn, chosen: readonly string[], cell: number): boolean {
  return cell > 0 && chosen.includes(values[cell - 1]!)
}

function count(facet: Facet, row: number, product: number, isThere: boolean): void {
  const cell = facet.cells[row]!
  if (facet.last[cell] === product + 1 || (facet.isStockBound && !isThere)) return
  facet.last[cell] = product + 1
  facet.counted[cell]! += 1
}

function countsOf({ values, counted }: Facet): Map<string, number> {
  return new Map(values.map((value, at) => [value, counted[at + 1]!]))
}

/** −1 for a price that is in no range. */
export function rangeAt(ranges: readonly PriceRange[], cents: number): number {
  if (cents === noPrice) return ofPrice
  return ranges.findIndex(({ from, to }) => cents >= from * 100 && (to === undefined || cents < to * 100))
}
