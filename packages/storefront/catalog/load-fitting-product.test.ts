import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import { createTestShop } from '../testing/create-test-shop.ts'
import { loadFittingProduct } from './load-fitting-product.ts'

const good = (sku: string, price_incl_tax: number, more: Partial<Product> = {}): Product => ({
  id: 1,
  sku,
  name: sku,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price_incl_tax,
  ...more,
})
const engraving = { option_id: 1, title: 'Gravur', type: 'field' }

/** What is offered where 8,10 € are missing and the catalogue finds these, the cheapest first. */
async function offered(...items: Product[]): Promise<string | undefined> {
  const result = { items: items as never[], total: items.length, aggregations: {} }
  const shop = await createTestShop({ api: { search: () => Promise.resolve({ ok: true, result }) } })
  return (await loadFittingProduct(shop, { missingCents: 810, without: ['CREAM'] }))?.sku
}

test('[CART-8] what is offered is dear enough, there, not in the cart already, and asks nothing first', async () => {
  const soldOut = { stock: { is_in_stock: false, qty: 0, manage_stock: true } }
  const asking = { custom_options: [{ ...engraving, is_require: true }] }
  const mayAsk = { custom_options: [{ ...engraving, is_require: false }] }
  expect(
    await offered(
      good('WAX', 7),
      good('CREAM', 9),
      good('BRUSH', 9, soldOut),
      good('HORN', 9, asking),
      good('TREE', 9, mayAsk),
      good('CLOTH', 10),
    ),
  ).toBe('TREE')
  expect(await offered(good('HORN', 9, asking))).toBeUndefined()
})
