import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { readKept } from '../storage/read-kept.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import { type StorageOwner, storageKey } from '../storage/storage-key.ts'

/** What every page knows of the shopper's cart: the lines. How it is changed and what it costs comes later (`open-cart.ts`). */
export interface CartStore {
  subscribe: (listener: () => void) => () => void
  items: () => readonly CartItem[]
  /** Tells what the cart holds now. */
  show: (items: readonly CartItem[]) => void
  /** Where it outlives the page. The server keeps none. */
  storage: TextStorage | null
  key: string
}

export interface CartStoreOptions extends StorageOwner, Pick<CartStore, 'storage'> {
  /** Calls back when another tab has written the key. */
  onStorageChange?: (key: string, changed: () => void) => void
}

export function createCartStore({ storage, onStorageChange, ...owner }: CartStoreOptions): CartStore {
  const key = storageKey(owner, 'cart', 'current-cart')
  const listeners = new Set<() => void>()
  const stored = () => readKept(storage, key, readLines) || []
  let items = stored()
  const show = (next: readonly CartItem[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  onStorageChange?.(key, () => show(stored()))
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    items: () => items,
    show,
    storage,
    key,
  }
}

/** What somebody else wrote under our key is no cart. A list alone was written by an older version. */
export function readLines(kept: unknown): readonly CartItem[] | false {
  const { cartItems: lines = kept, writes } = (kept ?? {}) as { cartItems?: unknown; writes?: unknown }
  const own = Array.isArray(lines) ? lines.filter(isLine) : []
  // Of an empty cart the counts are left.
  return (own.length > 0 || typeof writes === 'object') && own
}

function isLine(value: unknown): value is CartItem {
  const { sku, qty } = (value ?? {}) as Partial<CartItem>
  return typeof sku === 'string' && Number.isInteger(qty) && Number(qty) >= 0
}
