import type { ProductStock } from '@welt/contract/entity/stock-item.ts'
import { isInStock } from './stock-status.ts'

export type StockLevel = { level: 'free' } | { level: 'last'; quantity: number } | { level: 'sold-out' }

/** What a shopper is told: plenty, the last n, or none. Where nothing is known, or more can be ordered (0 in stock), plenty. */
export function stockLevel(stock: ProductStock | undefined, lowStockQuantity: number): StockLevel {
  if (!stock) return { level: 'free' }
  if (!isInStock(stock)) return { level: 'sold-out' }
  const isScarce = stock.manage_stock !== false && stock.qty > 0 && stock.qty <= lowStockQuantity
  return isScarce ? { level: 'last', quantity: stock.qty } : { level: 'free' }
}
