import { randomBytes } from 'node:crypto'
import { CompactResponse } from '@welt/contract/api/catalog.ts'
import { PriceInfo } from '@welt/contract/entity/price-info.ts'
import { Product } from '@welt/contract/entity/product.ts'
import { envelope } from '@welt/contract/envelope.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogRoutes } from '../catalog/catalog-routes.ts'
import { createCatalog } from '../catalog/load-catalog.ts'
import {
  fixtureDocuments,
  fixtureStock,
  insertFixture,
  insertFixtureStock,
} from '../catalog/testing/fixture-catalog.ts'
import { serveRoutes } from '../catalog/testing/serve-routes.ts'
import { silentLog } from '../log/log.ts'
import { demoStoreViews, ellermoor, laszlo } from '../seed/testing/demo-store-views.ts'
import { readGroupToken, signGroupToken } from '../session/group-token.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Database } from '../storage/database.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { urlRoutes } from '../url/url-routes.ts'
import { createPriceGroupReader } from './price-group-reader.ts'
import { productRoutes } from './product-routes.ts'

const { index } = ellermoor.elasticsearch
const trade = 4
const now = Date.UTC(2026, 4, 10)
const secret = randomBytes(32)
let database: Database
let call: ReturnType<typeof serveRoutes>
let groupToken: string

/** A session of the trade group under the token `trade`; every other token is over. */
async function readVisitor({ query, request }: { query: URLSearchParams; request: Request }): Promise<Visitor> {
  const token = query.get('token') ?? request.headers.get('authorization')?.replace('Bearer ', '')
  if (!token || token === 'null') return { kind: 'guest' }
  if (token !== 'trade') return { kind: 'expired' }
  return { kind: 'customer', customerId: 1, groupId: trade, email: 'a@b.example', sessionId: 's' }
}

const tier = (customer_group_id: number, qty: number, value: number) => ({ customer_group_id, qty, value })
const documents = {
  ...fixtureDocuments,
  product: fixtureDocuments.product.map((product) => {
    if (product.sku === 'CR') return { ...product, tier_prices: [tier(trade, 1, 5), tier(trade, 10, 4), tier(9, 1, 3)] }
    if (product.sku !== 'DB') return product
    const children = product.configurable_children?.map((child) => ({ ...child, tier_prices: [tier(trade, 1, 3.5)] }))
    return { ...product, configurable_children: children }
  }),
}

beforeAll(async () => {
  groupToken = await signGroupToken({ customerId: 1, groupId: trade }, secret, now)
  database = await temporarySqlite()
  await insertFixture(database, index, documents)
  await insertFixture(database, laszlo.elasticsearch.index, {
    taxrule: fixtureDocuments.taxrule,
    product: [{ ...fixtureDocuments.product[2]!, price: 11.9, special_price: 9.52 }],
  })
  await insertFixtureStock(database, fixtureStock)
  const clock = () => now
  const catalog = await createCatalog({ database, storeViews: demoStoreViews, clock, log: silentLog })
  const priceGroup = createPriceGroupReader({
    readVisitor,
    readGroupToken: (token) => readGroupToken(token, secret, now),
  })
  call = serveRoutes([
    productRoutes({ catalog, storeViews: demoStoreViews, clock, readVisitor, priceGroup }),
    catalogRoutes({ catalog, priceGroup }),
    urlRoutes({ database, catalog, priceGroup }),
  ])
})
afterAll(() => database.close())

const Items = envelope(z.object({ items: z.array(PriceInfo) }))

async function render(query: string, init?: RequestInit) {
  const { status, body } = await call(`/api/product/render-list?${query}`, init)
  expect(status).toBe(200)
  return Items.parse(body).result.items
}

const finals = async (query: string, init?: RequestInit) =>
  (await render(query, init)).map(({ price_info }) => price_info.final_price)

