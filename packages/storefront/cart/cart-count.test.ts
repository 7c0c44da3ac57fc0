import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { expect, test } from 'vitest'
import { cartCount } from './cart-count.ts'

const items: CartItem[] = [
  { sku: 'WIEN-42', name: 'Wien', qty: 2 },
  { sku: 'CREME', name: 'Creme', qty: 3 },
]

test('[SHELL-3] the badge counts pieces or lines, as the shop is configured', () => {
  expect(cartCount(items, 'quantities')).toBe(5)
  expect(cartCount(items, 'items')).toBe(2)
  expect(cartCount([], 'items')).toBe(0)
})
