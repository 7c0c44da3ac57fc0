import { type Bitset, bitsToOrdinals, hasBit } from './bitset.ts'
import type { EmbeddedCollection } from './embedded-collection.ts'
import { firstSorted } from './first-sorted.ts'
import type { SearchHit, SearchRequest, Sort } from './search-engine.ts'
import type { TextAnswer } from './text/text-index.ts'

type Compare = (a: number, b: number) => number

export interface Found {
  matched: Bitset
  /** How many they are. */
  total: number
  /** Null where there was no text. */
  text: TextAnswer | null
}

/** The hits of the asked page, in order. */
export function pickPage(collection: EmbeddedCollection, found: Found, request: SearchRequest): SearchHit[] {
  const { sort, from, size } = request
  const { text } = found
  if (size === 0 || from >= found.total) return []
  const ordinals = pickOrdinals(collection, found, sort, from + size).slice(from, from + size)
  return ordinals.map((ordinal) => ({
    id: collection.id(ordinal),
    document: collection.document(ordinal),
    score: text && sort.length === 0 ? text.score(ordinal) : null,
    ...(text && request.explain && { matches: text.explain(ordinal) }),
  }))
}

function pickOrdinals(collection: EmbeddedCollection, found: Found, sort: readonly Sort[], count: number): number[] {
  const { matched, total, text } = found
  const [first] = sort
  if (!first && !text) return walk(collection.order(null, false).ordinals, matched, count)
  if (first?.by === 'field' && sort.length === 1) {
    return walk(collection.order(first.field, first.descending).ordinals, matched, count)
  }
  if (first?.by === 'element' && sort.length === 1) return walkElements(collection, found, first, count)
  const compares = first ? sort.map((key) => comparison(collection, key)) : [byScore(text)]
  const { rank } = collection.order(null, false)
  return firstSorted(bitsToOrdinals(matched, total), count, (a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return rank[a]! - rank[b]!
  })
}

/** All documents are sorted already: the matched ones are read off until the page is full. */
function walk(sorted: Uint32Array, matched: Bitset, count: number): number[] {
  const picked: number[] = []
  for (const ordinal of sorted) {
    if (picked.length >= count) break
    if (hasBit(matched, ordinal)) picked.push(ordinal)
  }
  return picked
}

function walkElements(
  collection: EmbeddedCollection,
  { matched }: Found,
  key: Extract<Sort, { by: 'element' }>,
  count: number,
): number[] {
  const column = collection.elements(key.list, key.key, key.field)
  const picked = column.first(key.values, matched, count, key.descending)
  if (picked.length >= count) return picked
  const rest = matched.slice()
  for (const ordinal of bitsToOrdinals(matched)) {
    if (column.number(ordinal, key.values) !== undefined) rest[ordinal >>> 5]! &= ~(1 << (ordinal & 31))
  }
  return [...picked, ...walk(collection.order(null, false).ordinals, rest, count - picked.length)]
}

function comparison(collection: EmbeddedCollection, key: Sort): Compare {
  if (key.by === 'field') {
    const { rank } = collection.order(key.field, key.descending)
    return (a, b) => rank[a]! - rank[b]!
  }
  const column = collection.elements(key.list, key.key, key.field)
  const direction = key.descending ? -1 : 1
  return (a, b) => {
    const left = column.number(a, key.values)
    const right = column.number(b, key.values)
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return (left - right) * direction
  }
}

function byScore(text: TextAnswer | null): Compare {
  return (a, b) => (text?.score(b) ?? 0) - (text?.score(a) ?? 0)
}
