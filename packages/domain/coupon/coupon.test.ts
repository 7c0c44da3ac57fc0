import { describe, expect, test } from 'vitest'
import { couponDiscount } from './coupon-discount.ts'
import { couponFault } from './coupon-fault.ts'
import type { CouponTerms } from './coupon-terms.ts'
import { unusedTenPercent } from './testing/ten-percent.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const terms = unusedTenPercent

test.each([
  ['percent', 1000, 359_00, 35_90],
  ['percent', 1250, 99, 12],
  ['percent', 10_000, 359_00, 359_00],
  ['fixed', 15_00, 359_00, 15_00],
  ['fixed', 50_00, 12_00, 12_00],
  ['percent', 1000, 0, 0],
] as const)('[CART-7] a %s coupon of %d takes of goods for %d cents %d off', (kind, value, goods, discount) => {
  expect(couponDiscount({ kind, value }, goods)).toBe(discount)
})

describe('a coupon counts', () => {
  test.each<[string, Partial<CouponTerms>, ReturnType<typeof couponFault>]>([
    ['always, where nothing limits it', {}, null],
    ['not before it begins', { validFrom: '2026-12-01 00:00:00' }, 'outside its dates'],
    ['not after it has ended', { validTo: '2026-11-15 11:59:59' }, 'outside its dates'],
    ['not with a date that nobody can read', { validTo: 'soon' }, 'outside its dates'],
    ['within its dates', { validFrom: '2026-11-01 00:00:00', validTo: '2026-11-30 23:59:59' }, null],
    ['until all have used it up', { usageLimit: 3, timesUsed: 2 }, null],
    ['not once all have used it up', { usageLimit: 3, timesUsed: 3 }, 'used up'],
    ['as often as one customer may', { customerLimit: 1, usedByCustomer: 0 }, null],
    ['not more often than one customer may', { customerLimit: 1, usedByCustomer: 1 }, 'used by this customer'],
    ['from its minimum on', { minimum: 100_00 }, null],
    ['not below its minimum', { minimum: 100_01 }, 'below its minimum'],
  ])('[CART-7] %s', (_title, more, fault) => {
    expect(couponFault({ ...terms, ...more }, { now, goods: 100_00 })).toBe(fault)
  })
})
