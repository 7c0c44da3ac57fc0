import type { Queryable } from '../storage/database.ts'

export interface CouponUser {
  orderId: number
  customerId: number | null
  email: string
}

/**
 * Counts one more use of a coupon; false when it is used up, by all together or by this buyer. The first statement asks and
 * counts at once and keeps the coupon's row, so whoever comes second sees the use of the first.
 */
export async function useCoupon(tx: Queryable, code: string, user: CouponUser): Promise<boolean> {
  const email = user.email.toLowerCase()
  const coupon = await tx.get<{ customer_limit: number | null }>(
    `UPDATE coupon SET times_used = times_used + 1, is_seeded = 0
     WHERE code = $1 AND (usage_limit IS NULL OR times_used < usage_limit) RETURNING customer_limit`,
    [code],
  )
  if (!coupon) return false
  if (coupon.customer_limit !== null) {
    const used = await tx.get<{ times: number }>(
      'SELECT count(*) AS times FROM coupon_use WHERE coupon_code = $1 AND (email = $2 OR customer_id = $3)',
      [code, email, user.customerId],
    )
    if ((used?.times ?? 0) >= coupon.customer_limit) return false
  }
  await tx.run('INSERT INTO coupon_use (order_id, coupon_code, customer_id, email) VALUES ($1, $2, $3, $4)', [
    user.orderId,
    code,
    user.customerId,
    email,
  ])
  return true
}
