import { describe, expect, test } from 'vitest'
import { runMend } from '../testing/run-mend.ts'
import type { Draft } from './draft.ts'
import { mendStockItem } from './mend-stock-item.ts'

describe('rows of the shelf', () => {
  const row = {
    sku: 'A',
    product_id: 4,
    qty: 2,
    is_in_stock: 1,
    manage_stock: 1,
    backorders: 0,
    min_sale_qty: 1,
    max_sale_qty: 10_000,
    notify_stock_qty: 1,
    low_stock_date: null,
  }

  test.each<[string, Draft, string | undefined, object]>([
    ['whole', { ...row, is_in_stock: true, manage_stock: true }, undefined, { ok: true, document: row }],
    ['with the sku beside it', { product_id: '4', qty: '2', is_in_stock: '1' }, 'A', { ok: true, document: row }],
    ['without a sku', { product_id: 4, qty: 2 }, undefined, { ok: false, reason: 'no-sku' }],
    ['without a product', { sku: 'A', qty: 2 }, undefined, { ok: false, reason: 'no-product' }],
  ])('%s', (_, given, outerId, answer) => {
    expect(runMend(mendStockItem, given, outerId).mended).toEqual(answer)
  })
})
