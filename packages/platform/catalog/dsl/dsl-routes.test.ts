import { PlainResponse } from '@welt/contract/api/catalog.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFetch } from '../../http/create-fetch.ts'
import { silentLog } from '../../log/log.ts'
import { ellermoor } from '../../seed/testing/demo-store-views.ts'
import type { Database } from '../../storage/database.ts'
import { temporarySqlite } from '../../storage/testing/temporary-sqlite.ts'
import { catalogRoutes } from '../catalog-routes.ts'
import { createCatalog } from '../load-catalog.ts'
import { fixtureDocuments, fixtureStock, insertFixture, insertFixtureStock } from '../testing/fixture-catalog.ts'

const { index } = ellermoor.elasticsearch
let database: Database
let fetch: (request: Request) => Promise<Response>

beforeAll(async () => {
  database = await temporarySqlite()
  await insertFixture(database, index, fixtureDocuments)
  await insertFixtureStock(database, fixtureStock)
  const storeViews = [ellermoor]
  const catalog = await createCatalog({ database, storeViews, clock: () => Date.UTC(2026, 3, 1), log: silentLog })
  const options = { storeViews, defaultStoreCode: ellermoor.storeCode, log: silentLog }
  fetch = createFetch(options, [catalogRoutes({ catalog, priceExtremes: true })])
})
afterAll(() => database.close())

const path = (query: string) => `http://platform.test/api/catalog/${index}/product/_search?${query}`

async function get(query: string): Promise<unknown> {
  return (await fetch(new Request(path(query)))).json()
}

async function ask(body: object, query = '') {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(new Request(path(query), { method: 'POST', headers, body: JSON.stringify(body) }))
  return PlainResponse.parse(await response.json())
}

async function ids(body: object, query = '') {
  return (await ask(body, query)).hits.hits.map(({ _id }) => Number(_id))
}

describe('the answer', () => {
  test('is the engine’s own body', async () => {
    expect(await ask({ query: { term: { sku: 'CR' } }, _source: ['sku', 'name'] })).toEqual({
      took: 0,
      timed_out: false,
      _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
      hits: {
        total: 1,
        max_score: null,
        hits: [{ _index: index, _type: 'product', _id: '3', _score: null, _source: { sku: 'CR', name: 'Schuhcreme' } }],
      },
    })
  })

  test('has counts and no hits where the body asks for none', async () => {
    const aggs = { colours: { terms: { field: 'hf_color_options' } } }
    const { hits, aggregations } = await ask({ size: 0, aggs })
    const all = await ask({ aggs })
    expect(hits).toEqual({ total: all.hits.total, max_score: null, hits: [] })
    expect(aggregations).toEqual(all.aggregations)
    expect(all.hits.hits.length).toBeGreaterThan(0)
    // The page that the address asks for wins.
    expect(await ids({ size: 0 }, 'size=1')).toHaveLength(1)
  })

  test('is compact where that is asked for', async () => {
    const request = encodeURIComponent(JSON.stringify({ query: { term: { sku: 'CR' } } }))
    expect(await get(`request=${request}&response_format=compact&_source_include=name`)).toEqual({
      hits: [{ nm: 'Schuhcreme', _score: null }],
      total: 1,
    })
  })
})

