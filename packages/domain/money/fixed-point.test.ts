import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromFixedPoint, toFixedPoint } from './fixed-point.ts'

describe('toFixedPoint', () => {
  test.each([
    [1.005, 2, 101],
    [1.004, 2, 100],
    [8.575, 2, 858],
    [-1.005, 2, -101],
    [0.1 + 0.2, 2, 30],
    [19.99, 2, 1999],
    [100.83195, 4, 1008320],
    [1e-7, 4, 0],
    [-0, 2, 0],
    [0, 0, 0],
    [2.5, 0, 3],
  ])('%d with %d digits is %d', (decimal, digits, units) => {
    expect(toFixedPoint(decimal, digits)).toBe(units)
  })

  test('a decimal is rounded by its text, half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 999 }), (cents, rest) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}${String(rest).padStart(3, '0')}`
        expect(toFixedPoint(Number(text), 2)).toBe(rest >= 500 ? cents + 1 : cents)
      }),
    )
  })

  test('what was written as a decimal reads back as the same integer', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.constantFrom(0, 2, 4), (units, digits) => {
        expect(toFixedPoint(fromFixedPoint(units, digits), digits)).toBe(units)
      }),
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e20])('%d is refused with a sentence', (decimal) => {
    expect(() => toFixedPoint(decimal, 2)).toThrow(`${decimal} is not an amount`)
  })
})
