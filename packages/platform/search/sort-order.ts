import { numberOf } from './number-of.ts'
import type { Scalar } from './search-engine.ts'

export interface SortOrder {
  /** All ordinals, sorted. */
  ordinals: Uint32Array
  /** Place of each ordinal; equal values share a place, so that a second key can decide. */
  rank: Uint32Array
}

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'variant' })

/** Ids are numbers nearly everywhere. */
export function compareIds(a: string, b: string): number {
  const difference = Number(a) - Number(b)
  return Number.isNaN(difference) ? collator.compare(a, b) : difference
}

/**
 * Sorts all documents by one field. Numbers, numeric texts and dates go by size when the field holds nothing else, all
 * other fields as words: umlauts stand beside their vowels. A list counts with its least element upwards, its greatest downwards.
 */
export function sortOrder(
  valuesOf: readonly (readonly Scalar[])[],
  ids: readonly string[],
  descending: boolean,
): SortOrder {
  const numeric = valuesOf.every((values) => values.every((value) => !Number.isNaN(numberOf(value))))
  const compare = numeric ? (a: Scalar, b: Scalar) => Number(a) - Number(b) : compareTexts
  const direction = descending ? -1 : 1
  const keys = valuesOf.map((values) => extreme(numeric ? values.map(numberOf) : values, compare, direction))
  const compareKeys = (a: number, b: number) => compareOptional(keys[a], keys[b], compare, direction)
  const ordinals = Uint32Array.from(valuesOf.keys()).sort((a, b) => compareKeys(a, b) || compareIds(ids[a]!, ids[b]!))
  return { ordinals, rank: ranks(ordinals, compareKeys) }
}

function ranks(ordinals: Uint32Array, compareKeys: (a: number, b: number) => number): Uint32Array {
  const rank = new Uint32Array(ordinals.length)
  let place = 0
  ordinals.forEach((ordinal, at) => {
    if (at > 0 && compareKeys(ordinals[at - 1]!, ordinal) !== 0) place = at
    rank[ordinal] = place
  })
  return rank
}

function extreme(values: readonly Scalar[], compare: (a: Scalar, b: Scalar) => number, direction: number) {
  let found = values[0]
  for (const value of values) if (found !== undefined && compare(value, found) * direction < 0) found = value
  return found
}

/** What has no value comes last, whatever the direction. */
function compareOptional<T>(a: T | undefined, b: T | undefined, compare: (a: T, b: T) => number, direction: number) {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return compare(a, b) * direction
}

function compareTexts(a: Scalar, b: Scalar): number {
  return collator.compare(String(a), String(b))
}
