import { createReview } from '@welt/contract/api/review.ts'
import type { Review } from '@welt/contract/entity/review.ts'
import type { Catalog } from '../catalog/load-catalog.ts'
import { fail, ok } from '../http/envelope.ts'
import type { RequestContext, Routes } from '../http/request-context.ts'
import { createRoutes, route } from '../http/route.ts'
import { limitVisitor } from '../limit/limit-visitor.ts'
import type { LimitRule, RateLimiter } from '../limit/rate-limiter.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Database } from '../storage/database.ts'
import { draftReview } from './draft-review.ts'
import { hasBought } from './has-bought.ts'
import { reviewRepo } from './review-repo.ts'
import { reviewedProduct } from './reviewed-product.ts'

export interface ReviewRoutesOptions {
  catalog: Catalog
  database: Database
  clock: () => number
  limiter: RateLimiter
  readVisitor: (context: RequestContext) => Promise<Visitor>
  /** In which status a review begins: 2, waiting to be read, by default; 1 shows it at once. */
  reviewStatus?: Review['review_status'] | undefined
  /** Five an hour for each address by default. */
  reviewLimit?: Omit<LimitRule, 'name'> | undefined
  /** After a review that is shown at once. */
  onApproved?: (() => void) | undefined
}

const waiting = 2
const hour = 60 * 60 * 1000

/** The list of reviews is a catalogue search; here they are written. */
export function reviewRoutes(options: ReviewRoutesOptions): Routes {
  const { catalog, database, clock, limiter, readVisitor, reviewStatus = waiting, onApproved } = options
  const rule: LimitRule = { limit: 5, windowMs: hour, ...options.reviewLimit, name: 'review' }

  return createRoutes(
    route(createReview, async ({ body: { review: given }, context }) => {
      const visitor = await readVisitor(context)
      if (visitor.kind === 'expired') return fail(401, createReview.errors[401])
      const { storeView } = context
      const index = catalog.index(storeView.elasticsearch.index)
      const product = index && reviewedProduct(index, given.product_id)
      if (!product) return fail(404, createReview.errors[404])

      const customerId = visitor.kind === 'customer' ? visitor.customerId : null
      const drafting = draftReview(given, {
        productId: product.id,
        storeId: storeView.storeId,
        customerId,
        isVerified: customerId !== null && (await hasBought(database, customerId, product)),
        status: reviewStatus,
        now: clock(),
      })
      if (!drafting.ok) return fail(400, drafting.reason)

      const refusal = limitVisitor(limiter, rule, context, createReview.errors[429])
      if (refusal) return refusal
      const review = await reviewRepo.add(database, { index: index.name, review: drafting.review })
      if (review.review_status !== waiting) onApproved?.()
      return ok(review)
    }),
  )
}
