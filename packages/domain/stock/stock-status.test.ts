import { expect, test } from 'vitest'
import { stockStatus } from './stock-status.ts'

const there = { is_in_stock: true, qty: 4 }
const gone = { is_in_stock: false, qty: 0 }

test.each([
  { stock: there, synchronize: true, status: 'ok' },
  { stock: there, synchronize: false, status: 'ok' },
  { stock: gone, synchronize: true, status: 'out_of_stock' },
  { stock: gone, synchronize: false, status: 'out_of_stock' },
  { stock: undefined, synchronize: true, status: 'ok' },
  { stock: undefined, synchronize: false, status: 'volatile' },
  { stock: { ...gone, manage_stock: false }, synchronize: true, status: 'ok' },
  { stock: { ...gone, manage_stock: true }, synchronize: true, status: 'out_of_stock' },
])('[STOCK-1] $stock, synchronised $synchronize: $status', ({ stock, synchronize, status }) => {
  expect(stockStatus(stock, { synchronize })).toBe(status)
})
