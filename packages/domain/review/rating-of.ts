import type { Product } from '@welt/contract/entity/product.ts'

export interface Rating {
  /** Of five, with one decimal. */
  average: number
  count: number
}

/** What buyers gave, where somebody gave anything: an average without its number says nothing. */
export function ratingOf({
  rating_summary: percent = 0,
  review_count: count = 0,
}: Pick<Product, 'rating_summary' | 'review_count'>): Rating | null {
  if (count < 1 || percent <= 0 || percent > 100) return null
  return { average: Math.round(percent / 2) / 10, count }
}
