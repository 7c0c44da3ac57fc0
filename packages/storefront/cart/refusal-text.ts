import * as sentence from '@welt/contract/cart-error-sentence.ts'
import { internal } from '@welt/contract/user-error-sentence.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import type { Text } from '../i18n/text.ts'

const known: Readonly<Record<string, MessageKey>> = {
  [sentence.outOfStock]: 'cart.outOfStock',
  [sentence.notAvailable]: 'cart.notAvailable',
  [sentence.noSuchProduct]: 'cart.notAvailable',
  [sentence.priceUnknown]: 'cart.priceUnknown',
  [sentence.unconfigured]: 'cart.unconfigured',
  [sentence.optionQuantity]: 'cart.optionQuantity',
  [sentence.emptyBundle]: 'cart.unconfigured',
  [sentence.groupedItself]: 'cart.unconfigured',
  [sentence.quantityNotPositive]: 'cart.quantityNotPositive',
  [sentence.quantityNotInteger]: 'cart.quantityNotInteger',
  [sentence.wrongCoupon]: 'cart.wrongCoupon',
  [sentence.tooManyCoupons]: 'cart.tooManyCoupons',
  [sentence.unavailable]: 'cart.busy',
  [internal]: 'notification.failed',
}

/** The sentences that name an option; what is wrong with it is told where it is chosen. */
const aboutAnOption = [sentence.requiredOption, sentence.wrongOption].map((write) => write('').replace('.', ''))

/** The sentences with a number in them. */
const counted: readonly [RegExp, (text: Text, count: number) => string][] = [
  [patternOf(sentence.quantityAboveMaximum), (text, maxQuantity) => text('cart.quantityAboveMaximum', { maxQuantity })],
  [patternOf(sentence.tooManyLines), (text, limit) => text('cart.tooManyLines', { limit })],
]

/** Why the platform said no, in the shopper's language; in the platform's own words where they are not known here. */
export function refusalText(text: Text, reason: string): string {
  const key = known[reason]
  if (key) return text(key)
  if (aboutAnOption.some((beginning) => reason.startsWith(beginning))) return text('cart.unconfigured')
  for (const [pattern, write] of counted) {
    const [, count] = pattern.exec(reason) ?? []
    if (count) return write(text, Number(count))
  }
  return reason
}

function patternOf(write: (count: number) => string): RegExp {
  return new RegExp(`^${write(0).replace('0', String.raw`(\d+)`)}$`)
}
