import type { FitScore } from '@welt/domain/review/fit-score.ts'
import type { Rating } from '@welt/domain/review/rating-of.ts'
import type { RatingTexts } from './rating-texts.ts'
import type { ReviewQuery } from './review-query.ts'

/** What the page of a product tells of its reviews. */
export type Reviews =
  /** Nobody has written anything yet. */
  | { state: 'none' }
  /** They could not be loaded: whether there are any is not known. */
  | { state: 'failed' }
  | ShownReviews

export interface ShownReviews {
  state: 'shown'
  rating: ShownRating | null
  /** The year of the oldest one: an average has a period. */
  since: string
  /** From five stars to one; none where the reviews tell no stars. */
  bars: StarBar[]
  length: FitScore | null
  width: FitScore | null
  /** The sizes that somebody has bought, smallest first. */
  sizes: string[]
  /** What of them is listed. */
  query: ReviewQuery
  /** All reviews, and those that the query leaves. */
  total: number
  matching: number
  list: ShownReview[]
}

export interface ShownRating extends Rating {
  texts: RatingTexts
}

export interface StarBar {
  stars: number
  count: number
  /** Of all that have stars, from 0 to 1. */
  share: number
}

/** Plain texts, as they were written. */
export interface ShownReview {
  id: number
  stars: number | null
  title: string
  detail: string
  by: string
  /** `EU 42½, Weite G, trägt sonst 42½`; '' where the review tells nothing of it. */
  bought: string
  isVerified: boolean
  date: string
}
