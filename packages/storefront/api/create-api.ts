import type { UrlMapHit, UrlMapRequest } from '@welt/contract/api/url.ts'
import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import type { Answer } from './answer.ts'
import type { ApiOptions, PriceGroup } from './api-options.ts'
import type { CatalogQuery, Search } from './catalog-query.ts'
import { fetchJson, networkFailure, readEnvelope, readFailure } from './fetch-json.ts'
import { searchAdapter } from './search-adapter.ts'
import { unreadFields } from './unread-fields.ts'

export interface Api {
  search: Search
  /** All products that a question finds, as columns of these attributes; a platform of the field has none. */
  columns(query: CatalogQuery, attributes: readonly string[]): Promise<Answer<ArrayBuffer>>
  mapUrl(url: string): Promise<Answer<UrlMapHit>>
  checkStock(sku: string): Promise<Answer<StockItem>>
  /** Skus as `batchSkus` joins them: URL-encoded, with plain commas between them. */
  listStock(batch: string): Promise<Answer<StockItem[]>>
  /** Any other call that answers `{code, result}`. */
  call<Result>(path: string, call?: Call): Promise<Answer<Result>>
}

export interface Call {
  query?: Record<string, string>
  /** With a body the call is a POST, unless it says otherwise. */
  body?: object
  method?: 'POST' | 'DELETE'
}

export function createApi(options: ApiOptions): Api {
  const { origin, storeView, config, mapMethod = 'POST' } = options
  const url = (path: string, query: Record<string, string>): string => {
    const params = new URLSearchParams(query)
    if (config.storeViews.length > 1) params.set('storeCode', storeView.storeCode)
    return `${origin}${path}?${params}`
  }
  return {
    async search(entity, query) {
      const adapter = await searchAdapter(config.search.adapter).catch(networkFailure)
      return 'ok' in adapter ? adapter : adapter.createSearch(options)(entity, query)
    },

    async columns(query, attributes) {
      const asking = await import('./ask-columns.ts').catch(networkFailure)
      return 'ok' in asking ? asking : asking.askColumns(options, query, attributes)
    },

    async mapUrl(path) {
      const answer = await (mapMethod === 'GET'
        ? fetchJson(options, url('/api/url', { url: path, _source_exclude: unreadFields.join(',') }))
        : fetchJson(options, url('/api/url/map', {}), mapRequest(path, options.group?.() ?? null)))
      if (!answer.ok) return answer
      const hit = answer.result
      return hit === null || isHit(hit) ? { ok: true, result: hit } : readFailure(hit)
    },

    async checkStock(sku) {
      const answer = await fetchJson(options, url('/api/stock/check', { sku }))
      return answer.ok ? readEnvelope(answer.result) : answer
    },

    async listStock(batch) {
      const answer = await fetchJson(options, `${url('/api/stock/list', {})}&skus=${batch}`)
      return answer.ok ? readEnvelope(answer.result) : answer
    },

    async call<Result>(path: string, { query = {}, body, method }: Call = {}) {
      const answer = await fetchJson(options, url(path, query), body, method)
      return answer.ok ? readEnvelope<Result>(answer.result) : answer
    },
  }
}

function mapRequest(url: string, group: PriceGroup | null): UrlMapRequest {
  return {
    url,
    includeFields: null,
    excludeFields: [...unreadFields],
    options: {},
    filters: {},
    groupId: group?.id ?? null,
    groupToken: group?.token ?? null,
  }
}

function isHit(body: unknown): body is NonNullable<UrlMapHit> {
  return typeof body === 'object' && body !== null && '_type' in body && '_source' in body
}
