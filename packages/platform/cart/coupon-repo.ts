import { couponCode } from '@welt/domain/coupon/coupon-code.ts'
import type { CouponDraft } from '@welt/domain/coupon/coupon-draft.ts'
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

const columns = 'code, kind, value, minimum_cents, valid_from, valid_to, usage_limit, times_used, customer_limit'

export const couponRepo = {
  /** By its code as it is written or in capitals; with what this customer has used of it already. */
  async find(database: Queryable, code: string, customerId: number | null): Promise<CouponTerms | null> {
    const row = await database.get<CouponRow>(
      `SELECT ${columns},
              (SELECT COUNT(*) FROM coupon_use WHERE coupon_code = coupon.code AND customer_id = $3) AS used_by_customer
       FROM coupon WHERE code = $1 OR code = $2`,
      [code, couponCode(code), customerId],
    )
    return row ? toTerms(row) : null
  },

  /** All of them by their codes, whoever has used them. */
  async list(database: Queryable): Promise<CouponTerms[]> {
    const rows = await database.all<CouponRow>(`SELECT ${columns}, 0 AS used_by_customer FROM coupon`)
    return rows.map(toTerms).sort((one, other) => (one.code < other.code ? -1 : 1))
  },

  /** False where somebody else has the code. */
  async insert(tx: Queryable, draft: CouponDraft): Promise<boolean> {
    const { code, kind, value, minimum, validFrom, validTo, usageLimit, customerLimit } = draft
    const { changes } = await tx.run(
      `INSERT INTO coupon (code, kind, value, minimum_cents, valid_from, valid_to, usage_limit, customer_limit)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [code, kind, value, minimum, validFrom, validTo, usageLimit, customerLimit],
    )
    return changes === 1
  },

  /** From this moment on it counts no more. It is no longer the demo's, so that a newer demo does not bring it back. */
  async setEnd(tx: Queryable, code: string, validTo: string): Promise<void> {
    await tx.run('UPDATE coupon SET valid_to = $2, is_seeded = 0 WHERE code = $1', [code, validTo])
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
