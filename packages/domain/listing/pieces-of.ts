import type { ListingColumns } from './listing-columns.ts'

/** Values by attribute. */
type Values = Readonly<Record<string, string>>

/** How many of a product lie there with these values; undefined where it is not made so, or not on the list. */
export function piecesOf(columns: ListingColumns, id: number, values: Values): number | undefined {
  const product = columns.ids.indexOf(id)
  return product === -1 ? undefined : piecesAt(columns, product, testsOf(columns, values))
}

/** First those that are there with these values, then all others, each in the order that they had. */
export function thereFirst(columns: ListingColumns, places: readonly number[], values: Values): number[] {
  const tests = testsOf(columns, values)
  const isThere = (place: number) => (piecesAt(columns, place, tests) ?? 0) > 0
  const [there, others] = [places.filter(isThere), places.filter((place) => !isThere(place))]
  return [...there, ...others]
}

interface Test {
  cells: Uint8Array | Uint16Array
  cell: number
}

function testsOf({ attributes }: ListingColumns, wanted: Values): Test[] {
  return attributes
    .filter(({ code }) => wanted[code] !== undefined)
    .map(({ code, values, cells }) => ({ cells, cell: values.indexOf(wanted[code]!) + 1 }))
}

function piecesAt({ starts, pieces }: ListingColumns, product: number, tests: readonly Test[]): number | undefined {
  if (tests.length === 0 || tests.some(({ cell }) => cell === 0)) return undefined
  let sum: number | undefined
  for (let row = starts[product]!; row < starts[product + 1]!; row++) {
    if (tests.every(({ cells, cell }) => cells[row] === cell)) sum = (sum ?? 0) + pieces[row]!
  }
  return sum
}
