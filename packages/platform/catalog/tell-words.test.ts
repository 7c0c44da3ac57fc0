import { CompactResponse, PlainResponse } from '@welt/contract/api/catalog.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFetch } from '../http/create-fetch.ts'
import { createEmbeddedEngine } from '../search/embedded-engine.ts'
import type { SearchEngine } from '../search/search-engine.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { catalogRoutes } from './catalog-routes.ts'
import { guardEngine } from './guard-engine.ts'
import { createCatalog } from './load-catalog.ts'
import { fixtureDocuments, insertFixture } from './testing/fixture-catalog.ts'

const { index } = ellermoor.elasticsearch
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
let database: Database

beforeAll(async () => {
  database = await temporarySqlite()
  await insertFixture(database, index, fixtureDocuments)
})
afterAll(() => database.close())

interface Asked {
  text: string
  filters?: object[]
  parameters?: Record<string, string>
  engine?: Partial<SearchEngine>
}

async function ask({ text, filters = [], parameters = {}, engine = {} }: Asked): Promise<unknown> {
  const createEngine = () => guardEngine({ ...createEmbeddedEngine(), ...engine }, 20)
  const catalog = await createCatalog({ database, storeViews: [ellermoor], clock: () => 0, log, createEngine })
  const options = { storeViews: [ellermoor], defaultStoreCode: ellermoor.storeCode, log }
  const fetch = createFetch(options, [catalogRoutes({ catalog })])
  const query = new URLSearchParams({
    request: JSON.stringify({ _appliedFilters: filters, _searchText: text }),
    request_format: 'search-query',
    response_format: 'compact',
    ...parameters,
  })
  const response = await fetch(new Request(`http://platform.test/api/catalog/${index}/product/_search?${query}`))
  return (await response.json()) as unknown
}
const compact = async (asked: Asked) => CompactResponse.parse(await ask(asked))

describe('why a hit was found', () => {
  test.each([
    ['OX-13-41', { word: 'OX-13-41', found: 'OX-13-41', by: 'sku' }],
    ['cognac', { field: 'hf_color', label: 'Cognac', by: 'word' }],
    ['Wein', { word: 'Wein', found: 'wien', field: 'name', label: 'Oxford Wien', by: 'typo' }],
    ['Herrenschuhe', { field: 'category.name', label: 'Herrenschuhe', by: 'word' }],
  ])('is told to who asks: %s', async (text, match) => {
    const { hits } = await compact({ text, parameters: { explain: 'true' } })
    expect(hits[0]?._matches).toContainEqual(expect.objectContaining(match))
  })

  test('is not told to others', async () => {
    const { hits } = await compact({ text: 'cognac' })
    expect(hits[0]).not.toHaveProperty('_matches')
  })
})

describe('another spelling', () => {
  const text = 'Gröxsenwunndrr'

  test('[UX-13] is offered where nothing was found, in both ways to answer', async () => {
    const spelling = [{ text, offset: 0, length: text.length, options: [{ text: 'größenwunder' }] }]
    expect(await compact({ text })).toMatchObject({ hits: [], total: 0, suggest: { spelling } })
    const plain = PlainResponse.parse(await ask({ text, parameters: { response_format: '' } }))
    expect(plain).toMatchObject({ suggest: { spelling } })
  })

  test.each([
    ['where something was found', { text: 'Derby' }],
    ['where nothing is like it', { text: 'qqqqqqqq' }],
    ['where it would find nothing either', { text, filters: [{ attribute: 'sku', value: 'CR', scope: 'default' }] }],
    ['by an engine that knows none', { text, engine: { suggest: () => Promise.resolve(null) } }],
    ['by one that fails at it', { text, engine: { suggest: () => Promise.reject(new Error('no')) } }],
    ['by one that takes too long', { text, engine: { suggest: () => new Promise<never>(() => {}) } }],
  ])('[UX-13] is not offered %s', async (_, asked) => {
    expect(await compact(asked)).not.toHaveProperty('suggest')
  })
})
