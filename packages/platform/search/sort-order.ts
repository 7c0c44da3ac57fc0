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
 * Equal values, and documents without a value, stand by id.
 */
export function sortOrder(
  valuesOf: readonly (readonly Scalar[])[],
  idRank: Uint32Array,
  descending: boolean,
): SortOrder {
  const keys = numericKeys(valuesOf, descending) ?? wordKeys(valuesOf, descending)
  const ordinals = Uint32Array.from(keys.keys()).sort((a, b) => keys[a]! - keys[b]! || idRank[a]! - idRank[b]!)
  return { ordinals, rank: ranks(ordinals, keys) }
}

/** Beyond every number: without a value a document comes last, whatever the direction. */
const last = Number.MAX_VALUE

/** One number for each document, turned around where the order is; null where a value is no number. */
function numericKeys(valuesOf: readonly (readonly Scalar[])[], descending: boolean): Float64Array | null {
  const keys = new Float64Array(valuesOf.length).fill(last)
  const sign = descending ? -1 : 1
  for (let ordinal = 0; ordinal < valuesOf.length; ordinal++) {
    for (const value of valuesOf[ordinal]!) {
      const key = numberOf(value) * sign
      if (Number.isNaN(key)) return null
      if (key < keys[ordinal]!) keys[ordinal] = key
    }
  }
  return keys
}

/** Each word is compared with the others once, however many documents have it. */
function wordKeys(valuesOf: readonly (readonly Scalar[])[], descending: boolean): Float64Array {
  const words = [...new Set(valuesOf.flatMap((values) => values.map(String)))]
  words.sort((a, b) => (descending ? collator.compare(b, a) : collator.compare(a, b)))
  const places = new Map<string, number>()
  let place = 0
  words.forEach((word, at) => {
    if (at > 0 && collator.compare(words[at - 1]!, word) !== 0) place = at
    places.set(word, place)
  })
  return Float64Array.from(valuesOf, (values) =>
    values.reduce<number>((least, value) => Math.min(least, places.get(String(value)) ?? last), last),
  )
}

function ranks(ordinals: Uint32Array, keys: Float64Array): Uint32Array {
  const rank = new Uint32Array(ordinals.length)
  let place = 0
  ordinals.forEach((ordinal, at) => {
    if (at > 0 && keys[ordinals[at - 1]!] !== keys[ordinal]) place = at
    rank[ordinal] = place
  })
  return rank
}
