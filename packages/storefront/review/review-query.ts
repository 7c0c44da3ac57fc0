import { withoutReviews } from './review-part.ts'

export const reviewSorts = ['newest', 'best', 'worst'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** What the address says about the list of reviews. */
export interface ReviewQuery {
  sort: ReviewSort
  /** Only those with so many stars. */
  stars: number | null
  /** Only those who bought this size; '' for all. */
  size: string
  /** All reviews up to the end of this page are shown. */
  page: number
}

export const reviewsPerPage = 8

const mostPages = 400

/** What cannot be read counts as not said. */
export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  const stars = Number(params.get('review-stars'))
  const page = Number(params.get('review-page') ?? 1)
  return {
    sort: reviewSorts.find((sort) => sort === params.get('review-sort')) ?? 'newest',
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
    size: (params.get('review-size') ?? '').slice(0, 20),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), mostPages) : 1,
  }
}

/** The same address with another list of reviews, and the pair that was chosen. A change begins at the first page, unless it is one of the page. */
export function reviewSearch(search: string, query: ReviewQuery, change: Partial<ReviewQuery>): string {
  const { sort, stars, size, page } = { ...query, page: 1, ...change }
  const params = withoutReviews(search)
  if (sort !== 'newest') params.set('review-sort', sort)
  if (stars !== null) params.set('review-stars', String(stars))
  if (size) params.set('review-size', size)
  if (page > 1) params.set('review-page', String(page))
  return `?${params}`
}
