import { isWithinWindow } from '@welt/domain/date/is-within-window.ts'
import type { Database } from '../storage/database.ts'
import { couponRepo } from './coupon-repo.ts'

export type CouponEnd = { ok: true; code: string } | { ok: false; reason: 'no such coupon' | 'over already' }

/** Ends a coupon now. What was used of it stays used, and orders keep what it took off. */
export async function endCoupon(database: Database, code: string, now: number): Promise<CouponEnd> {
  return database.transaction(async (tx) => {
    const coupon = await couponRepo.find(tx, code, null)
    if (!coupon) return { ok: false, reason: 'no such coupon' }
    if (!isWithinWindow({ to: coupon.validTo }, now)) return { ok: false, reason: 'over already' }
    await couponRepo.setEnd(tx, coupon.code, new Date(now).toISOString())
    return { ok: true, code: coupon.code }
  })
}
