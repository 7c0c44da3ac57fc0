import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { changeItem } from './change-item.ts'
import { itemStanding } from './item-standing.ts'
import type { CartLine } from './same-item.ts'

/** Takes a line out; one that the server may hold stays as a leaving line (`isLeaving`) until the server lets go. */
export function removeItem(items: readonly CartItem[], which: CartLine): CartItem[] {
  return changeItem(items, which, (item) => (itemStanding(item) === 'new' ? null : { ...item, qty: 0 }))
}
