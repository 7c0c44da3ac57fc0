import { columnsType } from '@welt/contract/api/columns-type.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Answer, networkFailure } from './answer.ts'
import type { ApiOptions } from './api-options.ts'
import type { CatalogQuery } from './catalog-query.ts'
import { requestTo } from './fetch-json.ts'
import { searchRequest } from './search-request.ts'

/** All products that a question finds, as columns. Whatever else is answered says that the platform has none. */
export async function askColumns(
  { fetch, origin, storeView, timeout, group }: ApiOptions,
  query: CatalogQuery,
  attributes: readonly string[],
): Promise<Answer<ArrayBuffer>> {
  const url = `${origin}/api/catalog/${storeView.elasticsearch.index}/product/_columns?`
  const params = new URLSearchParams({ request_format: 'search-query', attributes: attributes.join() })
  const request = searchRequest(query)
  const own = group?.()
  // What proves a group stands in the body, as in a search.
  if (!own) params.set('request', JSON.stringify(request))
  const body = own ? { ...request, groupId: own.id, groupToken: own.token } : undefined
  try {
    const response = await fetch(requestTo(`${url}${params}`, { timeout, body }))
    if (response.headers.get('content-type') === columnsType) return { ok: true, result: await response.arrayBuffer() }
    return { ok: false, at: 'content-type', text: errorText.badContentType }
  } catch (cause) {
    return networkFailure(cause)
  }
}
