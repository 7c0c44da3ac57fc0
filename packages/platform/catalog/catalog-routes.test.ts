import { CompactResponse } from '@welt/contract/api/catalog.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ellermoor, laszlo } from '../seed/testing/demo-store-views.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '../testing/create-test-platform.ts'
import { fixtureDocuments, fixtureStock, insertFixture, insertFixtureStock } from './testing/fixture-catalog.ts'

const german = ellermoor.elasticsearch.index
const english = laszlo.elasticsearch.index
let now = Date.UTC(2026, 3, 1)
let platform: TestPlatform

beforeAll(async () => {
  const database = await temporarySqlite()
  await insertFixture(database, german, fixtureDocuments)
  await insertFixture(database, english, {
    taxrule: fixtureDocuments.taxrule,
    product: [
      { id: 1, sku: 'EN', name: 'Cream', type_id: 'simple', status: 1, visibility: 4, tax_class_id: 2, price: 119 },
    ],
  })
  await insertFixtureStock(database, fixtureStock)
  platform = await createTestPlatform({ database, clock: () => now })
})
afterAll(() => platform.close())

interface Question {
  index?: string
  entity?: string
  filters?: [attribute: string, value: unknown, scope?: 'default' | 'catalog'][]
  sort?: { field: string; options?: unknown }[]
  text?: string
  available?: { field: string; scope?: string; options?: object }[]
  parameters?: Record<string, string>
}

function path({ index = german, entity = 'product', parameters = {}, ...question }: Question): string {
  const request = {
    _availableFilters: question.available ?? [],
    _appliedFilters: (question.filters ?? []).map(([attribute, value, scope = 'default']) => ({
      attribute,
      value,
      scope,
    })),
    _appliedSort: question.sort ?? [],
    _searchText: question.text ?? '',
  }
  const query = new URLSearchParams({
    request: JSON.stringify(request),
    request_format: 'search-query',
    response_format: 'compact',
    ...parameters,
  })
  return `/api/catalog/${index}/${entity}/_search?${query}`
}

async function ask(question: Question) {
  const { status, body } = await platform.call(path(question))
  expect([status, body]).toMatchObject([200, {}])
  return CompactResponse.parse(body)
}

async function ids(question: Question) {
  return (await ask(question)).hits.map((hit) => hit.id)
}

async function refusal(pathAndQuery: string, init?: RequestInit) {
  const { status, body } = await platform.call(pathAndQuery, init)
  const { code, result } = z.object({ code: z.int(), result: z.string() }).parse(body)
  expect(code).toBe(status)
  return { code, result }
}

describe('filters', () => {
  test.each<[string, Question, number[]]>([
    ['in', { filters: [['id', { in: [1, '3'] }]] }, [1, 3]],
    ['a plain value', { filters: [['sku', 'CR']] }, [3]],
    ['like is an exact match', { filters: [['sku', { like: 'CR' }]] }, [3]],
    ['nin', { filters: [['id', { nin: [1, 2, 101] }]] }, [3, 4, 5]],
    ['a range', { filters: [['price', { gte: 10, lt: 300 }]] }, [2, 3]],
    ['neq null is for what has no value', { filters: [['category_ids', { neq: null }]] }, [4, 5, 101]],
    [
      'or joins filters of several attributes',
      {
        filters: [
          ['sku', { or: 'CR' }],
          ['id', { or: [1] }],
        ],
      },
      [1, 3],
    ],
    ['category ids written as text', { filters: [['category_ids', { in: [20] }]] }, [1, 2]],
    ['a variant’s sku', { filters: [['configurable_children.sku', { eq: 'OX-13-41' }]] }, [1]],
    ['an analysed field by its other name', { filters: [['category.name.keyword', 'Pflege']] }, [3]],
    ['stock from the shelf', { filters: [['stock.is_in_stock', true]] }, [1, 3, 101]],
    ['catalog scope: own or variant’s value', { filters: [['hf_color', { in: ['12'] }, 'catalog']] }, [1, 2, 3]],
    ['catalog scope: only configurable products by variants', { filters: [['hf_color', 14, 'catalog']] }, []],
    [
      'two filters',
      {
        filters: [
          ['hf_color', 12, 'catalog'],
          ['hf_shoe_size', [40], 'catalog'],
        ],
      },
      [1],
    ],
    [
      'catalog scope: price is the gross price that is shown',
      { filters: [['price', { gte: 119, lte: 357 }, 'catalog']] },
      [1, 2, 101],
    ],
    ['final_price means the same', { filters: [['final_price', { lte: 119, gte: 11 }]] }, [2, 3]],
  ])('%s', async (_title, question, expected) => {
    expect(await ids(question)).toEqual(expected)
  })
})

