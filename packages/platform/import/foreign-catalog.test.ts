import { UrlMapHit } from '@welt/contract/api/url.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { seedCatalog } from '../seed/seed-catalog.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '../testing/create-test-platform.ts'
import { type ImportResult, importCatalog } from './import-catalog.ts'
import { bicycleLines } from './testing/bicycles.ts'
import { writeFiles } from './testing/write-files.ts'

const Answer = z.object({
  hits: z.array(z.looseObject({ sku: z.string().optional(), name: z.string().optional() })),
  total: z.number(),
  aggregations: z
    .record(z.string(), z.object({ buckets: z.array(z.looseObject({ key: z.unknown(), doc_count: z.number() })) }))
    .optional(),
  attribute_metadata: z
    .array(
      z.looseObject({
        attribute_code: z.string(),
        default_frontend_label: z.string(),
        options: z.array(z.looseObject({ label: z.string() })),
      }),
    )
    .optional(),
})

let platform: TestPlatform
let result: ImportResult

beforeAll(async () => {
  const database = await temporarySqlite()
  await seedCatalog({ database, storeViews: [ellermoor] })
  const files = await writeFiles({ 'dump.json': [...bicycleLines(12)].join('') })
  result = await importCatalog({ database, storeView: ellermoor, path: files.path, clock: Date.now })
  await files.remove()
  // The next start must not bring the demo back.
  await seedCatalog({ database, storeViews: [ellermoor] })
  platform = await createTestPlatform({ database, storeViews: [ellermoor] })
}, 60_000)
afterAll(() => platform.close())

async function search(entity: string, request: object, parameters = '') {
  const asked = encodeURIComponent(JSON.stringify(request))
  const path = `/api/catalog/${ellermoor.elasticsearch.index}/${entity}/_search?request_format=search-query&response_format=compact&request=${asked}${parameters}`
  const { status, body } = await platform.call(path)
  expect(status).toBe(200)
  return Answer.parse(body)
}

const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
]
const inCategory = (...ids: number[]) => ({ attribute: 'category_ids', value: { in: ids }, scope: 'default' })
const skus = ({ hits }: z.infer<typeof Answer>) => hits.map(({ sku = '' }) => sku).sort((a, b) => a.localeCompare(b))

