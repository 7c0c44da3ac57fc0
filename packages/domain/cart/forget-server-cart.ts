import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { shownItems } from './leaving-item.ts'

/**
 * The lines for another server cart: after login, or when the old cart is lost. Ids and quantities of the old one say
 * nothing there; a line that kept them would count as removed by somebody and vanish.
 */
export function forgetServerCart(items: readonly CartItem[]): CartItem[] {
  return shownItems(items).map(forgetServerLine)
}

export function forgetServerLine(item: CartItem): CartItem {
  const { server_item_id: _id, server_cart_id: _cart, item_id: _item, quote_id: _quote, prev_qty: _qty, ...rest } = item
  const { told: _told, ...own } = rest
  return own
}