describe('ways to send it', () => {
  const body = { query: { multi_match: { query: 'Derby Oxford', fields: ['name'], minimum_should_match: '50%' } } }

  test.each([
    ['once', encodeURIComponent(JSON.stringify(body))],
    ['twice', encodeURIComponent(encodeURIComponent(JSON.stringify(body)))],
    ['once, with a sign that was encoded before', encodeURIComponent(JSON.stringify(body).replace('50%', '50%25'))],
  ])('encoded %s', async (_title, request) => {
    expect(await get(`request=${request}&_source_include=id`)).toMatchObject({ hits: { total: 2 } })
  })

  test('page and fields of the address win over those of the body', async () => {
    expect(await ids({ size: 1, from: 0, sort: 'id' }, 'size=2&from=1')).toEqual([2, 3])
    expect(await ids({ size: 2, from: 1, sort: 'id' }, 'size=&from=')).toEqual([2, 3])
    expect(await ids({ sort: [{ id: 'desc' }], size: 2 }, 'sort=id:asc')).toEqual([101, 5])
  })

  test('q finds words beside the filters of a body', async () => {
    expect(await ids({ query: { bool: { filter: { term: { status: 1 } } } } }, 'q=Derby')).toEqual([2])
    expect(await ids({ query: { term: { sku: 'CR' } } }, 'q=*')).toEqual([3])
  })
})

describe('order', () => {
  const inCategory = { bool: { filter: [{ terms: { category_ids: [20, 21] } }] } }

  test.each<[string, object, number[]]>([
    ['by position within the asked category', { query: inCategory, sort: [{ position: 'asc' }] }, [2, 3, 1]],
    [
      'by position within the category that the sort names',
      {
        sort: [
          {
            'category.position': {
              order: 'asc',
              nested_path: 'category',
              nested_filter: { term: { 'category.category_id': 2 } },
            },
          },
        ],
        query: { terms: { id: [1, 2] } },
      },
      [2, 1],
    ],
    ['by the price that is shown', { query: inCategory, sort: { final_price: { order: 'desc' } } }, [1, 2, 3]],
    ['by score before everything else', { query: { match: { name: 'derby' } }, sort: ['_score', { id: 'desc' }] }, [2]],
  ])('%s', async (_title, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })
})

describe('counts', () => {
  const visible = { terms: { id: [1, 2, 3] } }

  test('within each group of a count, as builders nest them', async () => {
    const { aggregations } = await ask({
      query: visible,
      aggs: {
        agg_terms_type_id: {
          terms: { field: 'type_id' },
          aggs: { dearest: { max: { field: 'price' } }, colours: { terms: { field: 'hf_color_options', size: 1 } } },
        },
      },
    })
    expect(aggregations?.agg_terms_type_id).toMatchObject({
      buckets: expect.arrayContaining([
        {
          key: 'configurable',
          doc_count: 2,
          dearest: { value: 357 },
          colours: { buckets: [{ key: 12, doc_count: 2 }] },
        },
      ]) as unknown,
    })
  })

  test('ranges by key, with names of their own', async () => {
    const { aggregations } = await ask({
      query: visible,
      aggs: { price: { range: { field: 'price', keyed: true, ranges: [{ to: 100, key: 'cheap' }, { from: 100 }] } } },
    })
    expect(aggregations?.price).toEqual({
      buckets: { cheap: { from: 0, to: 100, doc_count: 1 }, '100.0-*': { from: 100, doc_count: 2 } },
    })
  })

  test('values by their key', async () => {
    const aggs = { ids: { terms: { field: 'id', size: 2, order: { _key: 'desc' } } } }
    expect((await ask({ aggs })).aggregations?.ids).toEqual({
      buckets: [
        { key: 101, doc_count: 1 },
        { key: 5, doc_count: 1 },
      ],
    })
  })

  test('the highest of nothing is nothing', async () => {
    expect((await ask({ aggs: { a: { max: { field: 'nonsense' } } } })).aggregations).toEqual({ a: { value: null } })
  })

  test('[LIST-3] a search query tells the highest and the lowest price too, where the shop wants it', async () => {
    const request = {
      _availableFilters: [{ field: 'price', scope: 'catalog' }],
      _appliedFilters: [{ attribute: 'id', value: { in: [1, 2, 3] } }],
    }
    const answer = await get(`request_format=search-query&request=${encodeURIComponent(JSON.stringify(request))}`)
    expect(answer).toMatchObject({ aggregations: { agg_max_price: { value: 357 }, agg_min_price: { value: 11.9 } } })
  })
})
