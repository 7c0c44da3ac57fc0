import type { ProductStock } from '@welt/contract/entity/stock-item.ts'

/** ok: checked online. volatile: not synchronised. */
export type StockStatus = 'ok' | 'volatile' | 'out_of_stock'

export interface StockRules {
  /** Whether stock is synchronised with the platform at all. */
  synchronize: boolean
}

/** What is known of the stock counts; where nothing is known it counts whether it can be. */
export function stockStatus(stock: ProductStock | undefined, rules: StockRules): StockStatus {
  if (!stock) return rules.synchronize ? 'ok' : 'volatile'
  return isInStock(stock) ? 'ok' : 'out_of_stock'
}

/** A product whose stock nobody counts cannot run out. */
export function isInStock(stock: ProductStock): boolean {
  return stock.is_in_stock || stock.manage_stock === false
}
