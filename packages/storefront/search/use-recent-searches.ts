import { useSyncExternalStore } from 'react'
import type { Shop } from '../store-view/shop.ts'
import { useShop } from '../store-view/use-shop.ts'
import { createRecentSearches, type RecentSearches } from './recent-searches.ts'

const known = new WeakMap<Shop, RecentSearches>()

/** One for each shop, and in the browser alone: the server searches for nobody in particular. */
export function recentSearchesOf(shop: Shop): RecentSearches {
  const { storage = null, storeView, config } = shop
  const searches =
    known.get(shop) ?? createRecentSearches({ storage, storeCode: storeView.storeCode, common: config.storage.common })
  known.set(shop, searches)
  return searches
}

export function useRecentSearches(): { searches: readonly string[] } & Pick<RecentSearches, 'remove' | 'clear'> {
  const { subscribe, searches, remove, clear } = recentSearchesOf(useShop())
  return { searches: useSyncExternalStore(subscribe, searches, searches), remove, clear }
}
