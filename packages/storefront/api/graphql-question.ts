import type { CatalogQuery, EntityName } from './catalog-query.ts'
import { pageAround } from './page-around.ts'

export interface GraphqlQuestion {
  query: string
  variables: Record<string, unknown>
  /** The documents of the page that were asked for. */
  wanted: { from: number; to: number }
}

interface Root {
  field: string
  filterType: string
  sortType: string
  /** Documents as they are stored: typed fields would need to know the merchant's attributes. */
  selection: string
}

const asHits = 'hits aggregations'
const roots: Record<EntityName, Root> = {
  product: {
    field: 'products',
    filterType: 'ProductFilterInput',
    sortType: 'ProductSortInput',
    selection: 'items total_count aggregations',
  },
  category: {
    field: 'categories',
    filterType: 'CategoryFilterInput',
    sortType: 'CategorySortInput',
    selection: asHits,
  },
  attribute: { field: 'attributes', filterType: 'AttributeInput', sortType: 'SortInput', selection: asHits },
  cms_page: { field: 'cmsPages', filterType: 'CmsInput', sortType: 'SortInput', selection: asHits },
  cms_block: { field: 'cmsBlocks', filterType: 'CmsInput', sortType: 'SortInput', selection: asHits },
  cms_hierarchy: { field: 'cmsHierarchies', filterType: 'CmsInput', sortType: 'SortInput', selection: asHits },
  review: { field: 'reviews', filterType: 'ReviewFilterInput', sortType: 'SortInput', selection: asHits },
}

/** What the search call takes where a question says nothing. */
const defaultSize = 50

/** A catalogue question as a GraphQL query that is answered in `found`. It has only those arguments that the question needs. */
export function graphqlQuestion(entity: EntityName, asked: CatalogQuery): GraphqlQuestion {
  const { field, filterType, sortType, selection } = roots[entity]
  const size = asked.size && asked.size >= 1 ? asked.size : defaultSize
  const { pageSize, currentPage, skip } = pageAround(Math.max(asked.from ?? 0, 0), size)
  const given = [
    { name: 'search', type: 'String', value: asked.text || undefined },
    { name: 'filter', type: filterType, value: filterOf(asked) },
    { name: 'sort', type: sortType, value: asked.sort ? sortOf(asked.sort) : undefined },
    { name: 'pageSize', type: 'Int', value: pageSize },
    { name: 'currentPage', type: 'Int', value: currentPage },
    { name: '_sourceInclude', type: '[String]', value: asked.include },
    { name: '_sourceExclude', type: '[String]', value: asked.exclude },
  ].filter(({ value }) => value !== undefined)
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  return {
    query: `query (${declared}) { found: ${field}(${passed}) { ${selection} } }`,
    variables: Object.fromEntries(given.map(({ name, value }) => [name, value])),
    wanted: { from: skip, to: skip + size },
  }
}

/** Filters by their attributes; one that has only its scope is counted. */
function filterOf({ filters = {}, chosen = {}, facets = [] }: CatalogQuery): Record<string, unknown> | undefined {
  const both = [...facets, ...Object.keys(chosen)].find((field) => field in filters)
  // GraphQL has one entry for an attribute: in the scope in which it is counted, a filter would mean something else.
  if (both !== undefined) throw new Error(`GraphQL cannot filter and count ${both} in one question.`)
  const entries = [
    ...Object.entries(filters),
    ...facets.map((field) => [field, { scope: 'catalog' }] as const),
    ...Object.entries(chosen).map(([field, value]) => [field, { ...(value as object), scope: 'catalog' }] as const),
  ]
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** `final_price:desc`; whatever is not that is upwards, as in the search call. */
function sortOf(sort: string): Record<string, string> {
  const keys = sort.split(',').map((key) => {
    const [field = key, direction = 'asc'] = key.split(':')
    return [field, direction === 'desc' ? 'DESC' : 'ASC'] as const
  })
  return Object.fromEntries(keys)
}
