import { describe, expect, test } from 'vitest'
import { apiAnswering, json } from './testing/api-answering.ts'

describe('an answer says which layer failed', () => {
  test.each([
    [
      'network',
      () => Promise.reject(new TypeError('connection refused')),
      { at: 'network', text: 'connection refused' },
    ],
    [
      'content type',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      { at: 'content-type', text: 'Error with response - bad content-type!' },
    ],
    [
      'body',
      () => new Response('{', { headers: { 'content-type': 'application/json' } }),
      { at: 'format', text: 'Unhandled error, wrong response format!' },
    ],
    ['shape', json([1, 2]), { at: 'format', text: 'Unhandled error, wrong response format!' }],
    [
      'code',
      json({ code: 404, result: 'No stock information for given sku' }, 404),
      { at: 'code', code: 404, text: 'No stock information for given sku' },
    ],
    [
      'code with an object',
      json({ code: 500, result: { errorMessage: 'kaputt', code: 7 } }, 500),
      { at: 'code', code: 500, text: 'kaputt' },
    ],
  ] as const)('%s', async (_, answer, failure) => {
    expect(await apiAnswering(answer).api.checkStock('x')).toEqual({ ok: false, ...failure })
  })
})

test('[SEARCH-6] a platform that keeps silent is not waited for', async () => {
  const silent = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('too late')))
    })
  const { api } = apiAnswering(silent, { options: { timeout: 20 } })
  expect(await api.search('product', { text: 'oxford' })).toEqual({ ok: false, at: 'network', text: 'too late' })
})

test('[API-6] the store code goes along as a query value', async () => {
  const { api, asked } = apiAnswering(json({ code: 200, result: {} }))
  await api.checkStock('größe 42½')
  const url = new URL(asked[0]?.url ?? '')
  expect(url.pathname).toBe('/api/stock/check')
  expect(Object.fromEntries(url.searchParams)).toEqual({ sku: 'größe 42½', storeCode: 'laszlo_en' })
})

test('a search goes to the index of the store view in the search-query format, and its short keys become long again', async () => {
  const { api, asked } = apiAnswering(
    json({
      hits: [
        { sku: 'WIEN', nm: 'Wien', pit: 389, _score: 1, configurable_children: [{ sku: 'WIEN-42', nm: 'Wien 42' }] },
      ],
      total: { value: 1, relation: 'eq' },
    }),
  )
  const answer = await api.search('product', {
    filters: { status: { in: [0, 1] } },
    sort: 'final_price:desc,id',
    size: 8,
    include: ['sku', 'name'],
    facets: ['hf_color'],
  })
  const url = new URL(asked[0]?.url ?? '')
  expect(url.pathname).toBe('/api/catalog/vue_storefront_catalog_laszlo_en/product/_search')
  expect(JSON.parse(url.searchParams.get('request') ?? '')).toEqual({
    _availableFilters: [{ field: 'hf_color', scope: 'catalog', options: {} }],
    _appliedFilters: [{ attribute: 'status', value: { in: [0, 1] }, scope: 'default' }],
    _appliedSort: [
      { field: 'final_price', options: 'desc' },
      { field: 'id', options: 'asc' },
    ],
    _searchText: '',
  })
  expect(url.searchParams.get('_source_include')).toBe('sku,name')
  expect(answer).toEqual({
    ok: true,
    result: {
      items: [
        {
          sku: 'WIEN',
          name: 'Wien',
          price_incl_tax: 389,
          _score: 1,
          configurable_children: [{ sku: 'WIEN-42', name: 'Wien 42' }],
        },
      ],
      total: 1,
      aggregations: {},
    },
  })
})

describe('with a customer group', () => {
  const options = { group: () => ({ id: 3, token: 'proof' }) }
  const none = json({ hits: [], total: 0 })

  test('[SEARCH-5] [PRICE-7] a question about products carries it in its body, where no address is kept with it', async () => {
    const { api, asked } = apiAnswering(none, { options })
    await api.search('product', { text: 'oxford', size: 18 })
    expect(asked[0]?.method).toBe('POST')
    expect(asked[0]?.url).not.toContain('proof')
    expect(Object.fromEntries(new URL(asked[0]?.url ?? '').searchParams)).toEqual({
      request_format: 'search-query',
      response_format: 'compact',
      size: '18',
      from: '0',
    })
    expect(await asked[0]?.json()).toMatchObject({ _searchText: 'oxford', groupId: 3, groupToken: 'proof' })
  })

  test('[SEARCH-5] what has no price is asked as by everybody, and so is everything by guests', async () => {
    const { api, asked } = apiAnswering(none, { options })
    await api.search('category', {})
    const guests = apiAnswering(none, { options: { group: () => null } })
    await guests.api.search('product', {})
    expect([asked[0]?.method, guests.asked[0]?.method]).toEqual(['GET', 'GET'])
    expect(guests.asked[0]?.url).not.toContain('group')
  })

  test('[URL-5] [PRICE-7] the map is told of it', async () => {
    const { api, asked } = apiAnswering(json(null), { options })
    await api.mapUrl('wien')
    expect(await asked[0]?.json()).toMatchObject({ groupId: 3, groupToken: 'proof' })
  })
})

test('[URL-5] the map call sends every field of the contract and reads a bare hit, nothing or a failure', async () => {
  const hit = { _index: 'i', _type: 'category', _id: 20, _score: 1, _source: { id: 20 } }
  const { api, asked } = apiAnswering(json(hit))
  expect(await api.mapUrl('shoes')).toEqual({ ok: true, result: hit })
  expect(asked[0]?.method).toBe('POST')
  const body = (await asked[0]?.json()) as Record<string, unknown>
  expect(body['excludeFields']).toContain('configurable_children.custom_attributes')
  expect({ ...body, excludeFields: [] }).toEqual({
    url: 'shoes',
    includeFields: null,
    excludeFields: [],
    options: {},
    filters: {},
    groupId: null,
    groupToken: null,
  })
  expect(await apiAnswering(json(null)).api.mapUrl('nirgends')).toEqual({ ok: true, result: null })
  expect(await apiAnswering(json({ code: 400, result: 'Missing url' }, 400)).api.mapUrl('')).toMatchObject({
    ok: false,
    at: 'code',
    code: 400,
  })
})
