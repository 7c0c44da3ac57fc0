import type { Cents } from '../money/cents.ts'

/** All that decides whether a coupon counts, and for how much. */
export interface CouponTerms {
  code: string
  kind: 'percent' | 'fixed'
  /** Hundredths of a percent, or cents. */
  value: number
  /** What the goods must cost, gross, before it counts. */
  minimum: Cents
  validFrom: string | null
  validTo: string | null
  /** How often it may be used by all together, and by one customer; null is as often as anybody likes. */
  usageLimit: number | null
  timesUsed: number
  customerLimit: number | null
  /** By the customer whose cart it is; 0 while nobody knows who that is. */
  usedByCustomer: number
}
