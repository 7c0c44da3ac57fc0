import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { changeItem } from './change-item.ts'
import { forgetServerLine } from './forget-server-cart.ts'
import { itemChecksum } from './item-checksum.ts'
import { sameItem } from './same-item.ts'

/**
 * Adds `added.qty` of an item: to the line of the same item, or as a line of its own at the end. `prev_qty` stays, as
 * the server knows nothing of it yet: should it refuse, the line falls back to what it last held.
 */
export function addItem(items: readonly CartItem[], added: CartItem): CartItem[] {
  if (!items.some((item) => sameItem(item, added))) return [...items, newLine(added)]
  return changeItem(items, added, (item) => ({ ...item, qty: item.qty + added.qty }))
}

/** What is added may come from an order or from another cart: the ids that it had there are not its own here. */
function newLine(added: CartItem): CartItem {
  const { totals: _totals, ...line } = forgetServerLine(added)
  return { ...line, checksum: itemChecksum(line) }
}
