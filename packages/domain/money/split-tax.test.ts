import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitGross, splitNet } from './split-tax.ts'

describe('splitting by a tax rate', () => {
  test.each([
    [11900, 19, 10000, 1900],
    [10000, 19, 8403, 1597],
    [10700, 7, 10000, 700],
    [1, 19, 1, 0],
    [9999, 0, 9999, 0],
    [-11900, 19, -10000, -1900],
    [10888, 8.875, 10000, 888],
  ])('gross %d at %d %% is net %d and tax %d', (gross, rate, net, tax) => {
    expect(splitGross(gross, rate)).toEqual({ net, tax, gross })
  })

  test.each([
    [10000, 19, 11900],
    [8403, 19, 10000],
    [1, 19, 1],
  ])('net %d at %d %% is gross %d', (net, rate, gross) => {
    expect(splitNet(net, rate)).toEqual({ net, tax: gross - net, gross })
  })

  const cents = fc.integer({ min: -(10 ** 10), max: 10 ** 10 })
  const rate = fc.integer({ min: 0, max: 400_000 }).map((units) => units / 10_000)

  test('net and tax sum to gross, whichever was given', () => {
    fc.assert(
      fc.property(cents, rate, (amount, rate) => {
        for (const split of [splitGross(amount, rate), splitNet(amount, rate)]) {
          expect(split.net + split.tax).toBe(split.gross)
        }
      }),
    )
  })

  test('a net amount comes back from its gross amount', () => {
    fc.assert(
      fc.property(cents, rate, (net, rate) => {
        expect(splitGross(splitNet(net, rate).gross, rate).net).toBe(net)
      }),
    )
  })
})
