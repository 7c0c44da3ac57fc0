import { expect, test } from 'vitest'
import { addRatings, ratingPercent } from './add-ratings.ts'

test.each([
  [{ rating: 4 }, 80],
  [{ rating: 1, ratings: [{ title: 'Passform', percent: 100, value: 5 }] }, 20],
  [
    {
      ratings: [
        { title: 'Passform', percent: 100, value: 5 },
        { title: 'Leder', percent: 60, value: 3 },
      ],
    },
    80,
  ],
  [{ ratings: [] }, null],
  [{}, null],
])('a review of %j gives %s percent', (review, percent) => {
  expect(ratingPercent(review)).toBe(percent)
})

test.each([
  [{ rating_summary: 100, review_count: 1 }, [{ rating: 3 }], { rating_summary: 80, review_count: 2 }],
  [{ rating_summary: 90, review_count: 99 }, [{ rating: 1 }], { rating_summary: 89, review_count: 100 }],
  [{}, [{ rating: 5 }, { rating: 4 }], { rating_summary: 90, review_count: 2 }],
  [{ rating_summary: 90, review_count: 3 }, [{}], { rating_summary: 90, review_count: 3 }],
  [{}, [{}], {}],
  [{ rating_summary: 0, review_count: 4 }, [{ rating: 5 }], { rating_summary: 100, review_count: 1 }],
])('[REV-1] %j with %j is %j', (summary, reviews, result) => {
  expect(addRatings(summary, reviews)).toEqual(result)
})
