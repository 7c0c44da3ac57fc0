import { couponCode } from '@welt/domain/coupon/coupon-code.ts'
import { type CouponDraft, type DraftFault, draftFault } from '@welt/domain/coupon/coupon-draft.ts'
import { parseWireDate } from '@welt/domain/date/parse-wire-date.ts'
import type { Database } from '../storage/database.ts'
import { couponRepo } from './coupon-repo.ts'

export type CouponAddition = { ok: true } | { ok: false; reason: DraftFault | 'taken' }

/**
 * Makes a coupon. A code is given once, also when its coupon is over: what was used of it stays with the first. One that
 * somebody has written in small letters by hand is found by the same words, so it is taken as well.
 */
export async function addCoupon(database: Database, draft: CouponDraft, now: number): Promise<CouponAddition> {
  const reason = draftFault(draft, now)
  if (reason !== null) return { ok: false, reason }
  const { validFrom, validTo } = draft
  const others = await couponRepo.list(database)
  if (others.some(({ code }) => couponCode(code) === draft.code)) return { ok: false, reason: 'taken' }
  const row = { ...draft, validFrom: validFrom && toIso(validFrom), validTo: validTo && toIso(validTo) }
  return (await couponRepo.insert(database, row)) ? { ok: true } : { ok: false, reason: 'taken' }
}

function toIso(date: string): string {
  return new Date(parseWireDate(date)).toISOString()
}
