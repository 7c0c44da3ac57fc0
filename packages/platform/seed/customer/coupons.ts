/** A row of `coupon`. */
export interface CouponSeed {
  code: string
  kind: 'percent' | 'fixed'
  /** Hundredths of a percent, or cents. */
  value: number
  /** Cents that the goods must cost before it counts. */
  minimumCents?: number
  validFrom?: string
  validTo?: string
  /** How often it may be used by all together; without a number as often as anybody likes. */
  usageLimit?: number
}

/** One of each kind that a shop has to deal with. */
export const coupons: readonly CouponSeed[] = [
  // What the newsletter brings.
  { code: 'WILLKOMMEN10', kind: 'percent', value: 1000 },
  { code: 'SPANNER15', kind: 'fixed', value: 1500 },
  { code: 'LEISTEN50', kind: 'fixed', value: 5000, minimumCents: 40_000 },
  {
    code: 'SOMMER2025',
    kind: 'percent',
    value: 1500,
    validFrom: '2025-06-01 00:00:00',
    validTo: '2025-08-31 23:59:59',
  },
  {
    code: 'FRUEHLING34',
    kind: 'percent',
    value: 2000,
    validFrom: '2034-03-01 00:00:00',
    validTo: '2034-05-31 23:59:59',
  },
  { code: 'EINMAL20', kind: 'percent', value: 2000, usageLimit: 1 },
]
