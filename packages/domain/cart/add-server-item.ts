import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { acknowledgeItem } from './acknowledge-item.ts'
import { sameItem } from './same-item.ts'

/**
 * Ends an `add-local` step: the server's line with the product that was loaded for it. If the shopper has added the
 * same item while it was loading, their line stays, and the next plan brings the two quantities together.
 */
export function addServerItem(items: readonly CartItem[], serverItem: ServerCartItem, product: Product): CartItem[] {
  const line = acknowledgeItem({ ...product, qty: serverItem.qty }, serverItem)
  return items.some((item) => sameItem(item, line)) ? [...items] : [...items, line]
}
