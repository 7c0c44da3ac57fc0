import { type Bitset, fullBitset, intersect, subtract, unite, wordsFor } from './bitset.ts'
import type { EmbeddedCollection } from './embedded-collection.ts'
import type { Filter } from './search-engine.ts'

/**
 * The documents that a filter lets through, as a set of its own that the caller may change. The set ends where no further document
 * can match: a shop's lists never reach the hidden variants, which stand last.
 */
export function matchFilter(collection: EmbeddedCollection, filter: Filter): Bitset {
  return match(collection, filter, endOf(collection, filter))
}

function match(collection: EmbeddedCollection, filter: Filter, end: number): Bitset {
  switch (filter.op) {
    case 'not': {
      const set = fullBitset(end)
      subtract(set, match(collection, filter.filter, end))
      return set
    }
    case 'and': {
      const [first, ...others] = filter.filters
      if (!first) return fullBitset(end)
      const set = match(collection, first, end)
      for (const other of others) intersect(set, match(collection, other, end))
      return set
    }
    case 'or': {
      const set = new Uint32Array(wordsFor(end))
      for (const part of filter.filters) unite(set, match(collection, part, end))
      return set
    }
    case 'terms':
    case 'exists':
    case 'range': {
      const set = new Uint32Array(wordsFor(end))
      collect(collection, filter, set)
      return set
    }
  }
}

function collect(
  collection: EmbeddedCollection,
  filter: Extract<Filter, { op: 'terms' | 'exists' | 'range' }>,
  into: Bitset,
): void {
  if (filter.op === 'terms') collection.terms(filter.field)?.collect(filter.values, into)
  else if (filter.op === 'exists') collection.terms(filter.field)?.collectAll(into)
  else collection.numbers(filter.field)?.collect(filter.range, into)
}

/** No document from this ordinal on can match. */
function endOf(collection: EmbeddedCollection, filter: Filter): number {
  switch (filter.op) {
    case 'and':
      return Math.min(collection.size, ...filter.filters.map((part) => endOf(collection, part)))
    case 'or':
      return Math.max(0, ...filter.filters.map((part) => endOf(collection, part)))
    case 'terms':
      return collection.terms(filter.field)?.end(filter.values) ?? 0
    case 'exists':
    case 'range':
    case 'not':
      return collection.size
  }
}
