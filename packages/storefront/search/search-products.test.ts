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

  test('hands on why a hit was found, and another spelling where none was', async () => {
    const _matches = [{ word: 'vien', found: 'wien', field: 'name', label: 'Wien', by: 'typo' }]
    const found = { ok: true, result: { items: [{ ...wien, _matches }], total: 1, aggregations: {} } }
    const { shop, asked } = await shopWith({ product: found })
    await shop.texts.load(['search'])
    const answer = await searchProducts(shop, { text: 'vien', start: 0, size: 18 })
    expect(asked[0]?.explain).toBe(true)
    expect(answer).toMatchObject({ ok: true, result: { cards: [{ why: '“vien” read as “Wien”' }] } })

    const none = { ok: true, result: { items: [], total: 0, aggregations: {}, spelling: 'wien' } }
    const empty = await shopWith({ product: none })
    expect(await searchProducts(empty.shop, { text: 'vvien', start: 0, size: 18 })).toEqual({
      ok: true,
      result: { cards: [], total: 0, spelling: 'wien' },
    })
  })

  test('a platform that refuses to explain is not asked to', async () => {
    const { shop, asked } = await shopWith()
    const config = { ...shop.config, search: { ...shop.config.search, explain: false } }
    const answer = await searchProducts({ ...shop, config }, { text: 'wien', start: 0, size: 18 })
    expect(asked[0]?.explain).toBe(false)
    expect(answer).toMatchObject({ ok: true, result: { cards: [{ sku: 'WIEN' }] } })
    expect(answer).not.toHaveProperty('result.cards.0.why')
  })

  test.each(['product', 'attribute'])('[SEARCH-6] says so when the question about the %s fails', async (entity) => {
    const { shop } = await shopWith({ [entity]: { ok: false, at: 'network', text: 'no engine' } })
    expect(await searchProducts(shop, { text: 'wien', start: 0, size: 18 })).toMatchObject({ ok: false, at: 'network' })
  })
})
