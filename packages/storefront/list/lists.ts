import { type ListEntry, listLimit } from '@welt/domain/list/list-entry.ts'
import { readEntries } from '@welt/domain/list/read-entries.ts'
import { createKeptList, type KeptList, type KeptListOptions } from '../storage/kept-list.ts'
import { type StorageOwner, storageKey } from '../storage/storage-key.ts'

export type ListStore = KeptList<ListEntry>

/** What a shopper has put aside: one of each for a store view, as the cart is. */
export interface Lists {
  wishlist: ListStore
  compare: ListStore
}

interface ListsOptions extends StorageOwner, Pick<KeptListOptions<ListEntry>, 'storage' | 'onStorageChange'> {}

export function createLists(options: ListsOptions): Lists {
  const list = (name: keyof Lists) =>
    createKeptList({
      ...options,
      key: storageKey(options, name, `current-${name}`),
      read: (kept) => readEntries(kept, listLimit[name]),
    })
  return { wishlist: list('wishlist'), compare: list('compare') }
}
