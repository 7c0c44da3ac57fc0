import type { Review } from '@welt/contract/entity/review.ts'
import type { View } from '../view.ts'
import { type ReviewEntry, reviewEntries } from './review-entries.ts'
import { votesOf } from './review-fact.ts'

/** The reviews of one view, in its language. The same review has the same id everywhere. */
export function buildReviews({ language, storeId }: Pick<View, 'language' | 'storeId'>): Review[] {
  return reviewEntries().map((entry) => ({
    id: entry.id,
    product_id: entry.productId,
    title: entry.title[language],
    detail: entry.detail[language],
    nickname: entry.nickname,
    review_entity: 'product',
    review_type: 1,
    review_status: entry.status,
    created_at: entry.createdAt,
    customer_id: null,
    store_id: storeId,
    stores: [storeId],
    rating: entry.rating,
    ratings: [{ title: language === 'de' ? 'Gesamt' : 'Overall', percent: entry.rating * 20, value: entry.rating }],
    verified_purchase: entry.isVerified,
    ...pairFields(entry),
  }))
}

function pairFields({ pair }: ReviewEntry): Partial<Review> {
  if (!pair) return {}
  const votes = votesOf[pair.fit]
  return {
    size_bought: pair.size,
    width_bought: pair.width,
    usual_size: pair.usual,
    fit_length: votes.length,
    fit_width: votes.width,
  }
}