describe('sorting and paging', () => {
  const inCategory: Question['filters'] = [['category_ids', { in: [20, 21] }]]

  test.each<[string, Question, number[]]>([
    ['by position within the category', { filters: inCategory, sort: [{ field: 'position' }] }, [2, 3, 1]],
    ['by position downwards', { filters: inCategory, sort: [{ field: 'position', options: 'desc' }] }, [1, 2, 3]],
    ['by shown price', { filters: inCategory, sort: [{ field: 'final_price', options: 'asc' }] }, [3, 2, 1]],
    ['downwards', { filters: inCategory, sort: [{ field: 'updated_at', options: { order: 'desc' } }] }, [2, 3, 1]],
    ['from the URL', { filters: inCategory, parameters: { sort: 'updated_at:desc' } }, [2, 3, 1]],
    ['from the URL without a direction', { filters: inCategory, parameters: { sort: 'price' } }, [3, 2, 1]],
    ['by position without a category: by id', { sort: [{ field: 'position' }] }, [1, 2, 3, 4, 5, 101]],
    ['an empty sort: by id', { filters: inCategory, parameters: { sort: '' } }, [1, 2, 3]],
    ['a page', { filters: inCategory, parameters: { size: '1', from: '1' } }, [2]],
  ])('%s', async (_title, question, expected) => {
    expect(await ids(question)).toEqual(expected)
  })

  test('the total counts what the page leaves out', async () => {
    expect((await ask({ filters: inCategory, parameters: { size: '1' } })).total).toBe(3)
  })
})

describe('text', () => {
  test('a text query without filters is a text query', async () => {
    expect(await ids({ text: 'groessenwunder' })).toEqual([2])
    expect(await ids({ parameters: { q: 'Schuhcreme' } })).toContain(3)
  })

  test('a hit tells its score', async () => {
    const [hit] = (await ask({ text: 'derby' })).hits
    expect(hit?._score).toBeGreaterThan(0)
  })
})

describe('documents', () => {
  test('products travel with short keys, priced, with the stock of the shelf', async () => {
    const [hit] = (await ask({ filters: [['sku', 'OX']] })).hits
    expect(hit).toMatchObject({
      nm: 'Oxford Wien',
      u: 'oxford-wien',
      s: 1,
      p: 300,
      pit: 357,
      pt: 57,
      opit: 357,
      stock: { is_in_stock: true, qty: 3 },
      _score: null,
    })
    expect(hit).not.toHaveProperty('name')
  })

  test('a variant leaves out what equals its product', async () => {
    const { hits } = await ask({
      filters: [['sku', 'OX']],
      parameters: { _source_include: 'price,image,configurable_children.*' },
    })
    const [first, second] = z.array(z.looseObject({})).parse(hits[0]?.configurable_children)
    expect(first).toMatchObject({ sku: 'OX-12-40', stock: { qty: 3, is_in_stock: true } })
    for (const key of ['p', 'pit', 'pt', 'i']) expect(first).not.toHaveProperty(key)
    expect(second).toMatchObject({ p: 320, pit: 380.8, i: '/ox-13.jpg', stock: { is_in_stock: false } })
  })

  test('include and exclude choose fields, and prices follow price', async () => {
    const parameters = { _source_include: 'sku,price,hf_*', _source_exclude: 'price_tax,hf_color_*' }
    const [hit] = (await ask({ filters: [['sku', 'OX']], parameters })).hits
    expect(hit).toMatchObject({ sku: 'OX', p: 300, pit: 357, hf_shoe_size_options: [40, 41] })
    for (const key of ['pt', 'hf_color_options', 'nm', 'priceInclTax', 'configurable_children']) {
      expect(hit).not.toHaveProperty(key)
    }
  })

  test('camelCase prices travel when nobody excludes them', async () => {
    const [whole] = (await ask({ filters: [['sku', 'OX']] })).hits
    expect(whole).toMatchObject({ priceInclTax: 357, originalPriceInclTax: 357 })
    const parameters = { _source_exclude: 'priceInclTax' }
    expect((await ask({ filters: [['sku', 'OX']], parameters })).hits[0]).not.toHaveProperty('priceInclTax')
  })

  test('other entities keep their keys', async () => {
    const { hits } = await ask({ entity: 'category', filters: [['id', 20]] })
    expect(hits).toEqual([{ ...fixtureDocuments.category[1], _score: null }])
  })

  test('the index of another view holds its own documents, with prices that include tax', async () => {
    const { hits } = await ask({ index: english, filters: [['sku', 'EN']] })
    expect(hits[0]).toMatchObject({ p: 100, pit: 119 })
    expect(await ids({ index: english, filters: [['sku', 'OX']] })).toEqual([])
  })

  test('without the compact format the engine’s own body comes', async () => {
    const { body } = await platform.call(path({ filters: [['sku', 'CR']], parameters: { response_format: '' } }))
    expect(body).toMatchObject({
      timed_out: false,
      hits: {
        total: 1,
        hits: [
          { _index: german, _type: 'product', _id: '3', _score: null, _source: { name: 'Schuhcreme', price: 10 } },
        ],
      },
    })
  })
})

