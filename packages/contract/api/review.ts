import { z } from 'zod'
import { lengthVotes, Review, widthVotes } from '../entity/review.ts'
import { defineCall } from './call.ts'

/** What a visitor writes. Unknown keys are left out; who wrote it is told by the session alone. */
export const NewReview = z.object({
  product_id: z
    .union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/, 'is the number of a product')])
    .transform(Number)
    .describe('Of the product, or of a variant of it.'),
  title: z.string().trim().min(1, 'please give your review a title').max(255),
  detail: z.string().trim().min(1, 'please write your review').max(5000),
  nickname: z.string().trim().min(2, 'must have at least 2 letters').max(60),
  review_entity: z.literal('product').nullish(),
  /** Clients of the field send it; it is not looked at. */
  customer_id: z.union([z.int(), z.string()]).nullish(),
  /** Stars, from one to five. */
  rating: z.int().min(1).max(5).nullish(),
  ratings: z
    .array(z.object({ title: z.string().trim().min(1).max(60), value: z.int().min(1).max(5) }))
    .max(10)
    .nullish(),
  size_bought: z.string().trim().max(20).nullish(),
  width_bought: z.string().trim().max(20).nullish(),
  usual_size: z.string().trim().max(20).nullish(),
  fit_length: z.enum(lengthVotes).nullish(),
  fit_width: z.enum(widthVotes).nullish(),
})
export type NewReview = z.infer<typeof NewReview>

/** POST /api/review/create — the review is shown once somebody has read it. */
export const createReview = defineCall({
  method: 'POST',
  path: '/api/review/create',
  summary: 'Takes a review of a product; it is shown once it is approved.',
  body: z.object({ review: NewReview }),
  result: Review,
  errors: {
    401: 'The token is not valid any more.',
    404: 'There is no such product.',
    429: 'Too many reviews in a short time. Please try again later.',
  },
})
