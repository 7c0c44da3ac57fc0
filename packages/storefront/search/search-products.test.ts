import type { Product } from '@welt/contract/entity/product.ts'
import { describe, expect, test } from 'vitest'
import type { CatalogQuery } from '../api/catalog-query.ts'
import type { Api } from '../api/create-api.ts'
import type { Shop } from '../store-view/shop.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { searchProducts } from './search-products.ts'

const wien: Product = {
  id: 1,
  sku: 'WIEN',
  name: 'Wien',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price_incl_tax: 389,
}

/** A shop whose catalogue holds one shoe, and everything that it was asked about products. */
async function shopWith(answers: Partial<Record<string, object>> = {}) {
  const asked: CatalogQuery[] = []
  const search = (entity: string, query: CatalogQuery) => {
    if (entity === 'product') asked.push(query)
    const items = entity === 'product' ? [wien] : []
    return Promise.resolve(answers[entity] ?? { ok: true, result: { items, total: items.length, aggregations: {} } })
  }
  return { asked, shop: await createTestShop({ api: { search: search as unknown as Api['search'] } }) }
}

function listingSoldOut(shop: Shop, listOutOfStockProducts: boolean): Shop {
  return { ...shop, config: { ...shop.config, products: { ...shop.config.products, listOutOfStockProducts } } }
}

describe('a search for products', () => {
  test('[SEARCH-3] looks among what search may show, and answers cards', async () => {
    const { shop, asked } = await shopWith()
    const answer = await searchProducts(shop, { text: 'wien', start: 18, size: 18 })
    expect(answer).toMatchObject({ ok: true, result: { total: 1, cards: [{ sku: 'WIEN', price: '389,00\u00a0€' }] } })
    expect(asked).toMatchObject([
      { text: 'wien', from: 18, size: 18, filters: { visibility: { in: [3, 4] }, status: { in: [0, 1] } } },
    ])
    expect(asked[0]?.sort).toBeUndefined()
  })

  test.each([
    [true, undefined],
    [false, { eq: true }],
  ])('[SEARCH-3] with sold-out products listed (%s) the stock is asked for as %o', async (listed, stock) => {
    const { shop, asked } = await shopWith()
    await searchProducts(listingSoldOut(shop, listed), { text: 'wien', start: 0, size: 18 })
    expect(asked[0]?.filters?.['stock.is_in_stock']).toEqual(stock)
  })

  test.each([
    [
      { start: 0, size: 0 },
      { from: 0, size: 50 },
    ],
    [
      { start: -5, size: -1 },
      { from: 0, size: 50 },
    ],
    [
      { start: 36, size: 1 },
      { from: 36, size: 1 },
    ],
  ])('[SEARCH-3] a request for %o asks for %o', async (wanted, question) => {
    const { shop, asked } = await shopWith()
    await searchProducts(shop, { text: 'wien', ...wanted })
    expect(asked).toMatchObject([question])
  })

  test.each(['product', 'attribute'])('[SEARCH-6] says so when the question about the %s fails', async (entity) => {
    const { shop } = await shopWith({ [entity]: { ok: false, at: 'network', text: 'no engine' } })
    expect(await searchProducts(shop, { text: 'wien', start: 0, size: 18 })).toMatchObject({ ok: false, at: 'network' })
  })
})
