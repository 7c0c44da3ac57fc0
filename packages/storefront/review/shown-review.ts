import type { Review } from '@welt/contract/entity/review.ts'
import { dayFormat } from '@welt/domain/date/day-format.ts'
import { formatDate } from '@welt/domain/date/format-date.ts'
import { parseWireDate } from '@welt/domain/date/parse-wire-date.ts'
import { ratingPercent } from '@welt/domain/review/add-ratings.ts'
import type { Text } from '../i18n/text.ts'
import type { Shop } from '../store-view/shop.ts'
import type { ShownReview } from './review-data.ts'

/** A review in ready texts. */
export function shownReview({ storeView, config, texts }: Shop, review: Review): ShownReview {
  const percent = ratingPercent(review)
  const written = parseWireDate(review.created_at)
  const format = dayFormat(storeView.i18n.dateFormat)
  return {
    id: review.id,
    stars: percent === null ? null : Math.round(percent / 20),
    title: review.title,
    detail: review.detail,
    by: review.nickname,
    bought: boughtText(review, texts.text),
    isVerified: review.verified_purchase === true,
    date: Number.isNaN(written) ? '' : formatDate(written, format, config.shop.timeZone),
  }
}

function boughtText({ size_bought: size, width_bought: width, usual_size: usual }: Review, text: Text): string {
  return [
    size && text('detail.review.bought', { size }),
    width && text('detail.review.width', { width }),
    usual && text('detail.review.usual', { size: usual }),
  ]
    .filter(Boolean)
    .join(', ')
}
