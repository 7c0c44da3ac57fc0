import type { ConfigurableChild } from '@welt/contract/entity/product.ts'
import { type StockLevel, stockLevel } from '../stock/stock-level.ts'

export type Availability = StockLevel | { level: 'not-made' }

/** What is left of several variants together: none given means that there is no such shoe. */
export function variantAvailability(variants: readonly ConfigurableChild[], lowStockQuantity: number): Availability {
  if (variants.length === 0) return { level: 'not-made' }

  let left = 0
  for (const variant of variants) {
    const stock = stockLevel(variant.stock, lowStockQuantity)
    if (stock.level === 'free') return stock
    if (stock.level === 'last') left += stock.quantity
  }
  if (left > lowStockQuantity) return { level: 'free' }
  return left > 0 ? { level: 'last', quantity: left } : { level: 'sold-out' }
}
