import { type ListEntry, listLimit } from '@welt/domain/list/list-entry.ts'
import { readEntries } from '@welt/domain/list/read-entries.ts'
import { createKeptList, type KeptList } from '../storage/kept-list.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'
import { type StorageOwner, storageKey } from '../storage/storage-key.ts'

export interface RecentlyViewedStore extends KeptList<ListEntry> {
  /** Whether the shopper asked for the list to outlive the page, and it does. */
  isKept: () => boolean
  /** Resolves when it is known whether it does. */
  keep: () => Promise<void>
}

interface RecentlyViewedOptions extends StorageOwner {
  storage: ShopStorage | null
}

/** Nobody asked for it, so it lives in memory; it is stored once somebody does (docs/decision/recently-viewed.md). */
export function createRecentlyViewed({ storage, ...owner }: RecentlyViewedOptions): RecentlyViewedStore {
  const key = storageKey(owner, 'recently-viewed', 'recently-viewed')
  let isAsked = false
  let isCertain = true
  const isStored = () => typeof storage?.getItem(key) === 'string'
  const list = createKeptList({
    storage: storage && {
      getItem: () => storage.getItem(key),
      setItem: (_, value) => (isAsked || isStored()) && storage.setItem(key, value),
      removeItem: () => storage.removeItem(key),
    },
    key,
    read: (kept) => readEntries(kept, listLimit.recentlyViewed),
    onStorageChange: storage?.onChange,
  })
  /** The same as another list: it is written, and whoever shows it asks anew whether it is kept. */
  const commitAgain = () => list.commit((items) => [...items])
  return {
    ...list,
    isKept: () => isCertain && isStored(),
    async keep() {
      isAsked = true
      isCertain = false
      commitAgain()
      isAsked = false
      // A full storage keeps nothing, and does not say that it does.
      if (!(await storage?.isKept(key))) storage?.removeItem(key)
      isCertain = true
      commitAgain()
    },
  }
}
