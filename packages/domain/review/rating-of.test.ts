import { expect, test } from 'vitest'
import { ratingOf } from './rating-of.ts'

test.each([
  [
    { rating_summary: 96, review_count: 126 },
    { average: 4.8, count: 126 },
  ],
  [
    { rating_summary: 100, review_count: 1 },
    { average: 5, count: 1 },
  ],
  [
    { rating_summary: 20, review_count: 2 },
    { average: 1, count: 2 },
  ],
  [
    { rating_summary: 87, review_count: 3 },
    { average: 4.4, count: 3 },
  ],
  [{ rating_summary: 96, review_count: 0 }, null],
  [{ rating_summary: 96 }, null],
  [{ rating_summary: 0, review_count: 4 }, null],
  [{ rating_summary: 140, review_count: 4 }, null],
  [{}, null],
])('[G-17] %j is %j: no average without its count', (product, rating) => {
  expect(ratingOf(product)).toEqual(rating)
})
