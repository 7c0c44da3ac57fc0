import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import { nextWindowChange } from '../date/next-window-change.ts'
import { liftCustomAttributes } from './lift-custom-attributes.ts'

/** What a product says of its special prices. */
export type Reductions = Pick<
  Product,
  'special_price' | 'original_special_price' | 'special_from_date' | 'special_to_date' | 'configurable_children'
>

/** When the next special price of the product or a variant begins or ends: until then a calculated price may be kept. */
export function nextPriceChange(product: Reductions, now: number): number | null {
  let next: number | null = changeOf(product, now)
  for (const child of product.configurable_children ?? []) {
    const change = changeOf(liftCustomAttributes(child), now)
    if (change !== null && (next === null || change < next)) next = change
  }
  return next
}

function changeOf(source: Reductions | ConfigurableChild, now: number): number | null {
  // A calculation outside the window zeroes the special price and keeps the original one.
  const hasSpecialPrice = Boolean(source.special_price) || Boolean(source.original_special_price)
  if (!hasSpecialPrice) return null
  return nextWindowChange({ from: source.special_from_date, to: source.special_to_date }, now)
}
