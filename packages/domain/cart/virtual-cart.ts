import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { shownItems } from './leaving-item.ts'

/** A cart with nothing to carry to the door: no shipping, no cash on delivery. An empty cart is not one. */
export function isVirtualCart(items: readonly CartItem[]): boolean {
  const shown = shownItems(items)
  return shown.length > 0 && shown.every((item) => item.type_id === 'virtual' || item.type_id === 'downloadable')
}
