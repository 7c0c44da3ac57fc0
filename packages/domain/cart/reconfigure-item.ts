import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { addItem } from './add-item.ts'
import { removeItem } from './remove-item.ts'
import { type CartLine, sameItem } from './same-item.ts'

/** Another size, colour or engraving in place of a line; where the cart holds that one already, its pieces are added. */
export function reconfigureItem(items: readonly CartItem[], which: CartLine, wanted: CartItem): CartItem[] {
  if (sameItem(which, wanted)) return items.map((item) => (sameItem(item, which) ? { ...item, qty: wanted.qty } : item))
  const place = items.findIndex((item) => sameItem(item, which))
  const without = removeItem(items, which)
  if (place < 0 || without.some((item) => sameItem(item, wanted))) return addItem(without, wanted)
  const [added] = addItem([], wanted)
  return added ? without.toSpliced(place, 0, added) : without
}