describe('a price that changes while the shop is open', () => {
  test('[PRICE-3] the special price is shown, filtered and sorted by within its window only', async () => {
    const cheap: Question = {
      filters: [
        ['category_ids', 21],
        ['price', { lt: 10 }, 'catalog'],
      ],
      parameters: { _source_include: 'price' },
    }
    expect((await ask(cheap)).total).toBe(0)
    now = Date.UTC(2026, 4, 10)
    expect((await ask(cheap)).hits).toMatchObject([{ pit: 9.52, opit: 11.9 }])
    now = Date.UTC(2026, 5, 10)
    expect((await ask(cheap)).total).toBe(0)
    expect((await ask({ filters: [['sku', 'CR']] })).hits[0]).toMatchObject({ pit: 11.9, sp: 0 })
    now = Date.UTC(2026, 3, 1)
  })
})

describe('aggregations', () => {
  const visible: Question['filters'] = [
    ['visibility', { in: [2, 3, 4] }],
    ['status', { in: [0, 1] }],
  ]

  test('each filter is counted by own values and by those of variants', async () => {
    const { aggregations } = await ask({
      filters: visible,
      available: [{ field: 'hf_color', scope: 'catalog', options: {} }],
    })
    expect(aggregations).toEqual({
      agg_terms_hf_color: { buckets: [{ key: 12, doc_count: 1 }] },
      agg_terms_hf_color_options: {
        buckets: [
          { key: 12, doc_count: 2 },
          { key: 13, doc_count: 1 },
          { key: 14, doc_count: 1 },
        ],
      },
    })
  })

  test('every option is listed, whatever size the client asks for', async () => {
    const available = [{ field: 'hf_color', scope: 'catalog', options: { size: 1 } }]
    const { aggregations } = await ask({ filters: visible, available })
    expect(aggregations?.agg_terms_hf_color_options?.buckets).toHaveLength(3)
  })

  test('prices are counted in ranges of what is shown', async () => {
    const { aggregations } = await ask({ filters: visible, available: [{ field: 'price', scope: 'catalog' }] })
    expect(aggregations?.agg_range_price).toEqual({
      buckets: [
        { key: '0.0-50.0', from: 0, to: 50, doc_count: 1 },
        { key: '50.0-100.0', from: 50, to: 100, doc_count: 0 },
        { key: '100.0-150.0', from: 100, to: 150, doc_count: 1 },
        { key: '150.0-*', from: 150, doc_count: 1 },
      ],
    })
    expect(aggregations?.agg_terms_price?.buckets).toContainEqual({ key: 357, doc_count: 1 })
  })

  test('an applied price range is counted too, once', async () => {
    const question = (value: object): Question => ({
      filters: [['price', value, 'catalog']],
      available: [{ field: 'price', scope: 'catalog' }],
    })
    const keys = async (value: object) =>
      (await ask(question(value))).aggregations?.agg_range_price?.buckets.map(({ key }) => key)
    expect(await keys({ gte: 99.5, lte: 357 })).toContain('99.5-357.0')
    expect(await keys({ gte: 50, lte: 100 })).toHaveLength(4)
  })

  test('a filter of the default scope is not counted', async () => {
    expect((await ask({ available: [{ field: 'hf_color', scope: 'default' }] })).aggregations).toBeUndefined()
  })

  test('attribute_metadata names the attributes that were counted, with the options that occur', async () => {
    const available = ['hf_color', 'hf_shoe_size', 'unknown', 'price'].map((field) => ({ field, scope: 'catalog' }))
    const { attribute_metadata } = await ask({ filters: [['category_ids', [20]]], available })
    expect(attribute_metadata).toEqual([
      {
        attribute_id: 93,
        id: 93,
        attribute_code: 'hf_color',
        entity_type_id: 4,
        default_frontend_label: 'Farbe',
        is_visible: true,
        is_user_defined: true,
        is_visible_on_front: true,
        is_comparable: true,
        options: [
          { label: 'Schwarz', value: '12' },
          { label: 'Cognac', value: '13' },
        ],
      },
      { attribute_id: 142, id: 142, attribute_code: 'hf_shoe_size', default_frontend_label: 'Größe', options: [] },
    ])
  })
})

