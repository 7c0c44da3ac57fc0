import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { type CartLine, sameItem } from './same-item.ts'

/** The lines with one of them changed, or taken out where the change gives `null`. */
export function changeItem(
  items: readonly CartItem[],
  which: CartLine,
  change: (item: CartItem) => CartItem | null,
): CartItem[] {
  return items.flatMap((item) => (sameItem(item, which) ? (change(item) ?? []) : item))
}