describe('a shop full of bicycles', () => {
  test('has nothing of the demo left', async () => {
    expect(result).toMatchObject({ ok: true, report: { taken: { product: 19, category: 5 }, skipped: [] } })
    const everything = await search('product', { _appliedFilters: listed }, '&size=100')
    expect(everything.total).toBe(19)
    expect(skus(everything)).not.toContain('WIEN')
    const counts = await platform.database.get<{ stock: number; customers: number }>(
      'SELECT (SELECT count(*) FROM stock_item WHERE is_seeded = 1) AS stock, (SELECT count(*) FROM customer) AS customers',
    )
    expect(counts).toEqual({ stock: 0, customers: 0 })
  })

  test('lists a category with what is below it', async () => {
    expect((await search('product', { _appliedFilters: [...listed, inCategory(40, 41, 42)] })).total).toBe(12)
    expect(skus(await search('product', { _appliedFilters: [...listed, inCategory(50)] }))).toEqual([
      'GUTSCHEIN',
      'KARTE',
      'KLINGEL',
      'PAKET',
      'SCHLOSS',
      'SET',
      'WARTUNG',
    ])
    const [bicycles] = (
      await search('category', { _appliedFilters: [{ attribute: 'id', value: { eq: 40 }, scope: 'default' }] })
    ).hits
    expect(bicycles).toMatchObject({
      url_path: 'fahrrader-40',
      product_count: 12,
      children_data: [
        { name: 'Trekking', product_count: 8 },
        { name: 'Rennräder', product_count: 4 },
      ],
    })
  })

  test('[LIST-3] its own attributes are filters, counted and labelled', async () => {
    const _availableFilters = ['frame_size', 'wheel', 'drive', 'price'].map((field) => ({
      field,
      scope: 'catalog',
      options: {},
    }))
    const { aggregations, attribute_metadata } = await search('product', {
      _availableFilters,
      _appliedFilters: [...listed, inCategory(40)],
    })
    expect(
      aggregations?.agg_terms_frame_size_options?.buckets.map(({ key, doc_count }) => [String(key), doc_count]),
    ).toEqual(
      expect.arrayContaining([
        ['901', 12],
        ['902', 12],
      ]),
    )
    expect(aggregations?.agg_terms_drive?.buckets.map(({ doc_count }) => doc_count)).toEqual([6, 6])
    expect(aggregations?.agg_range_price?.buckets.at(-1)).toMatchObject({ key: '150.0-*', doc_count: 12 })
    const labels = attribute_metadata?.map((one) => [
      one.attribute_code,
      one.default_frontend_label,
      one.options.map(({ label }) => label),
    ])
    expect(labels).toContainEqual(['drive', 'Antrieb', ['Riemen', 'Kette']])
    expect(labels).toContainEqual(['wheel', 'Laufräder', ['28 Zoll', '29 Zoll']])
  })

  test('and narrow the list, by a value of the product or of one of its variants', async () => {
    const by = (attribute: string, value: string) =>
      search('product', { _appliedFilters: [...listed, { attribute, value: { in: [value] }, scope: 'catalog' }] })
    expect((await by('drive', '921')).total).toBe(6)
    expect((await by('wheel', '912')).total).toBe(12)
    expect((await by('frame_size', '999')).total).toBe(0)
  })

  test.each([
    ['KLINGEL', 'simple', 15],
    ['RAD-1', 'configurable', 1001.19],
    ['SET', 'grouped', 65],
    ['PAKET', 'bundle', 50],
    ['WARTUNG', 'virtual', 89.25],
    ['KARTE', 'downloadable', 10],
    ['GUTSCHEIN', 'simple', 59.5],
  ])('sells %s as a %s product', async (sku, type_id, price_incl_tax) => {
    const { hits } = await search('product', {
      _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }],
    })
    expect(hits[0]).toMatchObject({ sku, type_id, pit: price_incl_tax })
  })

  test('the word for a type that nobody knows is kept', async () => {
    const { hits } = await search('product', {
      _appliedFilters: [{ attribute: 'sku', value: { eq: 'GUTSCHEIN' }, scope: 'default' }],
    })
    expect(hits[0]).toMatchObject({ platform_type_id: 'giftcard' })
  })

  test('finds words with umlauts in the text search', async () => {
    expect(skus(await search('product', { _appliedFilters: listed, _searchText: 'Bügelschloss' }))).toContain('SCHLOSS')
    expect(skus(await search('product', { _appliedFilters: listed, _searchText: 'RAD-7' }))).toContain('RAD-7')
  })

  test.each([
    ['tourenrad-fjord-3', 'product', '1003'],
    ['klingel-gluck-501', 'product', '501'],
    ['fahrrader-40', 'category', '40'],
    ['fahrrader-40/trekking-41', 'category', '41'],
    ['impressum', 'cms_page', '5'],
  ])('%s leads to the %s %s', async (url, _type, _id) => {
    const { body } = await platform.call('/api/url/map', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    })
    expect(UrlMapHit.parse(body)).toMatchObject({ _type, _id })
  })

  test.each([
    ['KLINGEL', { qty: 20, is_in_stock: true, manage_stock: true }],
    ['RAD-1-903-911', { qty: 0, is_in_stock: false, manage_stock: true }],
    ['WARTUNG', { is_in_stock: true, manage_stock: false }],
  ])('knows the shelf of %s', async (sku, result) => {
    const answer = await platform.call(`/api/stock/check?sku=${sku}`)
    expect(answer).toMatchObject({ status: 200, body: { code: 200, result } })
  })

  test.each(['/r/a/rad-1.jpg', '/no_selection', '/ganz/weg.png'])(
    'shows a placeholder for the picture %s',
    async (picture) => {
      const request = new Request(`http://shop.test/img/400/400/resize${picture}`, {
        headers: { accept: 'image/webp,*/*' },
      })
      const answer = await platform.fetch(request)
      expect(answer.headers.get('content-type')).toMatch(/^image\//)
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
    },
  )
})
