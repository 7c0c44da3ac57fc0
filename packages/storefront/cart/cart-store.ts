import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { createKeptList, type KeptList, type KeptListOptions } from '../storage/kept-list.ts'
import { type StorageOwner, storageKey } from '../storage/storage-key.ts'

/** The shopper's cart. */
export type CartStore = KeptList<CartItem>

export interface CartStoreOptions
  extends StorageOwner,
    Pick<KeptListOptions<CartItem>, 'storage' | 'onStorageChange'> {}

export function createCartStore(options: CartStoreOptions): CartStore {
  return createKeptList({ ...options, key: storageKey(options, 'cart', 'current-cart'), read })
}

function read(kept: unknown): readonly CartItem[] {
  return Array.isArray(kept) ? kept.filter(isLine) : []
}

/** What somebody else wrote under our key is not a line. */
function isLine(value: unknown): value is CartItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sku' in value &&
    typeof value.sku === 'string' &&
    'qty' in value &&
    Number.isInteger(value.qty) &&
    Number(value.qty) >= 0
  )
}
