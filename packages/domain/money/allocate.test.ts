import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate } from './allocate.ts'
import { sumCents } from './cents.ts'

describe('allocate', () => {
  test.each([
    { amount: 100, ratios: [1, 1, 1], shares: [34, 33, 33] },
    { amount: 5, ratios: [3, 7], shares: [2, 3] },
    { amount: 100, ratios: [0, 1], shares: [0, 100] },
    { amount: 10, ratios: [0, 0, 0], shares: [4, 3, 3] },
    { amount: -100, ratios: [1, 1, 1], shares: [-34, -33, -33] },
    { amount: 0, ratios: [2, 5], shares: [0, 0] },
    { amount: 2, ratios: [1, 2, 3], shares: [0, 1, 1] },
  ])('$amount by $ratios gives $shares', ({ amount, ratios, shares }) => {
    expect(allocate(amount, ratios)).toEqual(shares)
  })

  const ratios = fc.array(fc.nat(10 ** 7), { minLength: 1, maxLength: 30 })

  test('the shares sum to the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 10), max: 10 ** 10 }), ratios, (amount, ratios) => {
        expect(sumCents(allocate(amount, ratios))).toBe(amount)
      }),
    )
  })

  test('a share is less than one cent away from its exact value', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 8), ratios, (amount, ratios) => {
        const total = sumCents(ratios)
        fc.pre(total > 0)
        allocate(amount, ratios).forEach((part, position) => {
          expect(Math.abs(part * total - amount * ratios[position]!)).toBeLessThan(total)
        })
      }),
    )
  })

  test('nobody to share among, or a ratio that is no whole number, is refused with a sentence', () => {
    expect(() => allocate(100, [])).toThrow('An amount cannot be allocated to nobody')
    expect(() => allocate(100, [1, -1])).toThrow('Ratios are whole numbers from 0 up, not 1, -1')
    expect(() => allocate(100, [0.5])).toThrow('Ratios are whole numbers from 0 up, not 0.5')
  })
})
