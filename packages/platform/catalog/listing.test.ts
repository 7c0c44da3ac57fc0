import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '../testing/create-test-platform.ts'
import { insertFixture, insertFixtureStock } from './testing/fixture-catalog.ts'

/** Lists as a storefront of the field asks for them, in a shop of 60 pairs and a few that must not be shown. */
const { index } = ellermoor.elasticsearch
const pairs = Array.from({ length: 60 }, (_, at) => pair(at + 1))
const hidden = [
  { ...pair(101), visibility: 1 },
  { ...pair(102), status: 2 },
  { ...pair(103), visibility: 3 },
  { ...pair(104), visibility: 2 },
  { ...pair(105), not_saleable: 1 },
]
const soldOut = [7, 8, 9]
let platform: TestPlatform

beforeAll(async () => {
  const database = await temporarySqlite()
  await insertFixture(database, index, {
    product: [...pairs, ...hidden],
    category: [
      category(20, 3, true, 60),
      category(21, 1, true, 4),
      category(22, 2, true, 0),
      category(23, 0, false, 9),
    ],
    attribute: [
      attribute(93, 'hf_color', true, true),
      attribute(94, 'cost', false, false),
      attribute(95, 'fit', false, true),
    ],
  })
  await insertFixtureStock(
    database,
    [...pairs, ...hidden].map(({ id, sku }) => ({ id, sku, qty: soldOut.includes(id) ? 0 : 5 })),
  )
  platform = await createTestPlatform({ database })
})
afterAll(() => platform.close())

function pair(id: number) {
  return {
    id,
    sku: `PAIR-${id}`,
    name: `Paar ${id}`,
    type_id: 'simple',
    status: id % 2,
    visibility: 4,
    not_saleable: 0,
    price: ((id * 37) % 61) + 10,
    updated_at: `2026-01-${String((id % 28) + 1).padStart(2, '0')} 08:00:00`,
    category_ids: [20],
    category: [{ category_id: 20, name: 'Schuhe', position: 1000 - id }],
    hf_color: (id % 14) + 1,
  }
}

function category(id: number, position: number, is_active: boolean, product_count: number) {
  return { id, parent_id: 2, level: 2, name: `Kategorie ${id}`, url_key: `k-${id}`, position, is_active, product_count }
}

function attribute(id: number, attribute_code: string, is_user_defined: boolean, is_visible: boolean) {
  return {
    id,
    attribute_id: id,
    attribute_code,
    is_user_defined,
    is_visible,
    default_frontend_label: attribute_code,
    options: [],
  }
}

const Answer = z.object({
  hits: z.array(z.looseObject({ id: z.int() })),
  total: z.int(),
  aggregations: z.record(z.string(), z.looseObject({ buckets: z.array(z.unknown()) })).optional(),
})

interface List {
  entity?: string
  filters?: Record<string, unknown>
  sort?: { field: string; options?: string }[]
  text?: string
  facets?: string[]
  parameters?: Record<string, string>
}

async function list({ entity = 'product', filters = {}, sort = [], text = '', facets = [], parameters = {} }: List) {
  const request = {
    _availableFilters: facets.map((field) => ({ field, scope: 'catalog', options: {} })),
    _appliedFilters: Object.entries(filters).map(([attribute, value]) => ({ attribute, value, scope: 'default' })),
    _appliedSort: sort,
    _searchText: text,
  }
  const query = { request: JSON.stringify(request), request_format: 'search-query', response_format: 'compact' }
  const { status, body } = await platform.call(
    `/api/catalog/${index}/${entity}/_search?${new URLSearchParams({ ...query, ...parameters })}`,
  )
  expect(status).toBe(200)
  const answer = Answer.parse(body)
  return { ...answer, ids: answer.hits.map(({ id }) => id) }
}

const upwards = (a: number, b: number) => a - b
const inLists = { visibility: { in: [2, 3, 4] }, status: { in: [0, 1] }, category_ids: { in: [20] } }
const inStock = { 'stock.is_in_stock': { eq: true } }
const all = { parameters: { size: '999' } }

test('[LIST-1] a category shows visibility 2, 3, 4 and status 0, 1; what is sold out where it is asked for', async () => {
  const everything = await list({ filters: inLists, ...all })
  expect(everything.ids.toSorted(upwards)).toEqual([...pairs.map(({ id }) => id), 103, 104, 105])
  const onTheShelf = await list({ filters: { ...inLists, ...inStock }, ...all })
  expect(everything.ids.filter((id) => !onTheShelf.ids.includes(id)).toSorted(upwards)).toEqual(soldOut)
})

