import type { Product } from '@welt/contract/entity/product.ts'
import { isWithinWindow } from '../date/is-within-window.ts'

/** A product without any news date is not new: unlike a special price, news has to be announced. */
export function isNew(product: Pick<Product, 'news_from_date' | 'news_to_date'>, now: number): boolean {
  const { news_from_date: from, news_to_date: to } = product
  if (!from && !to) return false
  return isWithinWindow({ from, to }, now)
}
