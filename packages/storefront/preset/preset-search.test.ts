import { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { expect, test } from 'vitest'
import type { CatalogQuery } from '../api/catalog-query.ts'
import type { Api } from '../api/create-api.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { loadPreset } from './load-preset.ts'
import { type Preset, presetSearch } from './preset-search.ts'

const products = PublicConfig.shape.products.parse({})
const shown = { visibility: { in: [2, 3, 4] }, status: { in: [0, 1] } }

test.each<[Preset, object, number]>([
  [{ list: 'new-collection' }, {}, 8],
  [{ list: 'bestsellers' }, { category_ids: { in: [86] } }, 24],
  [{ list: 'inspirations' }, { category_ids: { in: [3] } }, 8],
  [{ list: 'new-products' }, { is_sale: { eq: true } }, 8],
  [{ list: 'categories', ids: [21, 22] }, { category_ids: { in: [21, 22] } }, 8],
  [{ list: 'categories', ids: [21], size: 12 }, { category_ids: { in: [21] } }, 12],
])('[SEARCH-8] %j is asked for newest first, and only what a listing shows', (preset, filters, size) => {
  expect(presetSearch(products, preset)).toEqual({ filters: { ...filters, ...shown }, sort: 'updated_at:desc', size })
})

test('[SEARCH-8] numbers, categories and the filter are the configuration’s', () => {
  const own = PublicConfig.shape.products.parse({
    newCollectionSize: 4,
    bestsellersSize: 12,
    bestsellersCategoryId: 7,
    inspirationsCategoryId: 9,
    carouselSize: 6,
    newProductsFilter: { hf_collection: 'autumn', is_sale: false },
  })
  expect(presetSearch(own, { list: 'new-collection' }).size).toBe(4)
  expect(presetSearch(own, { list: 'bestsellers' })).toMatchObject({ filters: { category_ids: { in: [7] } }, size: 12 })
  expect(presetSearch(own, { list: 'inspirations' })).toMatchObject({ filters: { category_ids: { in: [9] } }, size: 6 })
  expect(presetSearch(own, { list: 'new-products' }).filters).toMatchObject({
    hf_collection: { eq: 'autumn' },
    is_sale: { eq: false },
  })
})

test('[LIST-1] [SEARCH-8] what is sold out is left out where the shop lists no such products', () => {
  const strict = PublicConfig.shape.products.parse({ listOutOfStockProducts: false })
  expect(presetSearch(strict, { list: 'bestsellers' }).filters).toMatchObject({ 'stock.is_in_stock': { eq: true } })
})

test('a product that the page shows elsewhere is left out, and nothing is asked for that a card does not need', async () => {
  const asked: CatalogQuery[] = []
  const search = ((_: string, query: CatalogQuery) => {
    asked.push(query)
    return Promise.resolve({ ok: true, result: { items: [], total: 0, aggregations: {} } })
  }) as Api['search']
  await loadPreset(await createTestShop({ api: { search } }), { list: 'new-collection' }, { without: 'PRAG' })
  expect(asked[0]?.filters).toEqual({ ...shown, sku: { neq: 'PRAG' } })
  expect(asked[0]?.include).toContain('lowest_price_30_days')
  expect(asked[0]?.include).not.toContain('description')
})
