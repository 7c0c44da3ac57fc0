import { z } from 'zod'
import { reviewStatuses } from './review-status.ts'

export const lengthVotes = ['small', 'fits', 'large'] as const
export const widthVotes = ['narrow', 'fits', 'wide'] as const

/** One aspect that was rated, as the field's review documents carry it. */
export const ReviewRating = z.looseObject({
  title: z.string(),
  percent: z.number().min(0).max(100),
  value: z.int().min(1).max(5),
})
export type ReviewRating = z.infer<typeof ReviewRating>

/** What a shopper wrote about a product. All texts are plain: no markup is ever meant. */
export const Review = z.looseObject({
  id: z.int(),
  product_id: z.int(),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  review_entity: z.string().optional(),
  review_type: z.int().optional(),
  review_status: z.union(reviewStatuses.map((status) => z.literal(status))),
  created_at: z.string(),
  customer_id: z.int().nullish(),
  store_id: z.int().optional(),
  stores: z.array(z.int()).optional(),
  /** Stars, from one to five. */
  rating: z.int().min(1).max(5).optional(),
  ratings: z.array(ReviewRating).optional(),
  /** Whether the platform knows the order that the pair came with. */
  verified_purchase: z.boolean().optional(),
  /** EU sizes as they are printed: `42½`. */
  size_bought: z.string().optional(),
  width_bought: z.string().optional(),
  usual_size: z.string().optional(),
  /** Against the size that the shopper usually wears. */
  fit_length: z.enum(lengthVotes).optional(),
  fit_width: z.enum(widthVotes).optional(),
})
export type Review = z.infer<typeof Review>