describe('ways to send a question', () => {
  const request = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'CR' }, scope: 'default' }] }
  const base = `/api/catalog/${german}/product/_search?request_format=search-query&response_format=compact`

  test.each([
    ['encoded once', `${base}&request=${encodeURIComponent(JSON.stringify(request))}`],
    ['encoded twice', `${base}&request=${encodeURIComponent(encodeURIComponent(JSON.stringify(request)))}`],
    ['under the path of a store view', `/de${base}&request=${encodeURIComponent(JSON.stringify(request))}`],
  ])('%s', async (_title, url) => {
    expect((await platform.call(url)).body).toMatchObject({ total: 1, hits: [{ sku: 'CR' }] })
  })

  test('as the body of a POST', async () => {
    const headers = { 'content-type': 'application/json' }
    const { body } = await platform.call(base, { method: 'POST', headers, body: JSON.stringify(request) })
    expect(body).toMatchObject({ total: 1, hits: [{ sku: 'CR' }] })
  })

  test('with null wherever a client has nothing to say', async () => {
    const silent = { _availableFilters: null, _appliedSort: null, _searchText: null, groupId: null, groupToken: null }
    const filters = [{ attribute: 'sku', value: { eq: 'CR' }, scope: null, options: null }]
    const sent = encodeURIComponent(JSON.stringify({ ...silent, _appliedFilters: filters }))
    expect((await platform.call(`${base}&request=${sent}`)).body).toMatchObject({ total: 1, hits: [{ sku: 'CR' }] })
  })

  test('without any question everything comes', async () => {
    expect((await platform.call(base)).body).toMatchObject({ total: 6 })
  })

  test('a cache may keep a GET for seconds, an error never', async () => {
    expect((await platform.call(base)).headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    expect((await platform.call(`${base}&size=many`)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('what is refused', () => {
  const filter = (value: unknown, attribute = 'sku') => ({ _appliedFilters: [{ attribute, value }] })
  const send = (request: unknown, more = '') =>
    `/api/catalog/${german}/product/_search?request=${encodeURIComponent(JSON.stringify(request))}${more}`

  test.each([
    '/api/catalog',
    '/api/catalog/other/product/_search',
    '/api/catalog/constructor/product/_search',
    `/api/catalog/${german}/_search`,
  ])('an index that is not the shop’s: %s', async (url) => {
    expect(await refusal(url)).toEqual({ code: 400, result: errorText.invalidIndex })
  })

  test('an unknown entity, with the known ones named', async () => {
    const { code, result } = await refusal(`/api/catalog/${german}/secret/_search`)
    expect(code).toBe(400)
    expect(result).toContain('product, category, attribute, taxrule, review, cms_page, cms_block, cms_hierarchy')
  })

  test.each<[string, string]>([
    ['a request that is no JSON', `/api/catalog/${german}/product/_search?request=nonsense`],
    ['a request that is a list', send([])],
    ['an unknown key', send({ script: 'x' })],
    ['an Elasticsearch query that says it is none', send({ query: { match_all: {} } }, '&request_format=search-query')],
    ['a script as operator', send(filter({ script: 'x' }))],
    ['a regular expression', send(filter({ regexp: '.*' }))],
    ['deep nesting', send({ ...filter(1), _appliedSort: [{ field: 'a', options: { order: 'asc', a: [[[1]]] } }] })],
    ['a field that is no name', send(filter(1, 'a b'))],
    ['a field that cannot be compared', send({ _availableFilters: [{ field: { length: { toString: 'x' } } }] })],
    ['a sort that is no name', send({ _appliedSort: [{ field: '$where' }] })],
    ['a count that is no name', send({ _availableFilters: [{ field: '"', scope: 'catalog' }] })],
    ['a text that is no text', send({ _searchText: {} })],
    ['too large a page', send({}, '&size=4001')],
    ['a page that is no number', send({}, '&from=x')],
    [
      'too many counts',
      send({ _availableFilters: Array.from({ length: 21 }, (_, at) => ({ field: `f${at}`, scope: 'catalog' })) }),
    ],
    ['too many filters', send({ _appliedFilters: Array.from({ length: 51 }, () => ({ attribute: 'a', value: 1 })) })],
    ['too many sorts', send({ _appliedSort: Array.from({ length: 6 }, () => ({ field: 'a' })) })],
  ])('%s', async (_title, url) => {
    const { code, result } = await refusal(url)
    expect(code).toBe(400)
    expect(result).toMatch(/^[A-Z’"\w].{10,}/)
  })

  test('another method', async () => {
    expect((await refusal(path({}), { method: 'DELETE' })).code).toBe(405)
  })
})
