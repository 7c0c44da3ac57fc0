import type { StoredReview } from '@welt/platform/review/review-repo.ts'

const words = { 1: 'approved', 2: 'waiting', 3: 'rejected' } as const

/** A review for a terminal. Strangers wrote it: nothing in it may steer the terminal. */
export function describeReview({ id, index, status, review }: StoredReview): string {
  const { product_id, created_at, nickname, rating, verified_purchase, title, detail } = review
  const stars = rating === undefined ? 'no stars' : `${rating} of 5 stars`
  const bought = verified_purchase === true ? ', bought here' : ''
  return [
    `${id}  ${words[status]}  ${index}  product ${product_id}  ${created_at}  ${stars}${bought}`,
    `  ${plain(title)} (${plain(nickname)})`,
    ...detail.split('\n').map((line) => `  ${plain(line)}`),
  ].join('\n')
}

function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').trim()
}
