import { type Bitset, intersect, subtract, unite } from './bitset.ts'
import type { EmbeddedCollection } from './embedded-collection.ts'
import type { Filter } from './search-engine.ts'

/** The documents that a filter lets through, as a set of its own that the caller may change. */
export function matchFilter(collection: EmbeddedCollection, filter: Filter): Bitset {
  const set = filter.op === 'not' || filter.op === 'and' ? collection.all() : collection.none()
  switch (filter.op) {
    case 'terms':
      collection.terms(filter.field)?.collect(filter.values, set)
      break
    case 'exists':
      collection.terms(filter.field)?.collectAll(set)
      break
    case 'range':
      collection.numbers(filter.field)?.collect(filter.range, set)
      break
    case 'not':
      subtract(set, matchFilter(collection, filter.filter))
      break
    case 'and':
      for (const part of filter.filters) intersect(set, matchFilter(collection, part))
      break
    case 'or':
      for (const part of filter.filters) unite(set, matchFilter(collection, part))
      break
  }
  return set
}
