import type { Aggregation } from '@welt/contract/api/catalog.ts'
import type { Answer } from './answer.ts'
import type { ApiOptions } from './api-options.ts'
import type { CatalogAnswer, CatalogQuery, EntityName, Search } from './catalog-query.ts'
import { expandCompact } from './expand-compact.ts'
import { fetchJson, readFailure } from './fetch-json.ts'
import { readSpelling } from './read-spelling.ts'
import { searchRequest } from './search-request.ts'

/** Catalogue questions in the search-query format, with compact answers. */
export function createSearch(options: ApiOptions): Search {
  const index = `${options.origin}/api/catalog/${options.storeView.elasticsearch.index}`
  return async (entity, query) => {
    const url = `${index}/${entity}/_search?`
    const params = searchParams(query)
    const request = searchRequest(query)
    const group = entity === 'product' ? options.group?.() : null
    // What proves a group stands in the body: addresses are kept on the way, and so are their answers.
    const answer = await (group
      ? fetchJson(options, `${url}${params}`, { body: { ...request, groupId: group.id, groupToken: group.token } })
      : fetchJson(options, `${url}${new URLSearchParams({ request: JSON.stringify(request) })}&${params}`))
    return answer.ok ? readCatalogAnswer(entity, answer.result) : answer
  }
}

function searchParams(query: CatalogQuery): URLSearchParams {
  const params = new URLSearchParams({
    request_format: 'search-query',
    response_format: 'compact',
    size: String(query.size ?? 50),
    from: String(query.from ?? 0),
  })
  if (query.explain) params.set('explain', 'true')
  if (query.include) params.set('_source_include', query.include.join(','))
  if (query.exclude) params.set('_source_exclude', query.exclude.join(','))
  return params
}

function readCatalogAnswer<Entity>(entity: EntityName, body: unknown): Answer<CatalogAnswer<Entity>> {
  if (!isCompact(body)) return readFailure(body)
  const items = (entity === 'product' ? body.hits.map(expandCompact) : body.hits) as Entity[]
  const spelling = readSpelling(body.suggest)
  const result = { items, total: totalOf(body.total), aggregations: body.aggregations ?? {} }
  return { ok: true, result: spelling === undefined ? result : { ...result, spelling } }
}

interface Compact {
  hits: Record<string, unknown>[]
  /** A number, or an object in answers that come straight from a newer engine. */
  total: number | { value: number }
  aggregations?: Record<string, Aggregation>
  suggest?: unknown
}

function isCompact(body: unknown): body is Compact {
  return typeof body === 'object' && body !== null && 'hits' in body && Array.isArray(body.hits) && 'total' in body
}

function totalOf(total: Compact['total']): number {
  return typeof total === 'number' ? total : total.value
}
