import { draftFault } from '@welt/domain/coupon/coupon-draft.ts'
import { expect, test } from 'vitest'
import { coupons } from './coupons.ts'

/** Some of them are over by now, on purpose. */
const longAgo = Date.parse('2025-01-01T00:00:00Z')

test.each(coupons)('[CART-7] the demo’s coupon $code could be made by a merchant too', (coupon) => {
  const { minimumCents = 0, validFrom = null, validTo = null, usageLimit = null, ...more } = coupon
  const draft = { ...more, minimum: minimumCents, validFrom, validTo, usageLimit, customerLimit: null }
  expect(draftFault(draft, longAgo)).toBeNull()
})
