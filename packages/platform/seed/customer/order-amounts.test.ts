import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { grossIn, orderAmounts } from './order-amounts.ts'

test.each([
  [389, 19, 389_00],
  [389, 20, 392_27],
  [11.9, 20, 12_00],
  [9.99, 20, 10_07],
])('%d euros with German tax are at %d %% %d cents', (gross, rate, cents) => {
  expect(grossIn(gross, 19, rate)).toBe(cents)
})

test('net and tax make what was paid, and the discounts of the lines make the whole discount', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitGross: fc.integer({ min: 1, max: 100_000 }),
    ratePercent: fc.constantFrom(7, 19, 20, 25.5),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 50 }), (lines, percent) => {
      const amounts = orderAmounts(lines, percent)
      const sum = (key: 'rowGross' | 'discount' | 'tax') => amounts.lines.reduce((total, one) => total + one[key], 0)
      expect(sum('discount')).toBe(amounts.discount)
      expect(sum('tax')).toBe(amounts.tax)
      expect(amounts.grandTotal).toBe(sum('rowGross') - sum('discount'))
      expect(amounts.lines.every(({ rowGross, discount }) => discount <= rowGross)).toBe(true)
    }),
  )
})
