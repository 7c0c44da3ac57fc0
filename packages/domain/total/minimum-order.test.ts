import { expect, test } from 'vitest'
import { minimumOrderMissing } from './minimum-order.ts'

test.each([
  [0, 20_00],
  [19_99, 1],
  [20_00, 0],
  [500_00, 0],
])('[CART-8] goods for %d cents lack %d of an order of 20,00 EUR', (subtotalGross, missing) => {
  expect(minimumOrderMissing({ subtotalGross }, 20_00)).toBe(missing)
})
