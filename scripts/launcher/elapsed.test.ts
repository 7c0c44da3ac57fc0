import { expect, test } from 'vitest'
import { formatElapsed } from './elapsed.mjs'

test.each([
  [0, '0.0 s'],
  [340, '0.3 s'],
  [9940, '9.9 s'],
  [9960, '10 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [65_000, '1 min 5 s'],
])('%i ms reads %s', (milliseconds, text) => {
  expect(formatElapsed(milliseconds)).toBe(text)
})
