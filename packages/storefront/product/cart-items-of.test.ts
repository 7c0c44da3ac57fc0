import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import { cartItemsOf } from './cart-items-of.ts'

const cream: Product = { id: 1, sku: 'CREAM', name: 'Creme', type_id: 'simple', status: 1, visibility: 4 }
const brush: Product = { ...cream, id: 2, sku: 'BRUSH' }

test('a product goes into the cart as it is, once', () => {
  expect(cartItemsOf(cream, [])).toEqual([{ ...cream, qty: 1 }])
})

test('the parts of a grouped product are lines of their own', () => {
  const parts = [
    { product: cream, quantity: 1, path: '/creme' },
    { product: brush, quantity: 1, path: '/buerste' },
  ]
  expect(cartItemsOf({ ...cream, type_id: 'grouped' }, parts)).toEqual([
    { ...cream, qty: 1 },
    { ...brush, qty: 1 },
  ])
})

test('a bundle is one line that carries its selection', () => {
  const bundle: Product = {
    ...cream,
    type_id: 'bundle',
    bundle_options: [{ option_id: 1, product_links: [{ id: 11, sku: 'CREAM', qty: 2, is_default: true }] }],
  }
  expect(cartItemsOf(bundle, [])).toEqual([
    {
      ...cream,
      type_id: 'bundle',
      qty: 1,
      product_option: {
        extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 2, option_selections: [11] }] },
      },
    },
  ])
})
