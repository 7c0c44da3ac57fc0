import type { ConfigurableChild } from '@welt/contract/entity/product.ts'
import { isInStock } from '../stock/stock-status.ts'

export interface VariantRules {
  listOutOfStockProducts: boolean
  fallbackToDefaultWhenNoAvailable: boolean
}

/** "Children with status 2 or above are skipped." */
export function isEnabled({ status = 1 }: Pick<ConfigurableChild, 'status'>): boolean {
  return status < 2
}

/** "Out-of-stock children are skipped when out-of-stock listing is off." Where nothing is known of the stock, it is there. */
export function isSellable(variant: ConfigurableChild, rules: Pick<VariantRules, 'listOutOfStockProducts'>): boolean {
  return isEnabled(variant) && (rules.listOutOfStockProducts || !variant.stock || isInStock(variant.stock))
}
