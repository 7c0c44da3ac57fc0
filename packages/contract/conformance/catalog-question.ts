import { type CatalogEntity, CompactResponse } from '../api/catalog.ts'
import { compactKeys } from '../api/compact-keys.ts'
import type { ConformanceClient } from './conformance-client.ts'

export interface CatalogQuestion {
  index: string
  entity?: CatalogEntity
  filters?: readonly (readonly [attribute: string, value: unknown, scope?: 'default' | 'catalog'])[]
  available?: readonly string[]
  sort?: readonly { field: string; options?: string | { order: string } }[]
  text?: string
  parameters?: Readonly<Record<string, string | number>>
}

export function searchQueryOf({ filters = [], available = [], sort = [], text = '' }: CatalogQuestion) {
  return {
    _availableFilters: available.map((field) => ({ field, scope: 'catalog', options: {} })),
    _appliedFilters: filters.map(([attribute, value, scope = 'default']) => ({ attribute, value, scope })),
    _appliedSort: sort,
    _searchText: text,
  }
}

export function catalogPath({ index, entity = 'product', parameters = {} }: CatalogQuestion, request?: string): string {
  const query = new URLSearchParams({ request_format: 'search-query', response_format: 'compact' })
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value))
  if (request !== undefined) query.set('request', request)
  return `/api/catalog/${index}/${entity}/_search?${query}`
}

/** Asks the catalogue in the compact format and gives products their long keys back. */
export async function askCatalog(client: ConformanceClient, question: CatalogQuestion) {
  const answer = await client.call(catalogPath(question, JSON.stringify(searchQueryOf(question))))
  if (answer.status !== 200) throw new Error(`the catalogue answered ${answer.status}: ${answer.text.slice(0, 300)}`)
  const response = CompactResponse.parse(answer.body)
  const isProduct = (question.entity ?? 'product') === 'product'
  return { ...response, hits: isProduct ? response.hits.map(expand) : response.hits }
}

const longKeys = new Map<string, string>(Object.entries(compactKeys).map(([long, short]) => [short, long]))

function expand(hit: Record<string, unknown>): Record<string, unknown> {
  const long: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(hit)) long[longKeys.get(key) ?? key] = value
  if (Array.isArray(long.configurable_children)) {
    long.configurable_children = long.configurable_children.map((child: Record<string, unknown>) => expand(child))
  }
  return long
}
