import { checkQuantity } from '@welt/domain/cart/check-quantity.ts'
import { expect, test } from 'vitest'
import { createTestShop } from '../testing/create-test-shop.ts'
import { quantityFault } from './quantity-fault.ts'

test.each([
  ['0', 10_000, 'Quantity must be above 0'],
  ['-3', 10_000, 'Quantity must be above 0'],
  ['1,5', 10_000, 'Quantity must be a positive integer'],
  ['zwei', 10_000, 'Quantity must be a positive integer'],
  ['10001', 10_000, 'Quantity must be below 10001'],
  ['4', 3, 'Only 3 products of this type are available'],
])('[CART-3] [FORM-1] [STOCK-5] "%s" of at most %i is answered with "%s"', async (typed, maximum, words) => {
  const { texts } = await createTestShop()
  await texts.load(['cart'])
  const check = checkQuantity(typed, maximum)
  expect(check.ok).toBe(false)
  expect(check.ok || quantityFault(texts.text, check, 10_000)).toBe(words)
})
