import { Review } from '@welt/contract/entity/review.ts'
import type { Mended, Notes } from '../report/notes.ts'
import { type Draft, recordsIn } from './draft.ts'
import { fitSchema } from './fit-schema.ts'
import { mendFields } from './mend-fields.ts'
import { mendId } from './mend-id.ts'

const waiting = 2

export function mendReview(draft: Draft, outerId: string | undefined, notes: Notes): Mended<Review> {
  if (mendId(draft, outerId, notes, 'review_id') === undefined) return { ok: false, reason: 'no-id' }
  draft.product_id ??= draft.entity_pk_value
  mendFields(
    draft,
    {
      product_id: 'integer',
      title: 'text',
      detail: 'text',
      nickname: 'text',
      review_entity: 'text',
      review_type: 'integer',
      review_status: 'integer',
      created_at: 'text',
      store_id: 'integer',
      rating: 'integer',
      verified_purchase: 'flag',
    },
    notes,
  )
  if (draft.customer_id === '') draft.customer_id = null
  if (typeof draft.customer_id === 'string') mendFields(draft, { customer_id: 'integer' }, notes)
  if (draft.product_id === undefined) return { ok: false, reason: 'no-product' }
  if (draft.review_status === undefined) {
    draft.review_status = waiting
    notes.add('review-waits')
  }
  for (const field of ['title', 'detail', 'nickname', 'created_at']) {
    if (draft[field] !== undefined) continue
    draft[field] = ''
    notes.add('review-words', field)
  }
  mendRatings(draft, notes)
  return fitSchema(Review, draft, notes)
}

function mendRatings(draft: Draft, notes: Notes): void {
  if (!Array.isArray(draft.ratings)) return
  for (const rating of recordsIn(draft.ratings)) {
    rating.title ??= rating.rating_name
    mendFields(rating, { title: 'text', percent: 'decimal', value: 'integer' }, notes)
    if (typeof rating.percent !== 'number' && typeof rating.value === 'number') rating.percent = rating.value * 20
  }
}
