import { expect, test } from 'vitest'
import { grossIn } from './gross-in.ts'

test.each([
  [326_8908, 19, 389_00],
  [326_8908, 20, 392_27],
  [10_0000, 20, 12_00],
  [8_3950, 20, 10_07],
  [100, 0, 1],
  [0, 19, 0],
])('%d ten-thousandths net are at %d %% %d cents', (net, rate, cents) => {
  expect(grossIn(net, rate)).toBe(cents)
})
