import type { Product } from '@welt/contract/entity/product.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type PriceLine, type PriceTotal, priceTotal } from './price-total.ts'

export interface LinkedTotal {
  total: PriceTotal
  /** What the caller should log. */
  log: string[]
}

/** "A grouped product starts at price 0 and tax 0, then sums its associated simple products at qty 1 each." */
export function groupedTotal(product: Product, linked: ReadonlyMap<string, Product>): LinkedTotal {
  if (!product.product_links?.length) return { total: priceTotal([]), log: [errorText.groupedWithoutLinks] }

  const lines: PriceLine[] = []
  const log: string[] = []
  for (const link of product.product_links) {
    if (link.link_type !== 'associated' || link.linked_product_type !== 'simple') continue
    const found = linked.get(link.linked_product_sku ?? '')
    if (found) lines.push({ product: found, qty: 1 })
    else log.push(errorText.linkNotFound)
  }
  return { total: priceTotal(lines), log }
}
