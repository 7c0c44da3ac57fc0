import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { addItem } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { isLeaving } from './leaving-item.ts'
import { sameItem } from './same-item.ts'

/**
 * Brings a removed line back, as it was and to where it was. One that the server still holds only has to stay; one that the
 * shopper has chosen again meanwhile gets its pieces added.
 */
export function restoreItem(items: readonly CartItem[], removed: CartItem, place: number): CartItem[] {
  const line = items.find((item) => sameItem(item, removed))
  if (line && isLeaving(line)) return changeItem(items, removed, (item) => ({ ...item, qty: removed.qty }))
  if (line) return addItem(items, removed)
  const [restored] = addItem([], removed)
  return restored ? items.toSpliced(place, 0, restored) : [...items]
}