test('[LIST-1] a search by skus finds status 1 and not_saleable 0 alone', async () => {
  const skus = ['PAIR-1', 'PAIR-2', 'PAIR-3', 'PAIR-102', 'PAIR-105']
  const found = await list({ filters: { sku: { in: skus }, status: { in: [1] }, not_saleable: { in: [0] } } })
  expect(found.ids.toSorted(upwards)).toEqual([1, 3])
})

test('[LIST-2] a page has 50 from the first on, the next one the rest, and 999 come at once', async () => {
  const first = await list({ filters: inLists })
  const second = await list({ filters: inLists, parameters: { from: '50' } })
  const whole = await list({ filters: inLists, ...all })
  expect([first.ids.length, second.ids.length, whole.ids.length, first.total]).toEqual([50, 13, 63, 63])
  expect([...first.ids, ...second.ids]).toEqual(whole.ids)
})

test('[LIST-2] a filter lists all its options, where the field would stop at ten', async () => {
  const { aggregations } = await list({ filters: inLists, facets: ['hf_color'] })
  expect(aggregations?.agg_terms_hf_color?.buckets).toHaveLength(14)
})

test.each([
  ['latest', 'updated_at', 'desc', ({ updated_at }: (typeof pairs)[number]) => -Date.parse(updated_at)],
  ['price low to high', 'final_price', 'asc', ({ price }: (typeof pairs)[number]) => price],
  ['price high to low', 'final_price', 'desc', ({ price }: (typeof pairs)[number]) => -price],
  ['position', 'position', 'asc', ({ category: [place] }: (typeof pairs)[number]) => place?.position ?? 0],
])('[LIST-4] %s', async (_title, field, options, key) => {
  const filters = { ...inLists, visibility: { in: [4] }, not_saleable: { in: [0] } }
  const { ids } = await list({ filters, sort: [{ field, options }], ...all })
  const expected = pairs.toSorted((a, b) => key(a) - key(b) || a.id - b.id).map(({ id }) => id)
  expect(ids).toEqual(expected)
})

test('[LIST-4] a sort without a field is refused with words', async () => {
  const request = JSON.stringify({ _appliedSort: [{ field: '', options: 'asc' }] })
  const answer = await platform.call(
    `/api/catalog/${index}/product/_search?${new URLSearchParams({ request, request_format: 'search-query' })}`,
  )
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([
    400,
    expect.stringMatching(/^\{"code":400,"result":".*A sort field must be selected"\}$/),
  ])
})

test('[LIST-9] attributes by code or id, user-defined or visible; categories by position, active and with products', async () => {
  const attributes = (filters: Record<string, unknown>) =>
    list({ entity: 'attribute', filters, parameters: { size: '150' } })
  expect((await attributes({ attribute_code: { in: ['hf_color', 'cost'] } })).ids.toSorted(upwards)).toEqual([93, 94])
  expect((await attributes({ attribute_id: { in: ['95', 94] }, is_visible: { in: [true] } })).ids).toEqual([95])
  expect((await attributes({ is_user_defined: { in: [true] } })).ids).toEqual([93])
  const categories = await list({
    entity: 'category',
    filters: { parent_id: { eq: 2 }, is_active: { eq: true }, product_count: { gt: 0 } },
    sort: [{ field: 'position', options: 'asc' }],
    parameters: { size: '4000' },
  })
  expect(categories.ids).toEqual([21, 20])
})

test('[SEARCH-3] a search shows visibility 3 and 4, status 0 and 1; a size below 1 is 50, a start below 0 is 0', async () => {
  const filters = { visibility: { in: [3, 4] }, status: { in: [0, 1] } }
  const found = await list({ text: 'Paar', filters, ...all })
  expect(found.ids.toSorted(upwards)).toEqual([...pairs.map(({ id }) => id), 103, 105])
  expect((await list({ text: 'Paar', filters: { ...filters, ...inStock }, ...all })).total).toBe(
    found.total - soldOut.length,
  )
  const bounded = await list({ text: 'Paar', filters, parameters: { size: '0', from: '-3' } })
  expect(bounded.ids).toEqual(found.ids.slice(0, 50))
})
