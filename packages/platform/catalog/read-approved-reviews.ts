import type { Review } from '@welt/contract/entity/review.ts'
import { approvedReview } from '@welt/contract/entity/review-status.ts'
import type { Log } from '../log/log.ts'
import type { Queryable } from '../storage/database.ts'
import { parseDocument } from './parse-document.ts'

interface Row {
  id: number
  document: string
}

/** What visitors of an index have written and somebody has read and let through; not which customer it was. */
export async function readApprovedReviews(database: Queryable, index: string, log: Log): Promise<Review[]> {
  const rows = await database.all<Row>(
    'SELECT id, document FROM product_review WHERE index_name = $1 AND status = $2 ORDER BY id',
    [index, approvedReview],
  )
  return rows.flatMap(({ id, document }) => {
    const review = parseDocument('review', { document, detail: null })
    if (typeof review === 'string') {
      log.error({ index, id, fault: review }, 'a review cannot be used')
      return []
    }
    const { customer_id: _, ...shown } = review
    return [{ ...shown, id, review_status: approvedReview }]
  })
}
