import { expect, test } from 'vitest'
import { priceRangeId, priceRangeLabel } from './price-range.ts'

test.each([
  [{ from: 0, to: 50 }, '0.0-50.0', '< €50'],
  [{ from: 50, to: 100 }, '50.0-100.0', '€50 - 100'],
  [{ from: 99.5, to: 150 }, '99.5-150.0', '€99.5 - 150'],
  [{ from: 150 }, '150.0-*', '> €150'],
])('[LIST-3] the range %o is %s in addresses and "%s" to read', (range, id, label) => {
  expect(priceRangeId(range)).toBe(id)
  expect(priceRangeLabel(range, '€')).toBe(label)
})
