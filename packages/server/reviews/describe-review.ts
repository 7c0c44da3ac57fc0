import type { StoredReview } from '@welt/platform/review/review-repo.ts'
import { plainText } from '../command/plain-text.ts'

const words = { 1: 'approved', 2: 'waiting', 3: 'rejected' } as const

/** A review for a terminal, with all that strangers wrote. */
export function describeReview({ id, index, status, review }: StoredReview): string {
  const { product_id, created_at, nickname, rating, verified_purchase, title, detail } = review
  const stars = rating === undefined ? 'no stars' : `${rating} of 5 stars`
  const bought = verified_purchase === true ? ', bought here' : ''
  return [
    `${id}  ${words[status]}  ${index}  product ${product_id}  ${created_at}  ${stars}${bought}`,
    `  ${plainText(title)} (${plainText(nickname)})`,
    ...detail.split('\n').map((line) => `  ${plainText(line)}`),
  ].join('\n')
}
