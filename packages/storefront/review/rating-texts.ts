import { type NumberSigns, writeNumber } from '@welt/domain/money/write-number.ts'
import type { Rating } from '@welt/domain/review/rating-of.ts'

export interface RatingTexts {
  average: string
  count: string
}

/** The average always with its decimal, so that the figures of a list stand below each other. */
export function ratingTexts({ average, count }: Rating, signs: NumberSigns): RatingTexts {
  return { average: writeNumber(Math.round(average * 10), 1, signs), count: writeNumber(count, 0, grouped(signs)) }
}

/** Also where a shop writes its prices without: there a count has more digits than any price. */
function grouped({ decimalSeparator, groupSeparator }: NumberSigns): NumberSigns {
  return { decimalSeparator, groupSeparator: groupSeparator || (decimalSeparator === ',' ? '.' : ',') }
}
