import type { ListingColumns } from './listing-columns.ts'

/** How many of a product lie there with these values; undefined where it is not made so, or not on the list. */
export function piecesOf(
  { ids, starts, pieces, attributes }: ListingColumns,
  id: number,
  values: Readonly<Record<string, string>>,
): number | undefined {
  const product = ids.indexOf(id)
  const tests = attributes
    .filter(({ code }) => values[code] !== undefined)
    .map(({ code, values: all, cells }) => ({ cells, cell: all.indexOf(values[code]!) + 1 }))
  if (product === -1 || tests.length === 0 || tests.some(({ cell }) => cell === 0)) return undefined
  let sum: number | undefined
  for (let row = starts[product]!; row < starts[product + 1]!; row++) {
    if (tests.every(({ cells, cell }) => cells[row] === cell)) sum = (sum ?? 0) + pieces[row]!
  }
  return sum
}
