import { expect, test } from 'vitest'
import { parseQuantity } from './parse-quantity.ts'

test.each([
  [2, 2],
  ['2', 2],
  [' 3 ', 3],
  ['1.5', 1.5],
  [0, 0],
  ['0', 0],
  [-1, 0],
  ['-1', 0],
  ['', 0],
  ['two', 0],
  ['1,5', 0],
  ['0x10', 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [null, 0],
  [undefined, 0],
  [true, 0],
  [[2], 0],
])('[PRICE-9] a quantity of %j counts as %d', (value, quantity) => {
  expect(parseQuantity(value)).toBe(quantity)
})
