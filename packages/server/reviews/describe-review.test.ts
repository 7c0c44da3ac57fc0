import { expect, test } from 'vitest'
import { describeReview } from './describe-review.ts'

const review = {
  id: 1_000_004,
  product_id: 1007,
  title: 'Größe passt',
  detail: 'Erste Zeile\nzweite\u001b[2J Zeile',
  nickname: 'Jo\u202eerg',
  review_status: 2 as const,
  created_at: '2026-04-01 08:00:00',
}

test('a review is told with all that a reader needs, and cannot steer the terminal', () => {
  expect(describeReview({ id: 1_000_004, index: 'shop', status: 2, review: { ...review, rating: 4 } })).toBe(
    [
      '1000004  waiting  shop  product 1007  2026-04-01 08:00:00  4 of 5 stars',
      '  Größe passt (Jo erg)',
      '  Erste Zeile',
      '  zweite [2J Zeile',
    ].join('\n'),
  )
})

test('a purchase that the shop knows is told', () => {
  const text = describeReview({ id: 5, index: 'shop', status: 1, review: { ...review, verified_purchase: true } })
  expect(text.split('\n')[0]).toBe('5  approved  shop  product 1007  2026-04-01 08:00:00  no stars, bought here')
})
