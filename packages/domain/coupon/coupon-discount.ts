import type { Cents } from '../money/cents.ts'
import { share } from '../money/share.ts'
import type { CouponTerms } from './coupon-terms.ts'

/** What a coupon takes off goods of this gross value: never more than they cost. */
export function couponDiscount({ kind, value }: Pick<CouponTerms, 'kind' | 'value'>, goods: Cents): Cents {
  const wanted = kind === 'percent' ? share(goods, value, 10_000) : value
  return Math.min(wanted, goods)
}
