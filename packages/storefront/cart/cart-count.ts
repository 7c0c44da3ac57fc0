import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { PublicConfig } from '@welt/contract/entity/public-config.ts'

/** What the badge says: pieces, or lines. A line that is about to leave has no pieces. */
export function cartCount(items: readonly CartItem[], countType: PublicConfig['cart']['minicartCountType']): number {
  if (countType === 'items') return items.filter((item) => item.qty > 0).length
  return items.reduce((sum, item) => sum + item.qty, 0)
}
