import type { NewReview } from '@welt/contract/api/review.ts'
import type { Review } from '@welt/contract/entity/review.ts'
import { plainText } from '../html/plain-text.ts'

export interface ReviewFacts {
  productId: number
  storeId: number
  /** Of the session; null for guests. */
  customerId: number | null
  /** Whether the platform knows the order. */
  isVerified: boolean
  status: Review['review_status']
  now: number
}

export type ReviewDrafting = { ok: true; review: Review } | { ok: false; reason: string }

/** What is kept of what a visitor wrote: words without markup, and nothing that only the platform can know. */
export function draftReview(given: NewReview, facts: ReviewFacts): ReviewDrafting {
  const [title, detail, nickname] = [given.title, given.detail, given.nickname].map(words)
  if (!title || !detail || !nickname) {
    return { ok: false, reason: 'Title, review and name must be words: markup is taken out.' }
  }
  const { rating, size_bought, width_bought, usual_size, fit_length, fit_width } = given
  const ratings = given.ratings?.flatMap(({ title: aspect, value }) => {
    const text = words(aspect)
    return text ? [{ title: text, value, percent: value * 20 }] : []
  })
  const optional = { rating, fit_length, fit_width, ratings: ratings?.length ? ratings : null }
  const sizes = { size_bought, width_bought, usual_size }
  return {
    ok: true,
    review: {
      // The table gives it its number.
      id: 0,
      product_id: facts.productId,
      title,
      detail,
      nickname,
      review_entity: 'product',
      review_type: facts.customerId === null ? 2 : 1,
      review_status: facts.status,
      created_at: wireTime(facts.now),
      customer_id: facts.customerId,
      store_id: facts.storeId,
      stores: [facts.storeId],
      verified_purchase: facts.isVerified,
      ...present(optional),
      ...present(Object.fromEntries(Object.entries(sizes).map(([key, text]) => [key, text && words(text)]))),
    },
  }
}

/** One kind of letters for one word, and no signs that turn the direction of the text around. */
function words(text: string): string {
  return plainText(text)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' || sign === '\u200d' ? sign : ' '))
    .trim()
}

/** As the catalogue writes times. */
function wireTime(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replace('T', ' ')
}

function present<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== '')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is there was kept
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: NonNullable<Fields[Key]> }
}
