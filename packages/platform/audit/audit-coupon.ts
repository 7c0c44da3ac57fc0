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
  // Counted once for all coupons: a shop may have ten thousand codes, and each is in few orders.
  const rows = await database.all<CouponRow>(`
    SELECT code, times_used, usage_limit, customer_limit,
      COALESCE(uses, 0) AS uses, COALESCE(orders, 0) AS orders, most_by_one
    FROM coupon
    LEFT JOIN (
      SELECT coupon_code, sum(times) AS uses, max(times) AS most_by_one
      FROM (SELECT coupon_code, count(*) AS times FROM coupon_use GROUP BY coupon_code, email) AS by_buyer
      GROUP BY coupon_code) AS used ON used.coupon_code = code
    LEFT JOIN (
      SELECT coupon_code, count(*) AS orders FROM sales_order
      WHERE texts IS NOT NULL AND coupon_code IS NOT NULL GROUP BY coupon_code) AS held ON held.coupon_code = code`)
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
