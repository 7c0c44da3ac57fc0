import { type Bitset, bitsToOrdinals, hasBit } from './bitset.ts'
import type { EmbeddedCollection } from './embedded-collection.ts'
import type { SearchHit, SearchRequest, Sort } from './search-engine.ts'
import { compareIds } from './sort-order.ts'

type Scores = ReadonlyMap<number, number> | null
type Compare = (a: number, b: number) => number

/** The hits of the asked page, in order. */
export function pickPage(
  collection: EmbeddedCollection,
  matched: Bitset,
  scores: Scores,
  { sort, from, size }: SearchRequest,
): SearchHit[] {
  const ordinals = pickOrdinals(collection, matched, scores, sort, from + size)
  return ordinals.slice(from, from + size).map((ordinal) => ({
    id: collection.id(ordinal),
    document: collection.document(ordinal),
    score: sort.length === 0 ? (scores?.get(ordinal) ?? null) : null,
  }))
}

function pickOrdinals(
  collection: EmbeddedCollection,
  matched: Bitset,
  scores: Scores,
  sort: readonly Sort[],
  count: number,
): number[] {
  const [first] = sort
  if (!first && !scores) return walk(collection.order(null, false).ordinals, matched, count)
  if (first?.by === 'field' && sort.length === 1) {
    return walk(collection.order(first.field, first.descending).ordinals, matched, count)
  }
  const compares = first ? sort.map((key) => comparison(collection, key)) : [byScore(scores)]
  return bitsToOrdinals(matched).sort((a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return compareIds(collection.id(a), collection.id(b))
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

function comparison(collection: EmbeddedCollection, key: Sort): Compare {
  if (key.by === 'field') {
    const { rank } = collection.order(key.field, key.descending)
    return (a, b) => rank[a]! - rank[b]!
  }
  const elements = collection.elements(key.list, key.key, key.field)
  const lists = key.values.map((value) => elements.get(value)).filter((list) => list !== undefined)
  const direction = key.descending ? -1 : 1
  const positions = new Map<number, number>()
  const positionOf = (ordinal: number): number => {
    const known = positions.get(ordinal)
    if (known !== undefined) return known
    const position = lists.find((list) => list.has(ordinal))?.get(ordinal) ?? Number.NaN
    positions.set(ordinal, position)
    return position
  }
  return (a, b) => {
    const left = positionOf(a)
    const right = positionOf(b)
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return (left - right) * direction
  }
}

function byScore(scores: Scores): Compare {
  return (a, b) => (scores?.get(b) ?? 0) - (scores?.get(a) ?? 0)
}
