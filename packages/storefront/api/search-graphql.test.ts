import { describe, expect, test } from 'vitest'
import { englishView } from '../testing/create-test-shop.ts'
import { apiAnswering, json } from './testing/api-answering.ts'

const graphql = { search: { adapter: 'graphql' } } as const
const page = { sku: 'WIEN', name: 'Wien', _score: 1 }
const found = json({ data: { found: { items: [page], total_count: 7, aggregations: null } } })

/** What a search in GraphQL makes of an answer. */
const searchAnswered = (answer: () => Response | Promise<Response>) =>
  apiAnswering(answer, graphql).api.search('product', { size: 1 })

describe('where GraphQL is asked', () => {
  test.each([
    ['the platform itself', {}, 'http://platform.test/graphql/laszlo_en'],
    [
      'the configured host',
      { graphql: { host: 'catalog.example', port: 8443, path: '/shop/graphql' } },
      'https://catalog.example:8443/shop/graphql/laszlo_en',
    ],
    [
      'the way of server rendering, whatever host browsers ask',
      { graphql: { host: 'catalog.example' }, options: { graphqlOrigin: 'http://graphql.internal' } },
      'http://graphql.internal/graphql/laszlo_en',
    ],
  ])('[API-5] %s, with the code of the store view', async (_, setting, url) => {
    const { api, asked } = apiAnswering(found, { ...graphql, ...setting })
    await api.search('product', {})
    expect(asked.map((request) => [request.method, request.url])).toEqual([['POST', url]])
  })

  test('a shop with one store view sends no code', async () => {
    const { api, asked } = apiAnswering(found, { ...graphql, storeViews: [englishView] })
    await api.search('product', {})
    expect(asked[0]?.url).toBe('http://platform.test/graphql')
  })

  test('[API-5] everything but the catalogue is asked as ever', async () => {
    const { api, asked } = apiAnswering(json({ code: 200, result: {} }), {
      ...graphql,
      graphql: { host: 'catalog.example' },
    })
    await api.checkStock('WIEN')
    await api.mapUrl('schuhe')
    expect(asked.map(({ url }) => new URL(url).origin + new URL(url).pathname)).toEqual([
      'http://platform.test/api/stock/check',
      'http://platform.test/api/url/map',
    ])
  })
})

test('[API-5] the query and its variables travel as JSON', async () => {
  const { api, asked } = apiAnswering(found, graphql)
  await api.search('product', { filters: { sku: { eq: 'größe 42½' } }, size: 1 })
  expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  expect(await asked[0]?.json()).toEqual({
    query: expect.stringContaining('found: products(') as unknown,
    variables: { filter: { sku: { eq: 'größe 42½' } }, pageSize: 1, currentPage: 1 },
  })
})

describe('what is read of an answer', () => {
  test('[API-5] products are their items', async () => {
    expect(await searchAnswered(found)).toEqual({ ok: true, result: { items: [page], total: 7, aggregations: {} } })
  })

  test.each([
    ['a number', 3],
    ['an object, as newer engines tell it', { value: 3, relation: 'eq' }],
  ])('[API-5] everything else is told in hits, with its total as %s', async (_, total) => {
    const hit = { _index: 'i', _type: 'category', _id: 20, _score: 1.5, _source: { id: 20, name: 'Schuhe' } }
    const aggregations = { agg_terms_level: { buckets: [{ key: 2, doc_count: 3 }] } }
    const { api } = apiAnswering(json({ data: { found: { hits: { total, hits: [hit] }, aggregations } } }), graphql)
    expect(await api.search('category', { size: 1 })).toEqual({
      ok: true,
      result: { items: [{ id: 20, name: 'Schuhe', _score: 1.5 }], total: 3, aggregations },
    })
  })

  test('of a page that begins too early only the rest is kept', async () => {
    const items = Array.from({ length: 15 }, (_, id) => ({ id }))
    const { api } = apiAnswering(json({ data: { found: { items, total_count: 40, aggregations: null } } }), graphql)
    const answer = await api.search('product', { from: 5, size: 10 })
    expect(answer.ok && answer.result.items.map(({ id }) => id)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  })
})

describe('an answer says which layer failed', () => {
  const wrongFormat = { at: 'format', text: 'Unhandled error, wrong response format!' }
  const text = 'The field name is sorted by ASC or by DESC.'
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
    ['body', () => new Response('{', { headers: { 'content-type': 'application/json' } }), wrongFormat],
    ['a list', json([1, 2]), wrongFormat],
    ['nothing', json(null), wrongFormat],
    ['no data', json({ data: null }), wrongFormat],
    ['data without what was asked for', json({ data: { found: null } }), wrongFormat],
    ['items that are none', json({ data: { found: { items: [1], total_count: 1 } } }), wrongFormat],
    ['hits without a total', json({ data: { found: { hits: { hits: [] } } } }), wrongFormat],
    ['an envelope where there should be data', json({ code: 200, result: 'OK' }), wrongFormat],
    [
      'an error of the field',
      json({ data: { found: null }, errors: [{ message: text, path: ['found'], extensions: { code: 400 } }] }),
      { at: 'code', code: 400, text },
    ],
    [
      'errors beside data',
      json({ data: { found: { items: [], total_count: 0 } }, errors: [{ message: 'half' }, { message: 'done' }] }),
      { at: 'code', code: 500, text: 'half done' },
    ],
    [
      'a code that is a word, as other servers tell it',
      json({ errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT' } }] }, 400),
      { at: 'code', code: 500, text: 'no' },
    ],
    [
      'a refused query',
      json({ code: 400, result: 'A query has at most 8 levels.', errors: [{ message: 'A query…' }] }, 400),
      { at: 'code', code: 400, text: 'A query has at most 8 levels.' },
    ],
    [
      'a shop that is busy',
      json({ code: 503, result: 'The shop is busy for a moment. Please try again.' }, 503),
      { at: 'code', code: 503, text: 'The shop is busy for a moment. Please try again.' },
    ],
  ] as const)('[API-5] %s', async (_, answer, failure) => {
    expect(await searchAnswered(answer)).toEqual({ ok: false, ...failure })
  })

  test('[API-5] what takes too long is a failure of the network, as with the search call', async () => {
    const failures = await Promise.all(
      (['rest', 'graphql'] as const).map((adapter) =>
        apiAnswering((request) => stuckUntil(request.signal), {
          search: { adapter },
          options: { timeout: 5 },
        }).api.search('product', {}),
      ),
    )
    expect(failures[0]).toMatchObject({ ok: false, at: 'network' })
    expect(failures[1]).toEqual(failures[0])
  })
})

function stuckUntil(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}
