import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { changeItem } from './change-item.ts'
import type { CartLine } from './same-item.ts'

/** Gives a line another quantity, which `checkQuantity` has found good. `prev_qty` stays: only the server moves it. */
export function changeQuantity(items: readonly CartItem[], which: CartLine, qty: number): CartItem[] {
  return changeItem(items, which, (item) => ({ ...item, qty }))
}
