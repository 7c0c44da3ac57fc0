import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test.each([
  [0.5, 2, '.5'],
  [-0.25, 2, '-.25'],
  [-0.001, 2, '0'],
  [12, 1, '12'],
  [2.71449, 3, '2.714'],
  [1e-9, 2, '0'],
])('%d with %d digits is written %s', (value, digits, text) => {
  expect(numberText(value, digits)).toBe(text)
})

test.each([Number.NaN, Infinity, -Infinity])('%d does not get into a drawing', (value) => {
  expect(() => numberText(value)).toThrow(RangeError)
})
