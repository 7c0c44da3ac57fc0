import type { Product } from '@welt/contract/entity/product.ts'
import type { Review } from '@welt/contract/entity/review.ts'

type Summary = Pick<Product, 'rating_summary' | 'review_count'>

/** What a review gives in percent: its stars, else the mean of the aspects that it rates; null where it rates nothing. */
export function ratingPercent({ rating, ratings = [] }: Pick<Review, 'rating' | 'ratings'>): number | null {
  if (rating !== undefined) return rating * 20
  if (ratings.length === 0) return null
  return ratings.reduce((sum, { percent }) => sum + percent, 0) / ratings.length
}

/**
 * The summary of a product's reviews with further ones. A review without a rating leaves it as it is: an average stands
 * beside the number of those who gave it.
 */
export function addRatings(summary: Summary, reviews: readonly Pick<Review, 'rating' | 'ratings'>[]): Summary {
  const percents = reviews.map(ratingPercent).filter((percent) => percent !== null)
  if (percents.length === 0) return summary
  const { rating_summary: before = 0, review_count: count = 0 } = summary
  const counted = before > 0 ? count : 0
  const sum = before * counted + percents.reduce((total, percent) => total + percent, 0)
  const review_count = counted + percents.length
  return { rating_summary: Math.round(sum / review_count), review_count }
}
