import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { changeItem } from './change-item.ts'
import { removeItem } from './remove-item.ts'
import { sameItem } from './same-item.ts'

/** Undoes an adding: so many pieces less, and no line where none are left. */
export function takeBackItem(items: readonly CartItem[], added: CartItem): CartItem[] {
  const line = items.find((item) => sameItem(item, added))
  if (!line || line.qty <= added.qty) return removeItem(items, added)
  return changeItem(items, added, (item) => ({ ...item, qty: item.qty - added.qty }))
}
