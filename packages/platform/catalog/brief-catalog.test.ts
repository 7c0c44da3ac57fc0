import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../log/log.ts'
import { skusOfRecord, writeRecord } from '../record/document-record.ts'
import { createEmbeddedEngine } from '../search/embedded-engine.ts'
import { isRecord } from '../search/field-values.ts'
import type { AggregationRequest, SearchEngine, SearchRequest } from '../search/search-engine.ts'
import { buildCatalog } from '../seed/build-catalog.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { type Catalog, type CatalogOptions, createCatalog } from './load-catalog.ts'
import { fixtureDocuments, fixtureStock, insertFixture, insertFixtureStock } from './testing/fixture-catalog.ts'

const { index } = ellermoor.elasticsearch
const trade = 4
const tier = (customer_group_id: number, value: number) => ({ customer_group_id, qty: 1, value })
const shoe = {
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  description: '<p>Gut</p><script>x</script>',
}

/** What catalogues write beside the usual. */
const odd = [
  {
    ...shoe,
    id: 60,
    sku: 'TI',
    name: 'Mit Staffeln',
    price: 100,
    tier_prices: [],
    size_options: [40, 41],
    configurable_children: [
      { sku: 'TI-40', id: 601, size: 40, price: 100, tier_prices: [tier(trade, 70), tier(7, 60)] },
      { sku: 'TI-41', id: 602, size: 41, tier_prices: [], custom_attributes: [{ attribute_code: 'note', value: 'x' }] },
    ],
  },
  {
    ...shoe,
    id: 61,
    sku: 'EM',
    name: 'Leere Staffeln',
    price: 50,
    tier_prices: [],
    configurable_children: [{ sku: 'EM-1', price: 50, tier_prices: [] }],
  },
  {
    ...shoe,
    id: 62,
    sku: 'LI',
    name: 'Werte in Listen',
    price: 90,
    size_options: [40],
    configurable_options: [{ label: 'Größe', values: [{ value_index: 40, label: 'vierzig' }] }, 'x'],
    configurable_children: [
      {
        sku: 'LI-40',
        custom_attributes: [
          { attribute_code: 'size', value: 40 },
          { attribute_code: 'special_price', value: '80' },
          { attribute_code: 'special_to_date', value: '2026-05-01' },
        ],
        stock: { is_in_stock: true, qty: 2, item_id: 5 },
      },
      { sku: 'LI-41', price: 70, special_price: 65, special_from_date: '2026-04-20', image: '/li.jpg', status: 2 },
    ],
  },
  { ...shoe, id: 63, sku: 'NO', name: 'Ohne Varianten', price: 5, configurable_children: [] },
  {
    ...shoe,
    id: 64,
    sku: 'SET',
    name: 'Im Set',
    type_id: 'bundle',
    price: 0,
    bundle_options: [{ option_id: 1, title: 'Schuh', product_links: [{ id: 1, sku: 'OX-12-40', qty: 2 }] }],
  },
]

const demo = buildCatalog(ellermoor)
const products = [
  ...fixtureDocuments.product,
  ...odd,
  ...demo.product.filter(({ visibility }) => visibility > 1).filter((_product, place) => place % 15 === 0),
]
const documents = { ...fixtureDocuments, attribute: demo.attribute, product: products }
const skus = products.flatMap((product) => skusOfRecord(writeRecord('product', product)))

let clock = Date.UTC(2026, 3, 1)
const shops: Database[] = []

async function open(isSplit: boolean, options: Partial<CatalogOptions> = {}): Promise<Catalog> {
  const database = await temporarySqlite()
  shops.push(database)
  await insertFixture(database, index, documents)
  await insertFixtureStock(database, fixtureStock)
  for (const product of isSplit ? products : []) {
    const { document, detail } = writeRecord('product', product)
    const sql = "UPDATE catalog_document SET document = $1, detail = $2 WHERE entity = 'product' AND id = $3"
    await database.run(sql, [document, detail, String(product.id)])
  }
  const storeViews = [ellermoor]
  return createCatalog({ database, storeViews, clock: () => clock, log: silentLog, ...options })
}

const indexOf = (catalog: Catalog) => {
  const found = catalog.index(index)
  if (!found) throw new Error('the index is missing')
  return found
}

/** Every product as each group sees it. */
function told(catalog: Catalog): string[] {
  const loaded = indexOf(catalog)
  return [0, trade, 7].flatMap((group) => products.map(({ id }) => JSON.stringify(loaded.product(String(id), group))))
}

function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((element) => pathsIn(element, path)))]
  if (!isRecord(value)) return [path]
  return Object.entries(value).flatMap(([key, below]) => pathsIn(below, path === '' ? key : `${path}.${key}`))
}

type Ask = (request: SearchRequest) => ReturnType<SearchEngine['search']>
const request: SearchRequest = { sort: [], from: 0, size: 100, aggregations: {} }

