import { expect, test } from 'vitest'
import { stockLevel } from './stock-level.ts'

test.each([
  { stock: { is_in_stock: true, qty: 4 }, level: { level: 'free' } },
  { stock: { is_in_stock: true, qty: 3 }, level: { level: 'last', quantity: 3 } },
  { stock: { is_in_stock: true, qty: 1, manage_stock: true }, level: { level: 'last', quantity: 1 } },
  { stock: { is_in_stock: true, qty: 1, manage_stock: false }, level: { level: 'free' } },
  { stock: { is_in_stock: true, qty: 0 }, level: { level: 'free' } },
  { stock: { is_in_stock: false, qty: 2 }, level: { level: 'sold-out' } },
  { stock: { is_in_stock: false, qty: 0, manage_stock: false }, level: { level: 'free' } },
  { stock: undefined, level: { level: 'free' } },
])('$stock is $level', ({ stock, level }) => {
  expect(stockLevel(stock, 3)).toEqual(level)
})
