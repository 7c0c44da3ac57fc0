import type { CheckoutState } from '@welt/contract/entity/checkout-state.ts'

/** "Checkout session window 30 minutes." */
const checkoutWindow = 30 * 60_000

/**
 * "The user is in checkout when modifiedAt is within 30 minutes." Of a clock that was put back meanwhile the same distance counts, so
 * that nobody is in the checkout for a year.
 */
export function isInCheckout({ modifiedAt }: Pick<CheckoutState, 'modifiedAt'>, now: number): boolean {
  return Math.abs(now - modifiedAt) <= checkoutWindow
}
