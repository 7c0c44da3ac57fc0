import type { CouponTerms } from '@welt/domain/coupon/coupon-terms.ts'
import { unusedTenPercent } from '@welt/domain/coupon/testing/ten-percent.ts'
import { expect, test } from 'vitest'
import { describeCoupon } from './describe-coupon.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const terms = unusedTenPercent

test.each<[Partial<CouponTerms>, string]>([
  [{}, 'GRÖSSE10  counts  10 % off, used 0 times'],
  [{ value: 1250, timesUsed: 1 }, 'GRÖSSE10  counts  12.5 % off, used 1 time'],
  [
    { kind: 'fixed', value: 50_00, minimum: 400_00, customerLimit: 1 },
    'GRÖSSE10  counts  50.00 off goods for 400.00 or more, used 0 times, 1 by each customer',
  ],
  [{ usageLimit: 1, timesUsed: 1 }, 'GRÖSSE10  used up  10 % off, used 1 of 1 time'],
  [
    { validFrom: '2026-12-01 00:00:00', validTo: '2026-12-24T23:59:59.999Z' },
    'GRÖSSE10  not yet  10 % off, from 2026-12-01 00:00, to 2026-12-24 23:59, used 0 times',
  ],
  [{ validTo: '2026-11-15T12:00:00.000Z' }, 'GRÖSSE10  over  10 % off, to 2026-11-15 12:00, used 0 times'],
  [
    { validFrom: '2026-12-01', validTo: '2026-11-01' },
    'GRÖSSE10  over  10 % off, from 2026-12-01 00:00, to 2026-11-01 00:00, used 0 times',
  ],
  [{ validTo: 'soon' }, 'GRÖSSE10  over  10 % off, to soon, used 0 times'],
])('a coupon with %j is told in a line', (more, line) => {
  expect(describeCoupon({ ...terms, ...more }, now)).toBe(line)
})
