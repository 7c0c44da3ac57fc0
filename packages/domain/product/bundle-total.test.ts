import type { Product } from '@welt/contract/entity/product.ts'
import { describe, expect, test } from 'vitest'
import { bundleTotal } from './bundle-total.ts'
import { defaultBundleSelection } from './default-bundle-selection.ts'

const base = { id: 1, name: 'Set', status: 1, visibility: 4 }
const part = (sku: string, price: number, price_incl_tax: number): [string, Product] => [
  sku,
  { ...base, sku, type_id: 'simple', price, price_incl_tax },
]
const linked = new Map([
  part('shoe', 200, 238),
  part('tree', 40, 47.6),
  part('cedar', 60, 71.4),
  part('cream', 10, 11.9),
])
const bundle: Product = {
  ...base,
  sku: 'set',
  type_id: 'bundle',
  price: 999,
  bundle_options: [
    { option_id: 1, product_links: [{ id: 1, sku: 'shoe', qty: 1 }] },
    {
      option_id: 2,
      product_links: [
        { id: '2', sku: 'tree' },
        { id: '3', sku: 'cedar', qty: 2, is_default: true },
      ],
    },
    { option_id: 3, product_links: [{ id: 4, sku: 'cream', qty: null }] },
    { option_id: 4, product_links: [] },
  ],
}

describe('bundleTotal', () => {
  test('[PROD-11] adds price × quantity of the default link, else the first, at quantity 1 where missing', () => {
    const { total, log } = bundleTotal(bundle, linked)
    expect(total).toEqual({ price: 330, price_tax: 62.7, price_incl_tax: 392.7 })
    expect(log).toEqual([])
  })

  test('[PROD-11] the default selection can travel with a cart item', () => {
    expect(defaultBundleSelection(bundle)).toEqual([
      { option_id: 1, option_qty: 1, option_selections: [1] },
      { option_id: 2, option_qty: 2, option_selections: ['3'] },
      { option_id: 3, option_qty: 1, option_selections: [4] },
    ])
  })

  test('[PROD-11] a shopper’s selection counts instead, ids as numbers or text', () => {
    const selection = [
      { option_id: '1', option_selections: ['1'] },
      { option_id: 2, option_qty: 3, option_selections: [2] },
    ]
    expect(bundleTotal(bundle, linked, selection).total.price_incl_tax).toBe(380.8)
  })

  test('[PROD-11] a link that cannot be loaded is logged and costs nothing', () => {
    const selection = [{ option_id: 9, option_selections: [1] }]
    const nothing = { price: 0, price_tax: 0, price_incl_tax: 0 }
    expect(bundleTotal(bundle, linked, selection)).toEqual({ total: nothing, log: ['Product link not found'] })
    expect(bundleTotal(bundle, new Map([...linked].slice(1))).log).toEqual(['Product link not found'])
  })
})
