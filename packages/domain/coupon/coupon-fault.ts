import { isWithinWindow } from '../date/is-within-window.ts'
import type { Cents } from '../money/cents.ts'
import type { CouponTerms } from './coupon-terms.ts'

export type CouponFault = 'outside its dates' | 'used up' | 'used by this customer' | 'below its minimum'

/** Why a coupon does not count at this moment; null where it does. Clients are never told which: they would learn codes. */
export function couponFault(terms: CouponTerms, { now, goods }: { now: number; goods: Cents }): CouponFault | null {
  const { validFrom, validTo, usageLimit, timesUsed, customerLimit, usedByCustomer, minimum } = terms
  if (!isWithinWindow({ from: validFrom, to: validTo }, now)) return 'outside its dates'
  if (usageLimit !== null && timesUsed >= usageLimit) return 'used up'
  if (customerLimit !== null && usedByCustomer >= customerLimit) return 'used by this customer'
  return goods < minimum ? 'below its minimum' : null
}
