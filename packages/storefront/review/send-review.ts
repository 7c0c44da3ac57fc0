import type { Review } from '@welt/contract/entity/review.ts'
import type { Failure } from '../api/answer.ts'
import { failureText } from '../field/failure-text.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import type { Visit } from '../session/call-as-customer.ts'
import { callAsVisitor } from '../session/call-as-visitor.ts'
import type { ReviewValues } from './review-values.ts'

/** Not the contract's own constant: this dialog needs no schema. */
const approved: Review['review_status'] = 1

export type ReviewOutcome = { ok: true; isShown: boolean } | { ok: false; text: MessageKey }

/** "POST /api/review/create; success on code 200." */
export async function sendReview(
  visit: Visit,
  productId: number,
  { rating, title, detail, nickname }: ReviewValues,
): Promise<ReviewOutcome> {
  const review = {
    product_id: productId,
    review_entity: 'product',
    title: title.trim(),
    detail: detail.trim(),
    nickname: nickname.trim(),
    rating: Number(rating),
  }
  const answer = await callAsVisitor<Review | null>(visit, '/api/review/create', { body: { review } })
  if (!answer.ok) return { ok: false, text: refusalText(answer, navigator.onLine) }
  return { ok: true, isShown: answer.result?.review_status === approved }
}

const refusals: Readonly<Partial<Record<number, MessageKey>>> = {
  400: 'review.notTaken',
  401: 'field.sessionOver',
  404: 'review.noProduct',
  429: 'review.tooOften',
}

export function refusalText(failure: Failure, isOnline: boolean): MessageKey {
  const known = failure.at === 'code' ? refusals[failure.code] : undefined
  return known ?? failureText(failure, isOnline)
}
