import type { CouponDraft } from '../coupon-draft.ts'
import type { CouponTerms } from '../coupon-terms.ts'

/** Ten percent off whatever there is, for everybody, as often as anybody likes. */
export const tenPercent: CouponDraft = {
  code: 'GRÖSSE10',
  kind: 'percent',
  value: 1000,
  minimum: 0,
  validFrom: null,
  validTo: null,
  usageLimit: null,
  customerLimit: null,
}

/** The same, which nobody has used yet. */
export const unusedTenPercent: CouponTerms = { ...tenPercent, timesUsed: 0, usedByCustomer: 0 }
