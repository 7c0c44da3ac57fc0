import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Cents } from './cents.ts'
import { roundHalfUp } from './round-half-up.ts'
import { writeNumber } from './write-number.ts'

export type PriceFormat = Pick<
  StoreView['i18n'],
  'currencySign' | 'priceFormat' | 'fractionDigits' | 'decimalSeparator' | 'groupSeparator'
>

const noBreakSpace = '\u00a0'

/** `123450` as `1234,50 €`, by the store view's own signs and not by a locale's; the minus stands in front of everything. */
export function formatPrice(cents: Cents, format: PriceFormat): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents`)

  const shown = roundToShownDigits(Math.abs(cents), format.fractionDigits)
  const amount = writeNumber(shown, format.fractionDigits, format)
  const text = format.priceFormat
    // A function, because a dollar sign in a replacement text has a meaning of its own.
    .replace(/\{amount\}|\{sign\}/g, (place) => (place === '{sign}' ? format.currencySign : amount))
    // A price never breaks over two lines.
    .replaceAll(' ', noBreakSpace)
  return cents < 0 && shown > 0 ? `-${text}` : text
}

/** In units of the last shown digit: 1250 is 13 without fraction digits and 12500 with three. */
function roundToShownDigits(cents: Cents, digits: number): number {
  return digits < 2 ? roundHalfUp(cents, 10 ** (2 - digits)) : cents * 10 ** (digits - 2)
}
