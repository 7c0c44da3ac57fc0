import { UrlMapHit } from '@welt/contract/api/url.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  fixtureDocuments,
  fixtureStock,
  insertFixture,
  insertFixtureStock,
} from '../catalog/testing/fixture-catalog.ts'
import { ellermoor, laszlo } from '../seed/testing/demo-store-views.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '../testing/create-test-platform.ts'

let platform: TestPlatform

beforeAll(async () => {
  const database = await temporarySqlite()
  await insertFixture(database, ellermoor.elasticsearch.index, fixtureDocuments)
  await insertFixture(database, laszlo.elasticsearch.index, {
    category: [{ id: 20, name: 'Shoes', url_path: 'shoes', is_active: true }],
  })
  await insertFixtureStock(database, fixtureStock)
  platform = await createTestPlatform({ database, clock: () => Date.UTC(2026, 3, 1) })
})
afterAll(() => platform.close())

function post(body: unknown, query = '') {
  return platform.call(`/api/url/map${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function map(body: object, query = '') {
  const answer = await post(body, query)
  expect(answer.status).toBe(200)
  return UrlMapHit.parse(answer.body)
}

describe('url/map', () => {
  /** As clients of the field send it. */
  const options = { prefetchGroupProducts: true, assignProductConfiguration: true }
  const request = { includeFields: null, excludeFields: [], options, filters: {}, groupId: null, groupToken: null }

  test('[URL-5] a product’s path leads to the product, priced and in stock', async () => {
    expect(await map({ url: 'oxford-wien', ...request })).toMatchObject({
      _index: ellermoor.elasticsearch.index,
      _type: 'product',
      _id: '1',
      _score: 1,
      _source: { sku: 'OX', name: 'Oxford Wien', price_incl_tax: 357, stock: { qty: 3 } },
    })
  })

  test('[URL-5] a category’s path leads to the category, a page’s identifier to the page', async () => {
    expect(await map({ url: 'schuhe/herrenschuhe' })).toMatchObject({ _type: 'category', _source: { id: 20 } })
    expect(await map({ url: 'impressum' })).toMatchObject({ _type: 'cms_page', _source: { title: 'Impressum' } })
  })

  test.each([
    'nowhere',
    'oxford',
    'oxford-wien-2',
    'herrenschuhe',
    'schuhe',
    'OXFORD-WIEN',
    '/',
    '../',
    '%',
    '__proto__',
  ])('[URL-5] nothing lives at %s: null with status 200', async (url) => {
    expect(await map({ url })).toBeNull()
  })

  test.each([
    '/oxford-wien',
    'oxford-wien/',
    'oxford-wien?childSku=OX-12-40',
    '/oxford-wien#top',
    'laszlo_de/oxford-wien',
    'oxford%2Dwien',
  ])('%s is understood as the same path', async (url) => {
    expect(await map({ url })).toMatchObject({ _source: { sku: 'OX' } })
  })

  test.each(['größentabelle', 'gr%C3%B6%C3%9Fentabelle', 'größentabelle'.normalize('NFD')])(
    'umlauts: %s',
    async (url) => {
      expect(await map({ url })).toMatchObject({ _type: 'cms_page', _id: '2' })
    },
  )

  test('a hidden variant and a product that is switched off keep their own hit', async () => {
    expect(await map({ url: 'oxford-wien-12-40' })).toMatchObject({ _source: { visibility: 1, parentSku: 'OX' } })
    expect(await map({ url: 'vergangenes' })).toMatchObject({ _source: { status: 2 } })
  })

  test('where two claim a path, the one on sale wins, and a category wins over a page', async () => {
    expect(await map({ url: 'schuhcreme' })).toMatchObject({ _source: { sku: 'CR' } })
    expect(await map({ url: 'pflege' })).toMatchObject({ _type: 'category' })
  })

  test('a page or a category that is switched off is not there', async () => {
    expect(await map({ url: 'entwurf' })).toBeNull()
    expect(await map({ url: 'alt' })).toBeNull()
  })

  test('[URL-5] an asked sku picks among the products of a path, but never takes a page away', async () => {
    expect(await map({ url: 'schuhcreme', filters: { sku: 'CR-OLD' } })).toMatchObject({ _source: { sku: 'CR-OLD' } })
    expect(await map({ url: 'oxford-wien', filters: { sku: ['OX-13-41'] } })).toMatchObject({ _source: { sku: 'OX' } })
    expect(await map({ url: 'oxford-wien', filters: { sku: 'none' } })).toMatchObject({ _source: { sku: 'OX' } })
    expect(await map({ url: 'impressum', filters: { sku: 'OX' } })).toMatchObject({ _type: 'cms_page' })
  })

  test.each([null, 4711, [4711]])('a sku that is %j is one that nothing has', async (sku) => {
    expect(await map({ url: 'oxford-wien', filters: { sku } })).toMatchObject({ _source: { sku: 'OX' } })
  })

  test('[URL-5] include and exclude choose the fields', async () => {
    const hit = await map({
      url: 'oxford-wien',
      includeFields: ['sku', 'configurable_children'],
      excludeFields: ['*.sku'],
    })
    expect(Object.keys(hit?._source ?? {})).toEqual(['sku', 'configurable_children'])
    expect(hit?._source.configurable_children).toMatchObject([{ id: 101 }, { id: 102 }])
    expect(JSON.stringify(hit?._source.configurable_children)).not.toContain('"sku"')
  })

  test('each store view has its own paths', async () => {
    expect(await map({ url: 'shoes' })).toBeNull()
    expect(await map({ url: 'shoes' }, '?storeCode=laszlo_en')).toMatchObject({ _type: 'category' })
    expect(await map({ url: 'laszlo_en/shoes' }, '?storeCode=laszlo_en')).toMatchObject({ _type: 'category' })
    expect(await map({ url: 'oxford-wien' }, '?storeCode=laszlo_en')).toBeNull()
  })

  test.each([[{}], [{ url: '' }], [{ url: null }]])('%j is 400: Missing url', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 400, result: 'Missing url' } })
  })

  test.each([
    [{ url: 5 }],
    [[]],
    ['x'],
    [{ url: 'a', includeFields: 'sku' }],
    [{ url: 'a', excludeFields: Array(300).fill('a') }],
  ])('%j is 400 with words', async (body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(z.object({ code: z.literal(400), result: z.string().min(5) }).safeParse(answer.body).success).toBe(true)
  })
})

describe('url', () => {
  test('the same question as a GET may be kept for seconds', async () => {
    const { body, headers } = await platform.call('/api/url?url=%2Fschuhe%2Fderby%3Fx%3D1')
    expect(body).toMatchObject({ _type: 'product', _source: { sku: 'DB' } })
    expect(headers.get('cache-control')).toMatch(/^public, max-age=/)
  })

  test('nothing there is null', async () => {
    expect(await platform.call('/api/url?url=nowhere')).toMatchObject({ status: 200, body: null })
  })

  test('without a url it is 400: Missing url', async () => {
    expect(await platform.call('/api/url')).toMatchObject({ status: 400, body: { code: 400, result: 'Missing url' } })
  })
})
