import { listLimit } from '@welt/domain/list/list-entry.ts'
import { seeEntry } from '@welt/domain/list/see-entry.ts'
import type { Shop } from '../store-view/shop.ts'
import { onLook } from './look-at.ts'
import { createRecentlyViewed, type RecentlyViewedStore } from './recently-viewed-store.ts'

const stores = new WeakMap<Shop, RecentlyViewedStore>()

/** Made when a row is first shown: what nobody asked for adds nothing to a first view. */
export function recentlyViewedOf(shop: Shop): RecentlyViewedStore {
  const known = stores.get(shop)
  if (known) return known
  const { storage = null, storeView, config } = shop
  const store = createRecentlyViewed({ storage, storeCode: storeView.storeCode, common: config.storage.common })
  stores.set(shop, store)
  onLook((entry) => store.commit((items) => seeEntry(items, entry, listLimit.recentlyViewed)))
  return store
}
