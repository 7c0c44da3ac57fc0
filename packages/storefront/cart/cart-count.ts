import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { shownItems } from '@welt/domain/cart/leaving-item.ts'

/** What the badge says: pieces, or lines. A line that is about to leave has no pieces. */
export function cartCount(items: readonly CartItem[], countType: PublicConfig['cart']['minicartCountType']): number {
  if (countType === 'items') return shownItems(items).length
  return items.reduce((sum, item) => sum + item.qty, 0)
}
