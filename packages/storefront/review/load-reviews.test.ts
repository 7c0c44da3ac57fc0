import type { Aggregation } from '@welt/contract/api/catalog.ts'
import type { Review } from '@welt/contract/entity/review.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import type { CatalogQuery } from '../api/catalog-query.ts'
import { createTexts } from '../i18n/text.ts'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { loadReviews } from './load-reviews.ts'
import type { ShownReviews } from './review-data.ts'
import { readReviewQuery } from './review-query.ts'

const review: Review = {
  id: 7,
  product_id: 1001,
  title: 'Wie angegossen',
  detail: 'Nach drei Tagen kam der Kork.',
  nickname: 'Henrik B.',
  review_status: 1,
  created_at: '2026-09-12 23:30:00',
  rating: 5,
  verified_purchase: true,
  size_bought: '42½',
  width_bought: 'G',
  usual_size: '42',
}
const terms = (counts: Record<string, number>) => ({
  buckets: Object.entries(counts).map(([key, doc_count]) => ({ key, doc_count })),
})
const aggregations = {
  agg_terms_rating: terms({ 5: 3, 2: 1 }),
  agg_terms_size_bought: terms({ '42½': 2, '42': 1, '7': 1 }),
  agg_terms_fit_length: terms({ fits: 3, small: 1 }),
}

interface Asked {
  search?: string
  product?: { id: number; rating_summary?: number; review_count?: number }
  items?: Review[]
  total?: number
  counts?: Record<string, Aggregation>
}

async function load({
  search = '',
  product = { id: 1001 },
  items = [review],
  total = 4,
  counts = aggregations,
}: Asked) {
  const asked: CatalogQuery[] = []
  const shop = await createTestShop({
    storeView: germanView,
    api: {
      search: (entity, query) => {
        expect(entity).toBe('review')
        asked.push(query)
        const result = { items: items as never[], total, aggregations: query.facets ? counts : {} }
        return Promise.resolve({ ok: true, result })
      },
    },
  })
  // A shopper who comes from a list has the words of a product's page not yet, only those that its loader brings.
  const texts = createTexts('de')
  await texts.load(['detail'])
  const reviews = await loadReviews({ ...shop, texts }, product, readReviewQuery(new URLSearchParams(search)))
  return { asked, reviews, shown: reviews as ShownReviews }
}

test('[REV-1] approved reviews of the product are asked for, the newest first', async () => {
  const { asked } = await load({})
  for (const { filters } of asked) expect(filters).toEqual({ product_id: { eq: 1001 }, review_status: { eq: 1 } })
  expect(asked[1]).toMatchObject({ sort: 'created_at:desc', size: 8 })
})

test.each([
  ['review-sort=best', { sort: 'rating:desc,created_at:desc' }],
  ['review-sort=worst', { sort: 'rating,created_at:desc' }],
  ['review-page=3', { size: 24 }],
  ['review-stars=2', { filters: { rating: { eq: 2 } } }],
  ['review-size=42½', { filters: { size_bought: { eq: '42½' } } }],
])('[UX-44] the address "%s" asks the list for %j, and counts all', async (search, part) => {
  const { asked } = await load({ search })
  expect(asked[1]).toMatchObject(part)
  expect(asked[0]).toMatchObject({ size: 1, sort: 'created_at' })
  expect(asked[0]?.filters).not.toHaveProperty('rating')
})

test('[UX-32] [G-17] average, count, period, bars and fit are those of all reviews', async () => {
  const { shown } = await load({ product: { id: 1001, rating_summary: 96, review_count: 1204 } })
  expect(shown).toMatchObject({
    rating: { average: 4.8, count: 1204, texts: { average: '4,8', count: '1.204' } },
    since: '2026',
    length: { percent: 75, leaning: 'low' },
    width: null,
    sizes: ['7', '42', '42½'],
  })
  expect(shown.bars.map(({ stars, count, share }) => [stars, count, share])).toEqual([
    [5, 3, 0.75],
    [4, 0, 0],
    [3, 0, 0],
    [2, 1, 0.25],
    [1, 0, 0],
  ])
})

test('[G-17] a catalogue that tells no average gets that of its stars, and none where there are no stars', async () => {
  expect((await load({})).shown.rating).toMatchObject({ average: 4.3, count: 4 })
  const { shown } = await load({ counts: {} })
  expect([shown.rating, shown.bars, shown.sizes]).toEqual([null, [], []])
})

test('[UX-44] a review is told with who wrote it, in which size, and whether the purchase is known', async () => {
  const { shown } = await load({})
  expect(shown.list).toEqual([
    {
      id: 7,
      stars: 5,
      title: 'Wie angegossen',
      detail: 'Nach drei Tagen kam der Kork.',
      by: 'Henrik B.',
      bought: 'EU 42½, Weite G, trägt sonst 42',
      isVerified: true,
      // In the shop's time it is the next day.
      date: '13-9-2026',
    },
  ])
})

test('a review of the field, without stars or sizes of its own, is told as far as it goes', async () => {
  const { rating: _, verified_purchase: __, size_bought: ___, width_bought: ____, usual_size: _____, ...bare } = review
  const ratings = [{ title: 'Quality', percent: 80, value: 4 }]
  const { shown } = await load({ items: [{ ...bare, ratings, created_at: 'soon' }] })
  expect(shown.list[0]).toMatchObject({ stars: 4, bought: '', isVerified: false, date: '' })
})

test('[REV-1] where nobody has written there is nothing to show', async () => {
  expect((await load({ items: [], total: 0 })).reviews).toEqual({ state: 'none' })
})

test('[REV-1] reviews that cannot be had are said to be out of reach, and the page is whole', async () => {
  const failed: Answer<never> = { ok: false, at: 'code', code: 503, text: 'busy' }
  const shop = await createTestShop({ api: { search: () => Promise.resolve(failed) } })
  const reviews = await loadReviews(shop, { id: 1 }, readReviewQuery(new URLSearchParams()))
  expect(reviews).toEqual({ state: 'failed' })
})
