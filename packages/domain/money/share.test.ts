import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { share } from './share.ts'

test('a share is rounded half up', () => {
  expect(share(1999, 19, 100)).toBe(380)
  expect(share(50, 1, 100)).toBe(1)
  expect(share(-50, 1, 100)).toBe(-1)
})

test('a share of a large amount is as exact as one of a small amount', () => {
  expect(share(900_719_925_474_099, 1_000_000, 3_000_000)).toBe(300_239_975_158_033)
  expect(share(-900_719_925_474_100, 1_000_000, 2_000_000)).toBe(-450_359_962_737_050)
})

test('the whole of an amount is the amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 10 ** 9 }), (amount, whole) => {
      expect(share(amount, whole, whole)).toBe(amount)
    }),
  )
})
