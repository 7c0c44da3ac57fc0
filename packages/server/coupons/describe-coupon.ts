import { couponFault } from '@welt/domain/coupon/coupon-fault.ts'
import type { CouponTerms } from '@welt/domain/coupon/coupon-terms.ts'
import { isWithinWindow } from '@welt/domain/date/is-within-window.ts'
import { fromFixedPoint } from '@welt/domain/money/fixed-point.ts'
import { plainText } from '../command/plain-text.ts'
import { showAmount } from '../command/show-amount.ts'
import { showMoment } from '../command/show-moment.ts'

/** A coupon in one line: whether it counts now, what it takes off, and how often it was used. */
export function describeCoupon(terms: CouponTerms, now: number): string {
  const { code, kind, value, minimum, validFrom, validTo, usageLimit, timesUsed, customerLimit } = terms
  const off = kind === 'percent' ? `${fromFixedPoint(value, 2)} %` : showAmount(value)
  const parts = [
    `${off} off${minimum > 0 ? ` goods for ${showAmount(minimum)} or more` : ''}`,
    ...(validFrom === null ? [] : [`from ${showMoment(validFrom)}`]),
    ...(validTo === null ? [] : [`to ${showMoment(validTo)}`]),
    `used ${timesUsed}${usageLimit === null ? '' : ` of ${usageLimit}`} ${(usageLimit ?? timesUsed) === 1 ? 'time' : 'times'}`,
    ...(customerLimit === null ? [] : [`${customerLimit} by each customer`]),
  ]
  return [plainText(code), stateOf(terms, now), parts.join(', ')].join('  ')
}

function stateOf(terms: CouponTerms, now: number): string {
  const fault = couponFault(terms, { now, goods: terms.minimum })
  if (fault === null) return 'counts'
  if (fault !== 'outside its dates') return fault
  return isWithinWindow({ to: terms.validTo }, now) ? 'not yet' : 'over'
}
