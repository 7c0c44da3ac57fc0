import type { Aggregation } from '@welt/contract/api/catalog.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { Review } from '@welt/contract/entity/review.ts'
import { approvedReview } from '@welt/contract/entity/review-status.ts'
import { orderValues } from '@welt/domain/listing/order-values.ts'
import { type FitScore, fitScore } from '@welt/domain/review/fit-score.ts'
import { type Rating, ratingOf } from '@welt/domain/review/rating-of.ts'
import { need, PlatformError } from '../api/answer.ts'
import type { Shop } from '../store-view/shop.ts'
import { ratingTexts } from './rating-texts.ts'
import type { Reviews, StarBar } from './review-data.ts'
import { type ReviewQuery, type ReviewSort, reviewsPerPage } from './review-query.ts'
import { shownReview } from './shown-review.ts'

/** Among those with the same stars the newest comes first. */
const sorts: Record<ReviewSort, string> = {
  newest: 'created_at:desc',
  best: 'rating:desc,created_at:desc',
  worst: 'rating,created_at:desc',
}

type Reviewed = Pick<Product, 'id' | 'rating_summary' | 'review_count'>

/** The page is whole without its reviews; that they could not be had is said, for it does not mean that there are none. */
export async function loadReviews(shop: Shop, product: Reviewed, query: ReviewQuery): Promise<Reviews> {
  try {
    return await askForReviews(shop, product, query)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    shop.log.warn({ product: product.id, reason: error.message }, 'the reviews could not be loaded')
    return { state: 'failed' }
  }
}

async function askForReviews(shop: Shop, product: Reviewed, query: ReviewQuery): Promise<Reviews> {
  const ofProduct = { product_id: { eq: product.id }, review_status: { eq: approvedReview } }
  const { stars, size, sort, page } = query
  const [counted, listed] = await Promise.all([
    // All of them are counted; the oldest one tells since when.
    shop.api.search('review', {
      filters: ofProduct,
      facets: ['rating', 'size_bought', 'fit_length', 'fit_width'],
      sort: 'created_at',
      size: 1,
      include: ['id', 'created_at'],
    }),
    shop.api.search('review', {
      filters: { ...ofProduct, ...(stars && { rating: { eq: stars } }), ...(size && { size_bought: { eq: size } }) },
      sort: sorts[sort],
      size: page * reviewsPerPage,
    }),
  ])
  const { items: oldest, total, aggregations } = need(counted, 'The reviews could not be counted')
  const { items, total: matching } = need(listed, 'The reviews could not be listed')
  if (total === 0) return { state: 'none' }
  const countsOf = (field: string) => termCounts(aggregations[`agg_terms_${field}`])
  const bars = starBars(countsOf('rating'))
  const rating = ratingOf(product) ?? ratingOfBars(bars)
  return {
    state: 'shown',
    rating: rating && { ...rating, texts: ratingTexts(rating, shop.storeView.i18n) },
    since: yearOf(oldest[0]),
    bars,
    length: votes(countsOf('fit_length'), 'small', 'large'),
    width: votes(countsOf('fit_width'), 'narrow', 'wide'),
    sizes: inOrder([...countsOf('size_bought').keys()]),
    query,
    total,
    matching,
    list: items.map((review) => shownReview(shop, review)),
  }
}

function termCounts(aggregation: Aggregation | undefined): Map<string, number> {
  const buckets = aggregation?.buckets ?? []
  return new Map(
    buckets.flatMap((bucket) => ('key' in bucket ? [[String(bucket.key), bucket.doc_count] as const] : [])),
  )
}

function starBars(counts: ReadonlyMap<string, number>): StarBar[] {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (all === 0) return []
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = counts.get(String(stars)) ?? 0
    return { stars, count, share: count / all }
  })
}

/** For catalogues whose products tell no average of their own. */
function ratingOfBars(bars: readonly StarBar[]): Rating | null {
  const rating_summary = bars.reduce((sum, { stars, share }) => sum + stars * 20 * share, 0)
  return ratingOf({ rating_summary, review_count: bars.reduce((sum, { count }) => sum + count, 0) })
}

function votes(counts: ReadonlyMap<string, number>, low: string, high: string): FitScore | null {
  return fitScore({ low: counts.get(low) ?? 0, fits: counts.get('fits') ?? 0, high: counts.get(high) ?? 0 })
}

function yearOf(review: Pick<Review, 'created_at'> | undefined): string {
  return /^\d{4}/.exec(review?.created_at ?? '')?.[0] ?? ''
}

function inOrder(sizes: readonly string[]): string[] {
  const values = sizes.map((label) => ({ id: label, label }))
  return orderValues(values, sizes.toSorted()).map(({ label }) => label)
}
