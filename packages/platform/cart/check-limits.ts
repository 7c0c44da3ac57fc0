import { errorText } from '@welt/contract/error-text.ts'
import { checkQuantity } from '@welt/domain/cart/check-quantity.ts'
import { validateItem } from '@welt/domain/cart/validate-item.ts'
import { type Cents, fromCents } from '@welt/domain/money/cents.ts'
import type { Article } from './article.ts'
import type { CartSettings } from './cart-settings.ts'

/** What is wrong with so many pieces in a cart of so many lines, in words; null where nothing is. */
export function checkLimits(
  qty: number,
  { maximum }: Pick<Article, 'maximum'>,
  { lines, maxLines }: { lines: number; maxLines: number },
): string | null {
  if (lines > maxLines) return errorText.tooManyLines(maxLines)
  const check = checkQuantity(qty, maximum)
  if (check.ok) return null
  return quantityText(check.reason, maximum)
}

/** The words of the source for a quantity that is none. */
export function quantityText(reason: 'not-above-zero' | 'not-an-integer' | 'above-maximum', maximum: number): string {
  if (reason === 'not-above-zero') return errorText.quantityNotPositive
  return reason === 'above-maximum' ? errorText.quantityAboveMaximum(maximum) : errorText.quantityNotInteger
}

/** What is wrong with a price, in words: nothing is sold whose price nobody knows. */
export function checkPrice(unitGross: Cents, rules: Pick<CartSettings, 'allowZeroPriceProducts'>): string | null {
  const [fault] = validateItem({ price_incl_tax: fromCents(unitGross) }, rules)
  return fault?.text ?? null
}
