import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { hashText } from '../hash/hash-text.ts'

/**
 * Tells whether the cart has changed since the last sync. Stock and totals are the server's own words about the items:
 * hearing them is no reason to ask again.
 */
export function itemsHash(items: readonly CartItem[], token: string | null): string {
  const asked = items.map(({ stock: _stock, totals: _totals, ...rest }) => rest)
  return hashText(JSON.stringify({ items: asked, token }))
}
