import type { CatalogQuery } from './catalog-query.ts'

/** A question in the search-query format, as the parameter `request` or the body carries it. */
export function searchRequest({ filters = {}, chosen = {}, facets = [], sort, text = '' }: CatalogQuery) {
  return {
    _availableFilters: facets.map((field) => ({ field, scope: 'catalog', options: {} })),
    _appliedFilters: [...applied(filters, 'default'), ...applied(chosen, 'catalog')],
    _appliedSort: sort ? sort.split(',').map(sortOf) : [],
    _searchText: text,
  }
}

function applied(filters: Readonly<Record<string, unknown>>, scope: 'default' | 'catalog') {
  return Object.entries(filters).map(([attribute, value]) => ({ attribute, value, scope }))
}

function sortOf(sort: string): { field: string; options: string } {
  const [field = sort, direction = 'asc'] = sort.split(':')
  return { field, options: direction }
}
