import type { CartItem } from '@welt/contract/entity/cart-item.ts'

/**
 * How a line of the browser's cart stands with the server's cart it is connected to.
 * - `new`: the server was never told of it.
 * - `told`: it was sent, and no answer came. The server may hold it or not.
 * - `acknowledged`: the server has given it an id. If it is gone there, somebody removed it there.
 *
 * `prev_qty` is the quantity that the server is known to hold: none before the line is sent, 0 from then on until the
 * server answers.
 */
export type ItemStanding = 'new' | 'told' | 'acknowledged'

export function itemStanding(item: CartItem): ItemStanding {
  if (item.server_item_id !== undefined) return 'acknowledged'
  return item.prev_qty === undefined ? 'new' : 'told'
}

/** The shopper has not touched it since the server last told its quantity. */
export function isAgreed(item: CartItem): boolean {
  return itemStanding(item) === 'acknowledged' && item.qty === item.prev_qty
}
