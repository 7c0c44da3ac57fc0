import type { Product } from '@welt/contract/entity/product.ts'
import { approvedReview } from '@welt/contract/entity/review-status.ts'
import { type ReviewEntry, reviewEntries } from './review-entries.ts'
import { votesOf } from './review-fact.ts'

export type Ratings = Pick<Product, 'rating_summary' | 'review_count' | 'hf_fit_length' | 'hf_fit_width'>

let byProduct: ReadonlyMap<number, Ratings> | undefined

/** What a product tells of its approved reviews; nothing where there are none. */
export function ratingsOf(productId: number): Ratings {
  byProduct ??= summarise()
  return byProduct.get(productId) ?? {}
}

function summarise(): ReadonlyMap<number, Ratings> {
  const approved = reviewEntries().filter(({ status }) => status === approvedReview)
  return new Map([...Map.groupBy(approved, ({ productId }) => productId)].map(([id, list]) => [id, summaryOf(list)]))
}

function summaryOf(list: readonly ReviewEntry[]): Ratings {
  const stars = list.reduce((sum, { rating }) => sum + rating, 0)
  return {
    rating_summary: Math.round((stars * 20) / list.length),
    review_count: list.length,
    ...fitOf(list.flatMap(({ pair }) => (pair ? [votesOf[pair.fit]] : []))),
  }
}

function fitOf(votes: readonly { length: string; width: string }[]): Ratings {
  if (votes.length === 0) return {}
  const percent = (which: 'length' | 'width') =>
    Math.round((votes.filter((vote) => vote[which] === 'fits').length * 100) / votes.length)
  return { hf_fit_length: percent('length'), hf_fit_width: percent('width') }
}
