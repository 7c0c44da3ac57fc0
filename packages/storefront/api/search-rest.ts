import type { Aggregation } from '@welt/contract/api/catalog.ts'
import type { Answer } from './answer.ts'
import type { ApiOptions } from './api-options.ts'
import type { CatalogAnswer, CatalogQuery, EntityName, Search } from './catalog-query.ts'
import { expandCompact } from './expand-compact.ts'
import { fetchJson, readFailure } from './fetch-json.ts'

/** Catalogue questions in the search-query format, with compact answers. */
export function createSearch(options: ApiOptions): Search {
  const index = `${options.origin}/api/catalog/${options.storeView.elasticsearch.index}`
  return async (entity, query) => {
    const answer = await fetchJson(options, `${index}/${entity}/_search?${searchParams(query)}`)
    return answer.ok ? readCatalogAnswer(entity, answer.result) : answer
  }
}

function searchParams(query: CatalogQuery): URLSearchParams {
  const request = {
    _availableFilters: (query.facets ?? []).map((field) => ({ field, scope: 'catalog', options: {} })),
    _appliedFilters: Object.entries(query.filters ?? {}).map(([attribute, value]) => ({
      attribute,
      value,
      scope: 'default',
    })),
    _appliedSort: query.sort ? query.sort.split(',').map(sortOf) : [],
    _searchText: query.text ?? '',
  }
  const params = new URLSearchParams({
    request: JSON.stringify(request),
    request_format: 'search-query',
    response_format: 'compact',
    size: String(query.size ?? 50),
    from: String(query.from ?? 0),
  })
  if (query.include) params.set('_source_include', query.include.join(','))
  if (query.exclude) params.set('_source_exclude', query.exclude.join(','))
  return params
}

function sortOf(sort: string): { field: string; options: string } {
  const [field = sort, direction = 'asc'] = sort.split(':')
  return { field, options: direction }
}

function readCatalogAnswer<Entity>(entity: EntityName, body: unknown): Answer<CatalogAnswer<Entity>> {
  if (!isCompact(body)) return readFailure(body)
  const items = (entity === 'product' ? body.hits.map(expandCompact) : body.hits) as Entity[]
  return { ok: true, result: { items, total: totalOf(body.total), aggregations: body.aggregations ?? {} } }
}

interface Compact {
  hits: Record<string, unknown>[]
  /** A number, or an object in answers that come straight from a newer engine. */
  total: number | { value: number }
  aggregations?: Record<string, Aggregation>
}

function isCompact(body: unknown): body is Compact {
  return typeof body === 'object' && body !== null && 'hits' in body && Array.isArray(body.hits) && 'total' in body
}

function totalOf(total: Compact['total']): number {
  return typeof total === 'number' ? total : total.value
}
