import { type ListingColumns, noPrice } from './listing-columns.ts'

/** Orders that the columns can tell, by the name that the address has for them. */
const keys: Readonly<Record<string, (columns: ListingColumns) => SortKey>> = {
  final_price: ({ prices }) => ({ column: prices, unknown: noPrice }),
  price: ({ prices }) => ({ column: prices, unknown: noPrice }),
  updated_at: ({ updated }) => ({ column: updated, unknown: 0 }),
}

/** Whether columns can tell this order. */
export function canSort(sort: string): boolean {
  return Object.hasOwn(keys, sort.split(':')[0] ?? '')
}

interface SortKey {
  column: Uint32Array
  unknown: number
}

/**
 * Places in another order, or null for one that the columns cannot tell. `isAsAsked` names the order that the columns are in.
 * Ties stand by id, and what has no value last, whatever the direction.
 */
export function sortListing(
  columns: ListingColumns,
  places: readonly number[],
  { sort, isAsAsked }: { sort: string; isAsAsked: boolean },
): readonly number[] | null {
  if (isAsAsked) return places
  const [field = sort, direction = 'asc'] = sort.split(':')
  const keyOf = Object.hasOwn(keys, field) ? keys[field] : undefined
  if (!keyOf) return null
  const { column, unknown } = keyOf(columns)
  const sign = direction === 'desc' ? -1 : 1
  return places.toSorted((one, other) => {
    const [a, b] = [column[one]!, column[other]!]
    if (a === b) return columns.ids[one]! - columns.ids[other]!
    if (a === unknown) return 1
    if (b === unknown) return -1
    return (a - b) * sign
  })
}
