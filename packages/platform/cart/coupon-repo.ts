import type { CouponTerms } from '@welt/domain/coupon/coupon-terms.ts'
import type { Queryable } from '../storage/database.ts'

interface CouponRow {
  code: string
  kind: 'percent' | 'fixed'
  value: number
  minimum_cents: number
  valid_from: string | null
  valid_to: string | null
  usage_limit: number | null
  times_used: number
  customer_limit: number | null
  used_by_customer: number
}

export const couponRepo = {
  /** By its code as it is written or in capitals; with what this customer has used of it already. */
  async find(database: Queryable, code: string, customerId: number | null): Promise<CouponTerms | null> {
    const row = await database.get<CouponRow>(
      `SELECT code, kind, value, minimum_cents, valid_from, valid_to, usage_limit, times_used, customer_limit,
              (SELECT COUNT(*) FROM coupon_use WHERE coupon_code = coupon.code AND customer_id = $3) AS used_by_customer
       FROM coupon WHERE code = $1 OR code = $2`,
      [code, code.toUpperCase(), customerId],
    )
    return row ? toTerms(row) : null
  },
}

function toTerms(row: CouponRow): CouponTerms {
  return {
    code: row.code,
    kind: row.kind,
    value: row.value,
    minimum: row.minimum_cents,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    usageLimit: row.usage_limit,
    timesUsed: row.times_used,
    customerLimit: row.customer_limit,
    usedByCustomer: row.used_by_customer,
  }
}
