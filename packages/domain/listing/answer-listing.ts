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

/** Of a price that is in no range. */
const noRange = -1
/** Of a row: what it misses. Any other number is the place of the one filter that it misses, plus one. */
const missesNothing = 0
const missesMore = 0xff
const missesPrice = 0xfe

/**
 * A product is found when one of its variants has something of every filter: a shoe that is there in black in 42 and in brown in
 * 43 is not there in brown in 42. What a value counts is what the list would hold after a click on it, had nothing else of its
 * own filter been chosen; so each row that fails in one filter alone counts there, and one that fails in two counts nowhere.
 *
 * Every loop goes over one list from its beginning to its end: this runs between a click and the next frame.
 */
export function answerListing(
  columns: ListingColumns,
  filters: ListingFilters,
  ranges: readonly PriceRange[],
): ListingAnswer {
  const products = productsOf(columns)
  const rangeOf = Int8Array.from(columns.prices, (cents) => rangeAt(ranges, cents))
  const missed = new Uint8Array(columns.pieces.length)
  if (filters.price !== null) {
    for (let row = 0; row < missed.length; row++) {
      if (rangeOf[products[row]!] !== filters.price) missed[row] = missesPrice
    }
  }
  columns.attributes.forEach((attribute, at) => {
    const chosen = filters.chosen[attribute.code]
    if (chosen) markMissing(missed, at + 1, columns, attribute, chosen)
  })
  return {
    places: placesOf(columns, missed),
    counts: Object.fromEntries(
      columns.attributes.map((attribute, at) => [
        attribute.code,
        countsOf(columns, attribute, { products, missed, own: at + 1 }),
      ]),
    ),
    priceCounts: priceCountsOf(columns, missed, rangeOf, ranges.length),
  }
}

/** Which product each row is of. */
function productsOf({ starts, pieces }: ListingColumns): Uint32Array {
  const products = new Uint32Array(pieces.length)
  for (let product = 0; product + 1 < starts.length; product++) {
    products.fill(product, starts[product], starts[product + 1])
  }
  return products
}

function markMissing(
  missed: Uint8Array,
  own: number,
  { pieces }: ListingColumns,
  { values, cells, isStockBound }: AttributeColumn,
  chosen: readonly string[],
): void {
  const allowed = Uint8Array.from({ length: values.length + 1 }, (_, cell) =>
    cell > 0 && chosen.includes(values[cell - 1]!) ? 1 : 0,
  )
  for (let row = 0; row < missed.length; row++) {
    if (allowed[cells[row]!] === 1 && !(isStockBound && pieces[row] === 0)) continue
    missed[row] = missed[row] === missesNothing ? own : missesMore
  }
}

function placesOf({ starts }: ListingColumns, missed: Uint8Array): number[] {
  const places: number[] = []
  for (let product = 0; product + 1 < starts.length; product++) {
    const end = starts[product + 1]!
    for (let row = starts[product]!; row < end; row++) {
      if (missed[row] !== missesNothing) continue
      places.push(product)
      break
    }
  }
  return places
}

function countsOf(
  { pieces }: ListingColumns,
  { values, cells, isStockBound }: AttributeColumn,
  { products, missed, own }: { products: Uint32Array; missed: Uint8Array; own: number },
): Map<string, number> {
  const counted = new Uint32Array(values.length + 1)
  // The product that each cell was last counted for, plus one: with many variants it counts once.
  const last = new Uint32Array(values.length + 1)
  for (let row = 0; row < missed.length; row++) {
    const miss = missed[row]
    if (miss !== missesNothing && miss !== own) continue
    const cell = cells[row]!
    const product = products[row]! + 1
    if (last[cell] === product || (isStockBound && pieces[row] === 0)) continue
    last[cell] = product
    counted[cell]! += 1
  }
  return new Map(values.map((value, at) => [value, counted[at + 1]!]))
}

/** Missed by its price alone, or by nothing: then a product counts among the prices. */
function priceCountsOf({ starts }: ListingColumns, missed: Uint8Array, rangeOf: Int8Array, ranges: number): number[] {
  const counts = Array.from({ length: ranges }, () => 0)
  for (let product = 0; product + 1 < starts.length; product++) {
    const range = rangeOf[product]!
    if (range === noRange) continue
    const end = starts[product + 1]!
    for (let row = starts[product]!; row < end; row++) {
      if (missed[row] !== missesNothing && missed[row] !== missesPrice) continue
      counts[range]! += 1
      break
    }
  }
  return counts
}

/** −1 for a price that is in no range. */
export function rangeAt(ranges: readonly PriceRange[], cents: number): number {
  if (cents === noPrice) return noRange
  return ranges.findIndex(({ from, to }) => cents >= from * 100 && (to === undefined || cents < to * 100))
}
