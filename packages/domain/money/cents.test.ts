import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromCents, multiplyCents, sumCents, toCents } from './cents.ts'

describe('cents', () => {
  test('a decimal from the wire becomes cents and goes back unchanged', () => {
    expect(toCents(1234.5)).toBe(123450)
    expect(fromCents(123450)).toBe(1234.5)
  })

  test('a sum of decimals has no crumbs', () => {
    expect(fromCents(sumCents([0.1, 0.2, 0.3].map(toCents)))).toBe(0.6)
    expect(sumCents([])).toBe(0)
  })

  test.each([
    [1999, 3, 5997],
    [1999, 0.5, 1000],
    [-1999, 0.5, -1000],
    [333, 1.005, 335],
  ])('%d cents times %d is %d', (cents, quantity, product) => {
    expect(multiplyCents(cents, quantity)).toBe(product)
  })

  test('multiplying by a whole quantity is adding that many times', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 8), max: 10 ** 8 }), fc.nat(50), (cents, quantity) => {
        expect(multiplyCents(cents, quantity)).toBe(sumCents(Array.from({ length: quantity }, () => cents)))
      }),
    )
  })
})
