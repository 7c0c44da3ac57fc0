import type { UrlMapHit, UrlMapRequest } from '@welt/contract/api/url.ts'
import { networkFailure } from './answer.ts'
import type { ApiOptions, PriceGroup } from './api-options.ts'
import { askColumns } from './ask-columns.ts'
import type { Api, Call } from './create-api.ts'
import { fetchJson, readEnvelope, readFailure } from './fetch-json.ts'
import { placeToken } from './place-token.ts'
import { searchAdapter } from './search-adapter.ts'
import { unreadFields } from './unread-fields.ts'

/** The calls themselves. */
export function createCalls(options: ApiOptions): Api {
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

    columns: (query, attributes) => askColumns(options, query, attributes),

    async mapUrl(path) {
      const answer = await (mapMethod === 'GET'
        ? fetchJson(options, url('/api/url', { url: path, _source_exclude: unreadFields.join(',') }))
        : fetchJson(options, url('/api/url/map', {}), { body: mapRequest(path, options.group?.() ?? null) }))
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

    async call<Result>(path: string, call: Call = {}) {
      const { query, headers } = placeToken(call, config.users.tokenInHeader)
      const answer = await fetchJson(options, url(path, query), { body: call.body, method: call.method, headers })
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
