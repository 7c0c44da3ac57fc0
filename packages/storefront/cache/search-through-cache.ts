import type { Search } from '../api/catalog-query.ts'
import type * as browserCacheModule from './browser-cache.ts'

type BrowserCache = typeof browserCacheModule
type BrowserCacheOptions = browserCacheModule.BrowserCacheOptions

let module: Promise<BrowserCache> | undefined

/** Fetched with the first question: a first view asks none. */
export function browserCache(): Promise<BrowserCache> {
  module ??= import('./browser-cache.ts').catch((cause: unknown) => {
    module = undefined
    throw cause
  })
  return module
}

/** A search with the browser's cache in front; without it where its code cannot be had. */
export function searchThroughCache(search: Search, options: BrowserCacheOptions): Search {
  let cached: Search | undefined
  return async (entity, query) => {
    try {
      cached ??= (await browserCache()).createBrowserCache(search, options)
    } catch {
      return search(entity, query)
    }
    return cached(entity, query)
  }
}
