import type { CartItem } from '@welt/contract/entity/cart-item.ts'

/**
 * A line that the shopper has removed and the server may still hold stays at quantity 0 until the server has let go of
 * it. Without that trace the next pull would put it back into the cart.
 */
export function isLeaving(item: CartItem): boolean {
  return item.qty === 0
}

/** The cart as the shopper sees it. */
export function shownItems(items: readonly CartItem[]): CartItem[] {
  return items.filter((item) => !isLeaving(item))
}
