import { type ListEntry, listLimit } from '@welt/domain/list/list-entry.ts'
import { readEntries } from '@welt/domain/list/read-entries.ts'
import { createKeptList, type KeptList, type KeptListOptions } from '../storage/kept-list.ts'

export interface RecentlyViewedStore extends KeptList<ListEntry> {
  /** Whether the shopper asked for the list to outlive the page. */
  isKept: () => boolean
  keep: () => void
}

interface RecentlyViewedOptions extends Pick<KeptListOptions<ListEntry>, 'storage' | 'onStorageChange'> {
  storeCode: string
}

/** Nobody asked for it, so it lives in memory; it is stored once somebody does (docs/decision/recently-viewed.md). */
export function createRecentlyViewed({
  storage,
  storeCode,
  onStorageChange,
}: RecentlyViewedOptions): RecentlyViewedStore {
  const key = `${storeCode}-shop/recently-viewed/recently-viewed`
  let isAsked = false
  const isKept = () => typeof storage?.getItem(key) === 'string'
  const list = createKeptList({
    storage: storage && {
      getItem: () => storage.getItem(key),
      setItem: (_, value) => (isAsked || isKept()) && storage.setItem(key, value),
      removeItem: () => storage.removeItem(key),
    },
    key,
    read: (kept) => readEntries(kept, listLimit.recentlyViewed),
    onStorageChange,
  })
  return {
    ...list,
    isKept,
    keep() {
      isAsked = true
      // The same as another list: it is written, and whoever shows it asks anew whether it is kept.
      list.commit((items) => [...items])
      isAsked = false
    },
  }
}
