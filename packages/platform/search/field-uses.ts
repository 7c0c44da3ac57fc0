import type { FieldUse, Filter, SearchRequest } from './search-engine.ts'

/** All fields that a question looks at, beside those of its text. */
export function fieldUses({ filter, sort, aggregations }: SearchRequest): FieldUse[] {
  return [
    ...(filter ? usesOf(filter) : []),
    ...Object.values(aggregations).map(
      ({ kind, field }): FieldUse => ({ as: kind === 'terms' ? 'terms' : 'numbers', field }),
    ),
    ...sort.flatMap((key): FieldUse[] => (key.by === 'field' ? [{ ...key, as: 'order' }] : [])),
  ]
}

function usesOf(filter: Filter): FieldUse[] {
  switch (filter.op) {
    case 'not':
      return usesOf(filter.filter)
    case 'and':
    case 'or':
      return filter.filters.flatMap(usesOf)
    case 'terms':
    case 'exists':
      return [{ as: 'terms', field: filter.field }]
    case 'range':
      return [{ as: 'numbers', field: filter.field }]
  }
}
