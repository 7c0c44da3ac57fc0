import { browserStorage } from '../storage/browser-storage.ts'
import { onStorageChange } from '../storage/on-storage-change.ts'
import type { Shop } from '../store-view/shop.ts'
import { createRecentlyViewed, type RecentlyViewedStore } from './recently-viewed-store.ts'

const stores = new WeakMap<Shop, RecentlyViewedStore>()

/** Made when a row is first shown: what nobody asked for adds nothing to a first view. */
export function recentlyViewedOf(shop: Shop): RecentlyViewedStore {
  const { storeCode } = shop.storeView
  const store = stores.get(shop) ?? createRecentlyViewed({ storage: browserStorage(), storeCode, onStorageChange })
  stores.set(shop, store)
  return store
}
