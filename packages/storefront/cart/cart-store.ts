import type { CartItem } from '@welt/contract/entity/cart-item.ts'

type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What every page knows of the shopper's cart: the lines. How it is changed and what it costs comes later (`open-cart.ts`). */
export interface CartStore {
  subscribe: (listener: () => void) => () => void
  items: () => readonly CartItem[]
  /** Tells what the cart holds now. */
  show: (items: readonly CartItem[]) => void
  /** Where it outlives the page; nowhere if the browser forbids it. */
  storage: CartStorage | null
  key: string
}

export interface CartStoreOptions {
  storage: CartStorage | null
  storeCode: string
  /** Calls back when another tab has written the key. */
  onStorageChange?: (key: string, changed: () => void) => void
}

export function createCartStore({ storage, storeCode, onStorageChange }: CartStoreOptions): CartStore {
  const key = `${storeCode}-shop/cart/current-cart`
  const listeners = new Set<() => void>()
  const stored = () => readLines(readKept({ storage, key }))
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

/** What lies in the storage, whoever wrote it. */
export function readKept({ storage, key }: Pick<CartStore, 'storage' | 'key'>): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** What somebody else wrote under our key is no line. A list alone was written by an older version. */
export function readLines(kept: unknown): readonly CartItem[] {
  const lines: unknown = Array.isArray(kept) ? kept : (kept as { cartItems?: unknown } | null)?.cartItems
  return Array.isArray(lines) ? lines.filter(isLine) : []
}

function isLine(value: unknown): value is CartItem {
  const { sku, qty } = (value ?? {}) as Partial<CartItem>
  return typeof sku === 'string' && Number.isInteger(qty) && Number(qty) >= 0
}
