import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundHalfUp } from './round-half-up.ts'

test.each([
  [5, 10, 1],
  [4, 10, 0],
  [-5, 10, -1],
  [-4, 10, 0],
  [7, 3, 2],
  [8, 3, 3],
  [3, 2, 2],
  [0, 7, 0],
])('%d by %d is %d', (dividend, divisor, quotient) => {
  expect(roundHalfUp(dividend, divisor)).toBe(quotient)
})

test('the rounded quotient is at most half a divisor away, and a refund mirrors its charge', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 10 ** 9 }), (dividend, divisor) => {
      const quotient = roundHalfUp(dividend, divisor)
      const distance = BigInt(dividend) - BigInt(quotient) * BigInt(divisor)
      expect(2n * distance).toBeLessThan(BigInt(divisor))
      expect(2n * distance).toBeGreaterThanOrEqual(-BigInt(divisor))
      expect(roundHalfUp(-dividend, divisor)).toBe(0 - quotient)
    }),
  )
})
