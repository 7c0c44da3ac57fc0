import type { CartItem } from '@welt/contract/entity/cart-item.ts'

/** The shopper's cart: in memory, in the browser's storage, and in step with the other tabs. */
export interface CartStore {
  subscribe: (listener: () => void) => () => void
  items: () => readonly CartItem[]
  /** Applies a change to the items as they are now and keeps the outcome. */
  commit: (change: (items: readonly CartItem[]) => readonly CartItem[]) => void
}

export interface CartStoreOptions {
  storage: Storage | null
  storeCode: string
  /** Calls back when another tab has written the key. */
  onStorageChange?: (key: string, changed: () => void) => void
}

const nothing: readonly CartItem[] = []

export function createCartStore({ storage, storeCode, onStorageChange }: CartStoreOptions): CartStore {
  const key = `${storeCode}-shop/cart/current-cart`
  const listeners = new Set<() => void>()
  let items = read(storage, key)

  const show = (next: readonly CartItem[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  onStorageChange?.(key, () => show(read(storage, key)))

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    items: () => items,
    commit(change) {
      const next = change(items)
      if (next === items) return
      try {
        storage?.setItem(key, JSON.stringify(next))
      } catch {
        // A full storage must not cost the shopper the line: it lives on in memory until the page is closed.
      }
      show(next)
    },
  }
}

function read(storage: Storage | null, key: string): readonly CartItem[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLine) : nothing
  } catch {
    return nothing
  }
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
