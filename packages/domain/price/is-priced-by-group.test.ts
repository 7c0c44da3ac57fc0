import { expect, test } from 'vitest'
import { isPricedByGroup } from './is-priced-by-group.ts'
import { netTax } from './testing/net-tax.ts'

test.each([
  [true, null, true],
  [false, 1, true],
  [false, 0, true],
  [true, 1, true],
  [false, null, false],
])('[PRICE-6] with tiers %s and the default tax group %s the group counts: %s', (tierPrices, userGroupId, counts) => {
  expect(isPricedByGroup({ tierPrices, tax: { ...netTax, userGroupId } })).toBe(counts)
})
