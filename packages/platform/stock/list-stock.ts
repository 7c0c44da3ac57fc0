import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import { Written } from '../http/written.ts'
import type { Database } from '../storage/database.ts'
import { KeptReads } from '../storage/kept-reads.ts'
import { stockRepo } from './stock-repo.ts'

export type ListStock = (skus: readonly string[]) => Promise<Written<StockItem[]>>

/** In the order that was asked for, once each; unknown skus are left out. Rows that nobody has changed are written once. */
export function createListStock(database: Database): ListStock {
  const kept = new KeptReads<string | null>(database, 'stock_item')
  return async (skus) => {
    const known = kept.now()
    const missing = skus.filter((sku) => !known.has(sku))
    if (missing.length > 0) {
      const items = await stockRepo.list(database, missing)
      for (const sku of missing) known.set(sku, written(items.get(sku)))
    }
    const texts: string[] = []
    for (const sku of new Set(skus)) {
      const text = known.get(sku)
      if (text) texts.push(text)
    }
    return new Written(`[${texts.join(',')}]`)
  }
}

function written(item: StockItem | undefined): string | null {
  return item ? JSON.stringify(item) : null
}
