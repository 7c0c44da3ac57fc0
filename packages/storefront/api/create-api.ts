import type { UrlMapHit } from '@welt/contract/api/url.ts'
import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import { type Answer, networkFailure } from './answer.ts'
import type { ApiOptions } from './api-options.ts'
import type { CatalogQuery, Search } from './catalog-query.ts'

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
  /** In whose name it is made; where it travels is a matter of configuration. */
  token?: string
  headers?: Record<string, string>
}

/** How to call comes with the first call: a first view makes none, its data came with the HTML. */
export function createApi(options: ApiOptions): Api {
  let known: Promise<Api> | undefined
  const calls = async (): Promise<Api> => {
    try {
      known ??= import('./api-calls.ts').then(({ createCalls }) => createCalls(options))
      return await known
    } catch (cause) {
      // What could not be had is asked for again.
      known = undefined
      throw cause
    }
  }
  const late = <Result>(call: (api: Api) => Promise<Answer<Result>>): Promise<Answer<Result>> =>
    calls().then(call, networkFailure)
  return {
    search: (entity, query) => late((api) => api.search(entity, query)),
    columns: (query, attributes) => late((api) => api.columns(query, attributes)),
    mapUrl: (url) => late((api) => api.mapUrl(url)),
    checkStock: (sku) => late((api) => api.checkStock(sku)),
    listStock: (batch) => late((api) => api.listStock(batch)),
    call: (path, call) => late((api) => api.call(path, call)),
  }
}
