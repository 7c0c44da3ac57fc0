import type { ConfigurableChild } from '@welt/contract/entity/product.ts'
import { isEnabled } from '../status/is-enabled.ts'
import { isInStock } from '../stock/stock-status.ts'

export interface VariantRules {
  listOutOfStockProducts: boolean
  fallbackToDefaultWhenNoAvailable: boolean
}

/** "Out-of-stock children are skipped when out-of-stock listing is off." Where nothing is known of the stock, it is there. */
export function isSellable(variant: ConfigurableChild, rules: Pick<VariantRules, 'listOutOfStockProducts'>): boolean {
  return isEnabled(variant) && (rules.listOutOfStockProducts || !variant.stock || isInStock(variant.stock))
}