describe('render-list', () => {
  test('[PRICE-5] tells a reduced price gross, net and in words', async () => {
    const [item] = await render('skus=CR&currencyCode=EUR&storeId=1')
    const same = { max_price: 9.52, minimal_price: 9.52, special_price: 9.52, final_price: 9.52 }
    expect(item).toMatchObject({
      id: 3,
      name: 'Schuhcreme',
      type: 'simple',
      url: '/schuhcreme',
      store_id: 1,
      currency_code: 'EUR',
      sgn: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      price_info: {
        ...same,
        regular_price: 11.9,
        max_regular_price: 11.9,
        minimal_regular_price: 11.9,
        formatted_prices: { final_price: '9,52\u00a0€', regular_price: '11,90\u00a0€', special_price: '9,52\u00a0€' },
        extension_attributes: { tax_adjustments: { final_price: 8, regular_price: 10, special_price: 8 } },
      },
    })
  })

  test('[PRICE-5] a configurable product tells the lowest and the highest of its variants, and those can be asked for', async () => {
    const [shoe, variant, hidden] = await render('skus=OX,OX-13-41,OX-12-40')
    expect(shoe?.price_info).toMatchObject({ final_price: 357, minimal_price: 357, max_price: 380.8, special_price: 0 })
    expect(variant).toMatchObject({ id: 102, type: 'simple', url: '/oxford-wien', price_info: { final_price: 380.8 } })
    expect(hidden).toMatchObject({ id: 101, price_info: { final_price: 357 } })
  })

  test('[PRICE-5] net and gross store views tell the same', async () => {
    const [net] = await render(`skus=CR&storeId=${ellermoor.storeId}`)
    const [gross] = await render(`skus=CR&storeId=${laszlo.storeId}`)
    expect(gross?.price_info).toEqual(net?.price_info)
  })

  test('[PRICE-5] unknown skus are left out, doubles are told once, the order is that of the question', async () => {
    expect((await render('skus=none,DB,%20CR%20,DB,,')).map(({ id }) => id)).toEqual([2, 3])
    expect(await render('skus=none')).toEqual([])
  })

  test.each(['/api/product/render-list', '/api/products/render-list', '/de/api/products/render-list'])(
    '[PRICE-5] is answered at %s',
    async (path) => {
      expect(await call(`${path}?skus=CR&token=&currencyCode=eur`)).toMatchObject({ status: 200, body: { code: 200 } })
    },
  )

  test.each(['', 'skus=', 'sku=CR'])('[PRICE-5] ?%s is 400: skus parameter is required', async (query) => {
    expect(await call(`/api/product/render-list?${query}`)).toMatchObject({
      status: 400,
      body: { code: 400, result: 'skus parameter is required' },
    })
  })

  test.each([
    `skus=${Array.from({ length: 501 }, (_, at) => `s${at}`).join(',')}`,
    'skus=,,%20',
    'skus=CR&storeId=77',
    'skus=CR&storeId=x',
    'skus=CR&currencyCode=USD',
  ])('?%.20s… is 400 with words', async (query) => {
    const { status, body } = await call(`/api/product/render-list?${query}`)
    expect(status).toBe(400)
    expect(body).toEqual({ code: 400, result: expect.stringMatching(/\w{3}/) as unknown })
  })

  test('[PRICE-4] a token or a group token brings the prices of the group; a bare group id brings nothing', async () => {
    expect(await finals('skus=CR,DB')).toEqual([9.52, 119])
    expect(await finals('skus=CR,DB&token=trade')).toEqual([5.95, 4.17])
    expect(await finals('skus=CR,DB', { headers: { authorization: 'Bearer trade' } })).toEqual([5.95, 4.17])
    expect(await finals(`skus=CR&groupToken=${groupToken}`)).toEqual([5.95])
    expect(await finals('skus=CR&userGroupId=4')).toEqual([9.52])
    expect(await finals('skus=CR&groupToken=eyJhbGciOiJub25lIn0.eyJncm91cF9pZCI6NH0.')).toEqual([9.52])
    expect(await finals('skus=CR', { headers: { authorization: 'Bearer null' } })).toEqual([9.52])
  })

  test('[PRICE-4] a session that is over is 401, so that nobody takes the prices of guests for their own', async () => {
    expect(await call('/api/product/render-list?skus=CR&token=old')).toMatchObject({ status: 401, body: { code: 401 } })
  })

  test('an answer is never kept', async () => {
    expect((await call('/api/product/render-list?skus=CR')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('product/list', () => {
  test('tells the products themselves, as a group may see them', async () => {
    const List = envelope(z.object({ items: z.array(Product), total_count: z.int() }))
    const ask = async (query: string) => List.parse((await call(`/api/product/list?${query}`)).body).result
    const { items, total_count } = await ask('skus=CR,none,OX-13-41')
    expect([items.map(({ sku }) => sku), total_count]).toEqual([['CR'], 1])
    expect(items[0]).toMatchObject({ price_incl_tax: 9.52, tier_prices: [] })
    expect((await ask('skus=CR&token=trade')).items[0]).toMatchObject({
      price_incl_tax: 5.95,
      tier_prices: [tier(trade, 1, 5), tier(trade, 10, 4)],
    })
  })
})

describe('the catalogue for a group', () => {
  async function search(question: object, query = '') {
    const request = encodeURIComponent(JSON.stringify(question))
    const { body, headers } = await call(
      `/api/catalog/${index}/product/_search?request_format=search-query&response_format=compact&request=${request}${query}`,
    )
    return { ...CompactResponse.parse(body), cache: headers.get('cache-control') }
  }
  const onSale = {
    _appliedFilters: [
      { attribute: 'status', value: { in: [1] } },
      { attribute: 'visibility', value: 4 },
    ],
  }
  const byPrice = { ...onSale, _appliedSort: [{ field: 'final_price', options: 'asc' }] }
  const told = ({ hits }: CompactResponse) => hits.map(({ sku, pit }) => [sku, pit])

  test('[PRICE-7] lists tell, sort and filter by the prices of the group', async () => {
    expect(told(await search(byPrice))).toEqual([
      ['CR', 9.52],
      ['DB', 119],
      ['OX', 357],
    ])
    const group = await search({ ...byPrice, groupToken, groupId: '4' })
    expect(told(group)).toEqual([
      ['DB', 4.17],
      ['CR', 5.95],
      ['OX', 357],
    ])
    const cheap = [...onSale._appliedFilters, { attribute: 'price', value: { to: 9 }, scope: 'catalog' }]
    expect(told(await search({ _appliedFilters: cheap }))).toEqual([])
    expect(told(await search({ _appliedFilters: cheap, groupToken }))).toEqual([
      ['DB', 4.17],
      ['CR', 5.95],
    ])
  })

  test('[PRICE-7] what a group sees is kept by nobody, and guests keep seeing their own', async () => {
    expect((await search({ ...byPrice, groupToken })).cache).toBe('no-store')
    const guests = await search(byPrice)
    expect(guests.cache).toMatch(/^public/)
    expect(told(guests)[0]).toEqual(['CR', 9.52])
  })

  test('[PRICE-7] a customer’s own token does as well', async () => {
    expect(told(await search(byPrice, '&token=trade'))[0]).toEqual(['DB', 4.17])
  })

  test.each([{ groupId: 4 }, { groupId: '4', groupToken: 'x.y.z' }, { groupToken: '' }])(
    '[PRICE-7] %j proves no group',
    async (claim) => {
      expect(told(await search({ ...byPrice, ...claim }))[0]).toEqual(['CR', 9.52])
    },
  )

  test('[PRICE-7] no question finds out what another group pays', async () => {
    const { hits } = await search(onSale)
    expect(JSON.stringify(hits)).not.toMatch(/"customer_group_id"|group_price/)
    for (const attribute of [
      'tier_prices.value',
      'tier_prices.customer_group_id',
      'configurable_children.tier_prices.value',
    ]) {
      const { total } = await search({ _appliedFilters: [{ attribute, value: { gte: 0 } }] })
      expect(total).toBe(0)
    }
  })

  test('[URL-5] [PRICE-7] the url map tells a product with the prices of the group', async () => {
    const map = async (body: object) => (await call('/api/url/map', { json: { url: 'schuhcreme', ...body } })).body
    expect(await map({})).toMatchObject({ _type: 'product', _source: { price_incl_tax: 9.52, tier_prices: [] } })
    expect(await map({ groupId: trade, groupToken })).toMatchObject({
      _source: { price_incl_tax: 5.95, tier_prices: [{ value: 5 }, { value: 4 }] },
    })
    expect(await map({ groupId: trade })).toMatchObject({ _source: { price_incl_tax: 9.52 } })
  })
})
