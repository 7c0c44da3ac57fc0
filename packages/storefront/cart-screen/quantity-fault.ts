import type { QuantityCheck } from '@welt/domain/cart/check-quantity.ts'
import type { Text } from '../i18n/text.ts'

/** "Messages for ≤ 0, non-integer, above maximum." Above `most` the shop sells nothing; below it the stock is the limit. */
export function quantityFault(
  text: Text,
  { reason, maximum }: Extract<QuantityCheck, { ok: false }>,
  most: number,
): string {
  if (reason === 'not-above-zero') return text('cart.quantityNotPositive')
  if (reason === 'not-an-integer') return text('cart.quantityNotInteger')
  return maximum < most
    ? text('cart.quantityAboveMaximum', { maxQuantity: maximum })
    : text('cart.quantityTooHigh', { quantity: maximum + 1 })
}