/** Ids, totals and counts of one question for each path, and of some words. */
async function found(ask: Ask, paths: readonly string[]): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const field of paths) {
    const aggregations: Record<string, AggregationRequest> = {
      terms: { kind: 'terms', field, size: 1000 },
      ranges: { kind: 'ranges', field, ranges: [{ to: 50 }, { from: 50 }] },
    }
    const exists = { ...request, filter: { op: 'exists', field }, aggregations } as const
    const { hits, ...counts } = await ask({ ...exists, sort: [{ by: 'field', field, descending: true }] })
    answers.push([field, hits.map(({ id }) => id), counts])
  }
  for (const text of ['vierzig', 'schwarz', 'OX-13-41', 'ox-12', 'größe', 'wien', 'cognac 42', 'leder']) {
    const { hits, total } = await ask({ ...request, text, explain: true })
    answers.push([text, total, hits.map(({ id, score, matches }) => ({ id, score, matches }))])
  }
  return answers
}

function wholeEntries(catalog: Catalog) {
  const loaded = indexOf(catalog)
  return products.map(({ id }) => ({ id: String(id), document: loaded.product(String(id)) ?? {} }))
}

/** Every product and all that can be found: with rows of both kinds, and in an engine that has the whole documents. */
async function everything(plain: Catalog, split: Catalog, whole: SearchEngine) {
  const entries = wholeEntries(plain)
  await whole.put({ index, entity: 'product' }, entries)
  const nowhere = [
    'configurable_children.nothing',
    'configurable_options.x.y',
    'description.x',
    'configurable_children',
  ]
  const paths = [...new Set([...entries.flatMap(({ document }) => pathsIn(document)), ...nowhere])]
  const inWhole = await found((asked) => whole.search({ index, entity: 'product' }, asked), paths)
  const inPlain = await found((asked) => indexOf(plain).search('product', asked), paths)
  const inSplit = await found((asked) => indexOf(split).search('product', asked), paths)
  return {
    expected: { told: told(plain), inWhole, inPlain: inWhole, inSplit: inWhole },
    actual: { told: told(split), inWhole, inPlain, inSplit },
  }
}

afterAll(async () => {
  for (const shop of shops) await shop.close()
})

describe('a catalogue whose details are read later', () => {
  let plain: Catalog
  let split: Catalog
  let whole: SearchEngine
  beforeAll(async () => {
    plain = await open(false)
    split = await open(true)
    whole = await fresh(plain)
  })
  const fresh = async (catalog: Catalog) => {
    const engine = createEmbeddedEngine()
    await engine.replace({ index, entity: 'attribute' }, indexOf(catalog).entries('attribute'))
    await engine.replace({ index, entity: 'product' }, wholeEntries(catalog))
    return engine
  }

  test('tells and finds the same as one that is read whole', async () => {
    expect(products.filter((product) => writeRecord('product', product).detail).length).toBeGreaterThan(10)
    const { actual, expected } = await everything(plain, split, whole)
    expect(actual).toEqual(expected)
  })

  test('does so after sales and deliveries', async () => {
    const rows = skus.map((sku, place) => {
      const qty = (place * 7) % 5
      const more = { product_id: 1000 + place, backorders: place % 11 === 0 ? 1 : 0, max_sale_qty: 10 }
      return { sku, qty, is_in_stock: qty > 0 ? 1 : 0, manage_stock: place % 3 === 0 ? 0 : 1, ...more }
    })
    for (const some of [rows.filter(({ qty }) => qty !== 3), rows]) {
      for (const catalog of [plain, split]) await catalog.refreshStock(some)
      const { actual, expected } = await everything(plain, split, whole)
      expect(actual).toEqual(expected)
    }
  })

  test('does so when a special price begins or ends', async () => {
    const before = told(split)
    clock = Date.UTC(2026, 4, 2)
    for (const catalog of [plain, split]) await indexOf(catalog).refreshPrices()
    expect(told(split)).not.toEqual(before)
    const { actual, expected } = await everything(plain, split, whole)
    expect(actual).toEqual(expected)
  })

  test('does so after it was read anew', async () => {
    await plain.reload()
    await split.reload()
    whole = await fresh(plain)
    const { actual, expected } = await everything(plain, split, whole)
    expect(actual).toEqual(expected)
  })

  test('never serves a script, and shows nobody the tiers of others', () => {
    for (const text of told(split)) expect(text).not.toContain('<script')
    const tiers = indexOf(split).product('60', trade)?.configurable_children?.[0]?.tier_prices
    expect(tiers).toEqual([tier(trade, 70)])
    expect(JSON.stringify(indexOf(split).product('60'))).not.toContain('"customer_group_id"')
  })
})

test.each([
  { tierPrices: false },
  { storeViews: [{ ...ellermoor, tax: { ...ellermoor.tax, calculateServerSide: false } }] },
  { storeViews: [{ ...ellermoor, tax: { ...ellermoor.tax, deprecatedPriceFieldsSupport: true, userGroupId: 3 } }] },
])('a catalogue whose details are read later is the same with other settings (%#)', async (options) => {
  const [plain, split] = [await open(false, options), await open(true, options)]
  expect(told(split)).toEqual(told(plain))
  const paths = ['configurable_children.price', 'configurable_children.image', 'price', 'description', 'size_options']
  const ask =
    (catalog: Catalog): Ask =>
    (asked) =>
      indexOf(catalog).search('product', asked)
  expect(await found(ask(split), paths)).toEqual(await found(ask(plain), paths))
})
