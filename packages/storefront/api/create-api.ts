import type { Aggregation, CatalogEntity } from '@welt/contract/api/catalog.ts'
import type { UrlMapHit, UrlMapRequest } from '@welt/contract/api/url.ts'
import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Category } from '@welt/contract/entity/category.ts'
import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { errorText } from '@welt/contract/error-text.ts'
import type { Answer } from './answer.ts'
import { expandCompact } from './expand-compact.ts'
import { fetchJson, type PlatformFetch, readEnvelope } from './fetch-json.ts'
import { unreadFields } from './unread-fields.ts'

interface EntityTypes {
  product: Product
  category: Category
  attribute: Attribute
  cms_page: CmsPage
}

/** A catalogue question in our own words; it travels in the search-query format. */
export interface CatalogQuery {
  filters?: Record<string, unknown>
  text?: string
  sort?: string
  from?: number
  size?: number
  include?: readonly string[]
  exclude?: readonly string[]
  facets?: readonly string[]
}

export interface CatalogAnswer<Entity> {
  items: Entity[]
  total: number
  aggregations: Record<string, Aggregation>
}

export interface Api {
  search<Name extends keyof EntityTypes>(
    entity: Name,
    query: CatalogQuery,
  ): Promise<Answer<CatalogAnswer<EntityTypes[Name]>>>
  mapUrl(url: string): Promise<Answer<UrlMapHit>>
  checkStock(sku: string): Promise<Answer<StockItem>>
  /** Skus as `batchSkus` joins them: URL-encoded, with plain commas between them. */
  listStock(batch: string): Promise<Answer<StockItem[]>>
}

export interface ApiOptions {
  fetch: PlatformFetch
  /** Where the platform lives, without a trailing slash; the page's own origin in the browser. */
  origin: string
  storeView: StoreView
  multistore: boolean
  timeout: number
  /** The field's form of the url map is a POST; only a GET can be asked whether its answer still holds. */
  mapMethod?: 'GET' | 'POST'
}

export function createApi({ fetch, origin, storeView, multistore, timeout, mapMethod = 'POST' }: ApiOptions): Api {
  const url = (path: string, query: Record<string, string>): string => {
    const params = new URLSearchParams(query)
    if (multistore) params.set('storeCode', storeView.storeCode)
    return `${origin}${path}?${params}`
  }
  const get = (target: string) => fetchJson(fetch, new Request(target, { signal: AbortSignal.timeout(timeout) }))

  const post = (target: string, body: object) =>
    fetchJson(
      fetch,
      new Request(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      }),
    )

  return {
    async search(entity, query) {
      const answer = await get(`${origin}${searchPath(storeView, entity)}?${searchParams(query)}`)
      return answer.ok ? readCatalogAnswer(entity, answer.result.body) : answer
    },

    async mapUrl(path) {
      const answer = await (mapMethod === 'GET'
        ? get(url('/api/url', { url: path, _source_exclude: unreadFields.join(',') }))
        : post(url('/api/url/map', {}), mapRequest(path)))
      if (!answer.ok) return answer
      const hit = answer.result.body
      if (hit === null || isHit(hit)) return { ok: true, result: hit }
      const failure = readEnvelope<never>(hit)
      return failure.ok ? { ok: false, at: 'format', text: errorText.wrongFormat } : failure
    },

    async checkStock(sku) {
      const answer = await get(url('/api/stock/check', { sku }))
      return answer.ok ? readEnvelope(answer.result.body) : answer
    },

    async listStock(batch) {
      const answer = await get(`${url('/api/stock/list', {})}&skus=${batch}`)
      return answer.ok ? readEnvelope(answer.result.body) : answer
    },
  }
}

function mapRequest(url: string): UrlMapRequest {
  return {
    url,
    includeFields: null,
    excludeFields: [...unreadFields],
    options: {},
    filters: {},
    groupId: null,
    groupToken: null,
  }
}

function searchPath(storeView: StoreView, entity: CatalogEntity): string {
  return `/api/catalog/${storeView.elasticsearch.index}/${entity}/_search`
}

function searchParams(query: CatalogQuery): URLSearchParams {
  const request = {
    _availableFilters: (query.facets ?? []).map((field) => ({ field, scope: 'catalog', options: {} })),
    _appliedFilters: Object.entries(query.filters ?? {}).map(([attribute, value]) => ({
      attribute,
      value,
      scope: 'default',
    })),
    _appliedSort: query.sort ? [sortOf(query.sort)] : [],
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

function readCatalogAnswer<Entity>(entity: CatalogEntity, body: unknown): Answer<CatalogAnswer<Entity>> {
  if (!isCompact(body)) {
    const failure = readEnvelope<never>(body)
    return failure.ok ? { ok: false, at: 'format', text: errorText.wrongFormat } : failure
  }
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

function isHit(body: unknown): body is NonNullable<UrlMapHit> {
  return typeof body === 'object' && body !== null && '_type' in body && '_source' in body
}
