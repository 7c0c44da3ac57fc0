import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { createKeptList, type KeptList, type KeptListOptions } from '../storage/kept-list.ts'

/** The shopper's cart. */
export type CartStore = KeptList<CartItem>

export interface CartStoreOptions extends Pick<KeptListOptions<CartItem>, 'storage' | 'onStorageChange'> {
  storeCode: string
}

export function createCartStore({ storeCode, ...options }: CartStoreOptions): CartStore {
  return createKeptList({ ...options, key: `${storeCode}-shop/cart/current-cart`, read })
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
