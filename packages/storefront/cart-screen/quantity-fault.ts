import type { QuantityCheck } from '@welt/domain/cart/check-quantity.ts'
import type { Text } from '../i18n/text.ts'

/** Above this the shop sells nothing by the piece; below it the stock is the limit. */
const mostOfAnything = 10_000

/** "Messages for ≤ 0, non-integer, above maximum." */
export function quantityFault(text: Text, { reason, maximum }: Extract<QuantityCheck, { ok: false }>): string {
  if (reason === 'not-above-zero') return text('cart.quantityNotPositive')
  if (reason === 'not-an-integer') return text('cart.quantityNotInteger')
  return maximum < mostOfAnything
    ? text('cart.quantityAboveMaximum', { maxQuantity: maximum })
    : text('cart.quantityTooHigh', { quantity: maximum + 1 })
}
