import type { Product } from '@welt/contract/entity/product.ts'
import { describe, expect, test } from 'vitest'
import { writeRecord } from '../record/document-record.ts'
import { CatalogProduct } from './catalog-product.ts'
import { parseDocument } from './parse-document.ts'

const shoe: Product = {
  id: 1,
  sku: 'OX',
  name: 'Oxford',
  description: '<p>Größe 42½</p>',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  configurable_children: [{ sku: 'OX-40', image: '/ox.jpg', price: 10 }],
}

function read(product: object): CatalogProduct {
  const parsed = parseDocument('product', writeRecord('product', product))
  if (typeof parsed === 'string') throw new Error(parsed)
  return parsed
}

describe('a product of the catalogue', () => {
  test('is whole when somebody asks', () => {
    expect(read(shoe).brief).not.toHaveProperty('description', shoe.description)
    expect(JSON.stringify(read(shoe).whole())).toBe(JSON.stringify(shoe))
  })

  test('keeps what was changed in it', () => {
    const rated = read(shoe).with({ rating_summary: 80, name: 'Oxford Wien' })
    expect(rated.whole()).toEqual({ ...shoe, rating_summary: 80, name: 'Oxford Wien' })
    expect(read(shoe).whole()).toEqual(shoe)
  })

  test('whose detail is broken says which one it is', () => {
    const broken = new CatalogProduct(read(shoe).brief, new Uint8Array([1, 2, 3]))
    expect(() => broken.whole()).toThrow('The detail of the product OX cannot be read.')
    expect(broken.skus).toEqual(['OX-40'])
  })

  test('that was split needs its skus', () => {
    const { document, detail } = writeRecord('product', shoe)
    const fault = 'a product needs id, sku and variants with a sku each'
    for (const word of ['"sku":["OX-40"]', '"sku":"OX"', '"id":1']) {
      expect(document).toContain(word)
      expect(parseDocument('product', { document: document.replace(word, '"x":1'), detail })).toBe(fault)
    }
  })

  test.each([
    { tiers: undefined, ofVariant: undefined, hasTiers: false },
    { tiers: [], ofVariant: [], hasTiers: false },
    { tiers: [{ customer_group_id: 4, qty: 1, value: 5 }], ofVariant: undefined, hasTiers: true },
    { tiers: [], ofVariant: [{ customer_group_id: 4, qty: 1, value: 5 }], hasTiers: true },
    // An empty list still gives a variant without a price that of its product.
    { tiers: [], ofVariant: [], price: null, hasTiers: true },
  ])('has tiers only where these change something (%#)', ({ tiers, ofVariant, price = 10, hasTiers }) => {
    const configurable_children = [{ sku: 'OX-40', price, tier_prices: ofVariant }]
    expect(read({ ...shoe, tier_prices: tiers, configurable_children }).hasTiers).toBe(hasTiers)
  })
})
