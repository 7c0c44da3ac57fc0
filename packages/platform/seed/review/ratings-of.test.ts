import { expect, test } from 'vitest'
import { ellermoor } from '../testing/demo-store-views.ts'
import { viewOf } from '../view.ts'
import { buildReviews } from './build-reviews.ts'
import { ratingsOf } from './ratings-of.ts'

const reviews = buildReviews(viewOf(ellermoor))

test.each([1069, 1131, 1001, 1102])('the average of %s is that of its approved reviews', (productId) => {
  const stars = reviews.flatMap(({ product_id, review_status, rating }) =>
    product_id === productId && review_status === 1 ? [rating ?? 0] : [],
  )
  const average = stars.reduce((sum, rating) => sum + rating, 0) / stars.length
  expect(ratingsOf(productId).review_count).toBe(stars.length)
  expect(ratingsOf(productId).rating_summary).toBe(Math.round(average * 20))
})

test('votes on the fit are told in percent, for shoes alone', () => {
  const votes = reviews.filter(({ product_id, review_status }) => product_id === 1131 && review_status === 1)
  const fitting = votes.filter(({ fit_length }) => fit_length === 'fits').length
  expect(ratingsOf(1131).hf_fit_length).toBe(Math.round((fitting * 100) / votes.length))
  expect(ratingsOf(1102)).not.toHaveProperty('hf_fit_length')
})

test('a product without approved reviews tells nothing', () => {
  expect(ratingsOf(1137)).toEqual({})
  expect(ratingsOf(999_999)).toEqual({})
})
