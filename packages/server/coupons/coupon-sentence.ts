import { mostCents } from '@welt/domain/coupon/coupon-draft.ts'
import type { CouponAddition } from '@welt/platform/cart/add-coupon.ts'
import { showAmount } from '../command/show-amount.ts'

type Reason = Extract<CouponAddition, { ok: false }>['reason']

const most = `${showAmount(mostCents)}, with two decimals at most`

/** Why a coupon was not made, for whoever typed it. */
export const couponSentence: Readonly<Record<Reason, string>> = {
  'not a code': 'A code is made of letters, digits, - and _, sixty at most, and begins with a letter or a digit.',
  'not a percentage': '--percent is a number above 0 and up to 100, with two decimals at most.',
  'not an amount': `--amount is a number above 0 and up to ${most}.`,
  'not a minimum': `--minimum is a number from 0 up to ${most}.`,
  'not a date': '--from and --to are dates like 2026-12-24, or moments like 2026-12-24T18:00+01:00.',
  'ends before it starts': 'The coupon would end before it starts: --to must be later than --from.',
  'over already': 'The coupon would be over already: --to must lie in the future.',
  'not a number of uses': '--uses and --uses-per-customer are whole numbers from 1 on.',
  taken: 'There is a coupon with this code already; a code is given once.',
}
