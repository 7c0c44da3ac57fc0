import type { Search } from '../api/catalog-query.ts'
import type { BrowserCacheOptions } from './browser-cache.ts'
import type * as keepersModule from './keepers.ts'

type Keepers = typeof keepersModule

let module: Promise<Keepers> | undefined

/** Fetched with the first question, or in idle time: a first view asks none. */
export function keepers(): Promise<Keepers> {
  module ??= import('./keepers.ts').catch((cause: unknown) => {
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
      cached ??= (await keepers()).createBrowserCache(search, options)
    } catch {
      return search(entity, query)
    }
    return cached(entity, query)
  }
}
