import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import { calculateProductPrices, type PriceContext } from '@welt/domain/price/calculate-product-prices.ts'
import { describe, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../search/embedded-engine.ts'
import type { SearchEngine } from '../search/search-engine.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import { CatalogProduct } from './catalog-product.ts'
import { DetailPaths } from './detail-paths.ts'
import { RecentProducts } from './recent-products.ts'
import { ShownProduct } from './shown-product.ts'

const now = Date.UTC(2026, 3, 1)
const rates = [{ rate: 19, tax_country_id: 'DE', tax_region_id: 0 }]
const taxRules = [{ id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates }]
const context = { tax: { ...ellermoor.tax, defaultCountry: 'DE', sourcePriceIncludesTax: false }, taxRules, now }

function shoe(...configurable_children: ConfigurableChild[]): Product {
  const words = { name: 'Ox', type_id: 'configurable', status: 1, visibility: 4 } as const
  return {
    id: 1,
    sku: 'OX',
    ...words,
    tax_class_id: 2,
    price: 200,
    special_from_date: '2026-01-01',
    configurable_children,
  }
}
const secret = { field: 'secret', of: () => ({ 4: 7 }) }
const show = (source: Product, prices: PriceContext | null = context) => {
  const product = CatalogProduct.of(source)
  const details = new DetailPaths(new Map([['1', product]]))
  return new ShownProduct('1', product, prices, { secret, isInDetail: (path) => details.has(path) })
}
const two = shoe({ sku: 'OX-40', price: 100, hf_shoe_size: 40 }, { sku: 'OX-41', price: 150, hf_shoe_size: 41 })
const inList = shoe({ sku: 'OX-40', price: 100, custom_attributes: [{ attribute_code: 'hf_shoe_size', value: 40 }] })

describe('a shown product', () => {
  test('is priced with its variants when it is asked for whole', () => {
    expect(show(two).whole()).toEqual(calculateProductPrices(two, context))
  })

  test('stays as it is written where the platform calculates no taxes', () => {
    expect(show(two, null).whole()).toEqual(two)
  })

  test('is found by what is never told', () => {
    expect(show(two).document).toHaveProperty('secret.4', 7)
    expect(show(two).whole()).not.toHaveProperty('secret')
  })

  const ofVariants = ['price_incl_tax', 'price', 'hf_shoe_size', 'special_from_date'].map(
    (field) => `configurable_children.${field}`,
  )
  const fields = ['sku', 'price', 'price_incl_tax', 'special_from_date', 'secret.4', ...ofVariants]

  test.each([two, inList])(
    'is found by the same fields as the whole document, before and after a change',
    async (source) => {
      const target = { index: 'shop', entity: 'product' }
      const [brief, whole] = [createEmbeddedEngine({ synonyms: [] }), createEmbeddedEngine({ synonyms: [] })]
      const later = show({
        ...source,
        price: 90,
        configurable_children: [{ sku: 'OX-42', price: 80, hf_shoe_size: 42 }, { sku: 'OX-43' }],
      })
      const count = (engine: SearchEngine, field: string) => {
        const aggregations = { field: { kind: 'terms', field, size: 10 } } as const
        return engine.search(target, { sort: [], from: 0, size: 0, aggregations })
      }
      for (const shown of [show(source), later]) {
        await brief.put(target, [shown])
        await whole.put(target, [{ id: shown.id, document: shown.document }])
        for (const field of fields) {
          const counted = await count(brief, field)
          expect(counted).toEqual(await count(whole, field))
        }
      }
    },
  )
})

describe('recent products', () => {
  test('are the same object until there are too many variants', () => {
    const recent = new RecentProducts(6)
    const [first, second, third] = [show(two), show(two), show(two)]
    const made = recent.whole(first)
    recent.whole(second)
    expect(recent.whole(first)).toBe(made)
    recent.whole(third)
    expect(recent.whole(first)).toBe(made)
    recent.whole(second)
    recent.whole(third)
    expect(recent.whole(first)).not.toBe(made)
    expect(recent.whole(first)).toEqual(made)
    expect(recent.shownOf(made)).toBe(first)
  })
})
