import type { Queryable } from '../storage/database.ts'
import type { Finding } from './finding.ts'

interface CouponRow {
  code: string
  times_used: number
  usage_limit: number | null
  customer_limit: number | null
  uses: number
  orders: number
  most_by_one: number | null
}

/** A6: a coupon was used as often as orders hold it, and no more often than it may be. */
export async function auditCoupons(database: Queryable): Promise<Finding[]> {
  const rows = await database.all<CouponRow>(`
    SELECT code, times_used, usage_limit, customer_limit,
      (SELECT count(*) FROM coupon_use WHERE coupon_code = code) AS uses,
      (SELECT count(*) FROM sales_order WHERE coupon_code = code AND texts IS NOT NULL) AS orders,
      (SELECT max(times) FROM (SELECT count(*) AS times FROM coupon_use WHERE coupon_code = code GROUP BY email) AS buyers)
        AS most_by_one
    FROM coupon`)
  return rows.flatMap(auditCoupon)
}

function auditCoupon(row: CouponRow): Finding[] {
  const { code: coupon, times_used, usage_limit, customer_limit, uses, orders, most_by_one } = row
  const findings: Finding[] = []
  const say = (text: string, expected: number, found: number) =>
    findings.push({ rule: 'A6', coupon, text, expected, found })

  if (times_used !== uses) say('a coupon was used and nobody wrote down by whom', times_used, uses)
  if (uses !== orders) say('a coupon was used as often as orders hold it', orders, uses)
  if (usage_limit !== null && times_used > usage_limit) say('a coupon was used too often', usage_limit, times_used)
  if (customer_limit !== null && (most_by_one ?? 0) > customer_limit) {
    say('a coupon was used too often by one buyer', customer_limit, most_by_one ?? 0)
  }
  return findings
}
