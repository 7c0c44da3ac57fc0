import type { Product, ProductLink } from '@welt/contract/entity/product.ts'
import { describe, expect, test } from 'vitest'
import { groupedTotal } from './grouped-total.ts'

const product = (fields: Partial<Product>): Product => ({
  id: 1,
  sku: 'care-set',
  name: 'Care set',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  ...fields,
})
const linked = new Map([
  ['brush', product({ sku: 'brush', price: 16.7983, price_incl_tax: 19.99 })],
  ['cream', product({ sku: 'cream', price: 8.3193, price_incl_tax: 9.9 })],
])
const link = (linked_product_sku: string, more: ProductLink = {}): ProductLink => ({
  link_type: 'associated',
  linked_product_type: 'simple',
  linked_product_sku,
  ...more,
})
const grouped = (...product_links: ProductLink[]) => product({ type_id: 'grouped', price: 5, product_links })
const nothing = { price: 0, price_tax: 0, price_incl_tax: 0 }

describe('groupedTotal', () => {
  test('[PROD-10] sums its associated simple products at quantity 1, starting from nothing', () => {
    const { total, log } = groupedTotal(grouped(link('brush'), link('cream')), linked)
    expect(total).toEqual({ price: 25.1176, price_tax: 4.7724, price_incl_tax: 29.89 })
    expect(log).toEqual([])
  })

  test('[PROD-10] links of other kinds do not count', () => {
    const related = link('brush', { link_type: 'related' })
    const nested = link('brush', { linked_product_type: 'configurable' })
    expect(groupedTotal(grouped(related, nested), linked)).toEqual({ total: nothing, log: [] })
  })

  test('[PROD-10] a link that cannot be loaded is logged and costs nothing', () => {
    const { total, log } = groupedTotal(grouped(link('cream'), link('lost'), link('gone')), linked)
    expect(total.price_incl_tax).toBe(9.9)
    expect(log).toEqual(['Product link not found', 'Product link not found'])
  })

  test.each([grouped(), product({ type_id: 'grouped' })])('[PROD-10] a group without links is logged', (group) => {
    const log = ['Product with type grouped has no product_links set!']
    expect(groupedTotal(group, linked)).toEqual({ total: nothing, log })
  })
})
