import type { Rating } from '@welt/domain/review/rating-of.ts'

export interface RatingTexts {
  average: string
  count: string
}

/** The average always with its decimal, so that the figures of a list stand below each other. */
export function ratingTexts({ average, count }: Rating, locale: string): RatingTexts {
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return { average: average.toLocaleString(locale, oneDecimal), count: count.toLocaleString(locale) }
}
