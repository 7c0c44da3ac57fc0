import { models } from '../collection/models.ts'
import { beltSeeds } from '../good/belts.ts'
import { goodSeeds } from '../good/goods.ts'
import { buildFacts } from './build-facts.ts'
import { chanceOf } from './chance.ts'
import { ReviewComposer, type ReviewText } from './compose-review.ts'
import type { ReviewFact, Status } from './review-fact.ts'
import { goodReviews, rejectedReviews, type WrittenReview } from './written-reviews.ts'

/** One review with its words in both languages. Only those of shoes know of sizes. */
export interface ReviewEntry extends ReviewText {
  id: number
  productId: number
  rating: ReviewFact['rating']
  status: Status
  nickname: string
  isVerified: boolean
  createdAt: string
  pair?: Pick<ReviewFact, 'size' | 'usual' | 'width' | 'fit'>
}

let entries: readonly ReviewEntry[] | undefined

/** All reviews of the demo shop, oldest first; made once, because words and averages both follow from them. */
export function reviewEntries(): readonly ReviewEntry[] {
  entries ??= buildEntries()
  return entries
}

function buildEntries(): ReviewEntry[] {
  const composer = new ReviewComposer()
  const shoes = buildFacts().map((fact, place) => ofShoe(fact, composer.compose(fact, chanceOf(`words ${place}`))))
  const others = [...goodReviews, ...rejectedReviews].map(ofWritten)
  return [...shoes, ...others]
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .map((entry, place) => ({ id: place + 1, ...entry }))
}

type Unnumbered = Omit<ReviewEntry, 'id'>

function ofShoe(fact: ReviewFact, text: ReviewText): Unnumbered {
  const { model, rating, status, nickname, isVerified, createdAt, size, usual, width, fit } = fact
  return {
    productId: 1000 + model.number,
    rating,
    status,
    nickname,
    isVerified,
    createdAt: createdAt.toISOString().slice(0, 19).replace('T', ' '),
    pair: { size, usual, width, fit },
    ...text,
  }
}

function ofWritten({ sku, ...review }: WrittenReview): Unnumbered {
  return { productId: productIdOf(sku), ...review }
}

function productIdOf(sku: string): number {
  const model = models.find((one) => one.sku === sku)
  const id = model ? 1000 + model.number : [...goodSeeds, ...beltSeeds].find((seed) => seed.sku === sku)?.id
  if (id === undefined) throw new RangeError(`There is a review of ${sku}, which is not sold.`)
  return id
}
