import { type Bitset, hasBit, removeBit } from './bitset.ts'
import type { EmbeddedCollection } from './embedded-collection.ts'
import { firstSorted } from './first-sorted.ts'
import type { Matched } from './matched.ts'
import type { SearchHit, SearchRequest, Sort } from './search-engine.ts'
import type { TextAnswer } from './text/text-index.ts'

type Compare = (a: number, b: number) => number

export interface Found {
  matched: Matched
  /** Null where there was no text. */
  text: TextAnswer | null
}

/** The hits of the asked page, in order. */
export function pickPage(collection: EmbeddedCollection, found: Found, request: SearchRequest): SearchHit[] {
  const { sort, from, size } = request
  const { text } = found
  if (size === 0 || from >= found.matched.total) return []
  const ordinals = pickOrdinals(collection, found, sort, from + size).slice(from, from + size)
  return ordinals.map((ordinal) => ({
    id: collection.id(ordinal),
    document: collection.document(ordinal),
    score: text && sort.length === 0 ? text.score(ordinal) : null,
    ...(text && request.explain && { matches: text.explain(ordinal) }),
  }))
}

function pickOrdinals(collection: EmbeddedCollection, found: Found, sort: readonly Sort[], count: number): number[] {
  const { matched, text } = found
  const [first] = sort
  const single = sort.length === 1 && first?.by === 'field' ? first : null
  if (single || (!first && !text)) {
    const order = collection.order(single?.field ?? null, single?.descending ?? false)
    if (isWorthWalking(order.ordinals.length, matched.total, count)) return walk(order.ordinals, matched.bits, count)
  }
  if (first?.by === 'element' && sort.length === 1 && isWorthWalking(collection.size, matched.total, count)) {
    return walkElements(collection, found, first, count)
  }
  const compares = first ? sort.map((key) => comparison(collection, key)) : [byScore(text)]
  const { rank } = collection.order(null, false)
  return firstSorted(matched.ordinals, count, (a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return rank[a]! - rank[b]!
  })
}

/** Among many documents, few matched ones are sooner sorted than met. */
function isWorthWalking(all: number, matched: number, count: number): boolean {
  return (all * Math.min(count, matched)) / matched < 4 * matched + 1000
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
  const picked = column.first(key.values, matched.bits, count, key.descending)
  if (picked.length >= count) return picked
  const rest = matched.bits.slice()
  for (const ordinal of matched.ordinals) {
    if (column.number(ordinal, key.values) !== undefined) removeBit(rest, ordinal)
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
