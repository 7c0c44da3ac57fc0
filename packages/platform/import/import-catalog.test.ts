import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedCatalog } from '../seed/seed-catalog.ts'
import { demoStoreViews, ellermoor, halden, laszlo } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { type ImportOptions, type ImportResult, importCatalog } from './import-catalog.ts'
import { bicycleLines } from './testing/bicycles.ts'
import { readView } from './testing/read-view.ts'
import { type TemporaryFiles, writeFiles } from './testing/write-files.ts'

const { index } = ellermoor.elasticsearch
const open: TemporaryFiles[] = []
afterAll(async () => {
  for (const files of open) await files.remove()
})

type Files = Readonly<Record<string, string | Uint8Array>>

async function bring(database: Database, files: Files, more: Partial<ImportOptions> = {}): Promise<ImportResult> {
  const folder = await writeFiles(files)
  open.push(folder)
  const names = Object.keys(files)
  const path = names.length === 1 && names[0] !== undefined ? `${folder.path}/${names[0]}` : folder.path
  return importCatalog({ database, storeView: ellermoor, path, clock: () => Date.UTC(2026, 5, 1), ...more })
}

const lamp = {
  id: 1,
  sku: 'LAMPE',
  name: 'Lampe Jäger',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: 100,
  tax_class_id: 2,
  url_key: 'lampe',
  url_path: 'lampe',
  slug: 'lampe',
  stock: { qty: 5, is_in_stock: true },
}
const shade = { ...lamp, id: 2, sku: 'SCHIRM', name: 'Schirm', url_key: 'schirm', url_path: 'schirm', slug: 'schirm' }
const rule = {
  id: 1,
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ rate: 19, tax_country_id: 'DE' }],
}
const hit = (source: { id: number }, type = 'product') => ({
  _index: 'lampen',
  _type: type,
  _id: String(source.id),
  _score: 1,
  _source: source,
})
const lines = (...values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')

describe('the way in which documents are written', () => {
  let database: Database
  beforeEach(async () => {
    database = await temporarySqlite()
  })
  afterEach(() => database.close())

  test.each<[string, Files]>([
    ['a list', { 'products.json': JSON.stringify([lamp, shade]) }],
    [
      'a list over many lines, with a mark of its encoding',
      { 'product.json': `\ufeff${JSON.stringify([lamp, shade], null, 2)}` },
    ],
    ['documents line by line', { 'product.jsonl': lines(lamp, shade) }],
    [
      'bulk lines',
      {
        'dump.txt': lines(
          { index: { _index: 'lampen', _type: 'product', _id: '1' } },
          lamp,
          { create: { _type: 'product', _id: 2 } },
          shade,
        ),
      },
    ],
    [
      'bulk updates',
      {
        'product.bulk': lines(
          { update: { _id: '1' } },
          { doc: lamp, doc_as_upsert: true },
          { delete: { _id: '9' } },
          { update: { _id: '2' } },
          { doc: shade },
        ),
      },
    ],
    ['elasticdump lines', { 'dump.json': lines(hit(lamp), hit(shade)) }],
    [
      'elasticdump lines of an engine without types',
      {
        'dump.json': lines(
          { ...hit(lamp, '_doc'), _index: 'lampen_product_157' },
          { ...hit(shade, '_doc'), _index: 'lampen_product_157' },
        ),
      },
    ],
    [
      'an answer of the engine',
      { 'answer.json': JSON.stringify({ took: 1, hits: { total: 2, hits: [hit(lamp), hit(shade)] } }, null, 1) },
    ],
    [
      'answers line by line',
      { 'answers.json': lines({ hits: { hits: [hit(lamp)] } }, { hits: { hits: [hit(shade)] } }) },
    ],
    ['a list of hits', { 'hits.json': JSON.stringify([hit(lamp), hit(shade)]) }],
    [
      'single documents in files',
      {
        'product/1.json': JSON.stringify({ _source: lamp }),
        'product/2.json': JSON.stringify({ ...hit(shade), found: true }),
      },
    ],
    ['a packed file', { 'product.ndjson.gz': gzipSync(lines(lamp, shade)) }],
    ['fields alone, with nothing that names them', { 'alles.json': JSON.stringify([lamp, shade]) }],
  ])('%s', async (_, files) => {
    const result = await bring(database, files)
    expect(result).toMatchObject({ ok: true, report: { taken: { product: 2 }, skipped: [] } })
    const { documents, stock } = await readView(database, index)
    expect([...documents]).toEqual([
      ['product 1', lamp],
      ['product 2', shade],
    ])
    expect([...stock.keys()]).toEqual(['LAMPE', 'SCHIRM'])
  })

  test('what cannot be read is skipped with its place, and the rest is taken', async () => {
    const text = `${lines(hit(lamp))}{"_source": {"id": 3,\n${lines(hit(shade), { _index: 'x', _type: '_doc', _source: { a: 1 } })}`
    const result = await bring(database, { 'dump.json': text })
    expect(result).toMatchObject({
      ok: true,
      report: {
        taken: { product: 2 },
        skipped: [
          { entity: null, reason: 'not-json', count: 1, examples: ['dump.json:2'] },
          { entity: null, reason: 'kind-unknown', count: 1, examples: ['dump.json:4'] },
        ],
      },
    })
  })

  test('products without id or sku, and a second one of the same sku, are skipped with a reason', async () => {
    const result = await bring(database, {
      'product.json': JSON.stringify([
        lamp,
        { ...shade, id: 'x' },
        { ...shade, sku: null },
        { ...shade, sku: 'LAMPE' },
      ]),
    })
    expect(result.report?.skipped).toMatchObject([
      { reason: 'no-id', examples: ['product.json:1'] },
      { reason: 'no-sku', examples: ['product.json:1'] },
      { reason: 'sku-taken', examples: ['2 (LAMPE)'] },
    ])
  })

  test('an id that comes twice counts once, as it came last', async () => {
    const result = await bring(database, { 'product.jsonl': lines(lamp, { ...lamp, name: 'Neu' }) })
    expect(result.report).toMatchObject({
      taken: { product: 1 },
      mended: [{ reason: 'came-twice', count: 1, examples: ['1 (LAMPE)'] }],
    })
    expect((await readView(database, index)).documents.get('product 1')).toMatchObject({ name: 'Neu' })
  })

  test('two products at one address: the second gets its id behind it', async () => {
    await bring(database, { 'product.jsonl': lines({ ...lamp, url_path: 'a.html' }, { ...shade, url_path: 'a.html' }) })
    expect((await readView(database, index)).documents.get('product 2')).toMatchObject({ url_path: 'a-2.html' })
  })

  test('of several indexes one is taken, and the others are told', async () => {
    const file = { 'dump.json': lines({ ...hit(lamp), _index: 'shop' }, { ...hit(shade), _index: 'shop_laszlo_de' }) }
    const result = await bring(database, file)
    expect(result).toMatchObject({
      ok: true,
      report: { taken: { product: 1 }, skipped: [{ reason: 'other-index', examples: ['shop 1'] }] },
    })
    expect(await bring(database, file, { storeView: laszlo })).toEqual({
      ok: false,
      reason: 'The files hold the indexes shop, shop_laszlo_de: name the one for laszlo_en with --index.',
    })
    expect(await bring(database, file, { storeView: laszlo, index: 'shop' })).toMatchObject({ ok: true })
  })

  test.each<[string, Files, RegExp]>([
    ['a page of HTML', { 'product.json': '<html>' }, /is no catalogue: it holds no JSON documents\.$/],
    ['an empty file', { 'product.json': '' }, /is empty\.$/],
    [
      'documents of something else',
      { 'a.json': '[{"a":1}]' },
      /^Nothing of .* could be taken: the report tells why\.$/,
    ],
    ['a folder without files', { 'a/readme.md': '#', 'b/x.csv': '' }, /holds no \.json/],
    ['a broken archive', { 'product.json.gz': gzipSync('[{}]').subarray(0, 12) }, /cannot be read/],
  ])('%s is refused with a sentence, and nothing is written', async (_, files, reason) => {
    await bring(database, { 'product.json': JSON.stringify([lamp]) })
    const before = await readView(database, index)
    const result = await bring(database, files)
    expect(result.ok ? '' : result.reason).toMatch(reason)
    expect(await readView(database, index)).toEqual(before)
  })

  test('a path that is not there is refused', async () => {
    const result = await importCatalog({ database, storeView: ellermoor, path: '/nirgends', clock: Date.now })
    expect(result).toEqual({ ok: false, reason: 'There is no file or folder /nirgends.' })
  })

  test('a dry run tells the same and writes nothing', async () => {
    const files = { 'dump.json': [...bicycleLines(3)].join('') }
    const dry = await bring(database, files, { isDryRun: true })
    expect((await readView(database, index)).documents.size).toBe(0)
    const real = await bring(database, files)
    expect({ ...dry.report, isDryRun: false, priceChanges: 0 }).toEqual({ ...real.report, priceChanges: 0 })
  })
})

await describeOnEachEngine('an import', (openDatabase) => {
  let database: Database
  beforeEach(async () => {
    database = await openDatabase()
  })
  afterEach(() => database.close())

  const state = async () => ({
    view: await readView(database, index),
    prices: await database.all('SELECT sku, gross_cents FROM price_history ORDER BY sku, gross_cents'),
  })
  const bicycles = { 'dump.json': [...bicycleLines(5)].join('') }

  test('twice the same is the same state', async () => {
    await bring(database, bicycles)
    const once = await state()
    expect(once.view.documents.size).toBe(24)
    const again = await bring(database, bicycles, { clock: () => Date.UTC(2026, 6, 1) })
    expect(again.report?.priceChanges).toBe(0)
    expect(await state()).toEqual(once)
  })

  test('takes the place of everything that was there, shelves included', async () => {
    await bring(database, bicycles)
    await bring(database, { 'product.jsonl': lines(lamp) })
    const { documents, stock } = await readView(database, index)
    expect([...documents.keys()]).toEqual(['product 1'])
    expect([...stock.keys()]).toEqual(['LAMPE'])
  })

  test('may leave kinds alone that it does not bring', async () => {
    await bring(database, bicycles)
    const { documents, stock } = await readView(database, index)
    const result = await bring(database, { 'taxrule.json': JSON.stringify([rule]) }, { keepsOthers: true })
    expect(result.report?.warnings).toEqual([])
    const after = await readView(database, index)
    expect(after.documents).toEqual(new Map([...documents, ['taxrule 1', rule]]))
    expect(after.stock).toEqual(stock)
  })

  test('of stock alone changes the shelves of what is there, and nothing else', async () => {
    await bring(database, bicycles)
    const { documents } = await readView(database, index)
    const rows = ['KLINGEL', 'NIRGENDS'].map((sku) => ({ sku, product_id: 501, qty: 2, is_in_stock: true }))
    expect(await bring(database, { 'stock_item.jsonl': lines(...rows) })).toMatchObject({ ok: false })
    await bring(database, { 'stock_item.jsonl': lines(...rows) }, { keepsOthers: true })
    const after = await readView(database, index)
    expect(after.documents).toEqual(documents)
    expect(after.stock.get('KLINGEL')).toMatchObject({ qty: 2 })
    expect(after.stock.has('NIRGENDS')).toBe(false)
  })

  test('that fails half-way leaves the old catalogue', async () => {
    await bring(database, { 'product.jsonl': lines(lamp), 'taxrule.json': JSON.stringify([rule]) })
    const before = await state()
    const onProgress: ImportOptions['onProgress'] = ({ step }) => {
      if (step === 'write') throw new Error('the machine stops')
    }
    await expect(bring(database, bicycles, { onProgress })).rejects.toThrow('the machine stops')
    expect(await state()).toEqual(before)
  })

  test('tells running servers by a new revision, and only when it has written', async () => {
    const revision = () => database.get<{ value: string }>("SELECT value FROM meta WHERE key = 'catalog.revision'")
    await bring(database, { 'product.jsonl': lines(lamp) })
    const first = await revision()
    expect(first?.value).toMatch(/^[0-9a-f-]{36}$/)
    await bring(database, { 'product.jsonl': lines(lamp) }, { isDryRun: true })
    expect(await revision()).toEqual(first)
    await bring(database, { 'product.jsonl': lines(lamp) })
    expect(await revision()).not.toEqual(first)
  })

  test('shelves of which nothing is said stay, those of which something is said follow', async () => {
    await bring(database, { 'product.jsonl': lines(lamp, shade) })
    await database.run("UPDATE stock_item SET qty = 1 WHERE sku IN ('LAMPE', 'SCHIRM')")
    const { stock: _stock, ...silent } = lamp
    await bring(database, { 'product.jsonl': lines(silent, shade) })
    const rows = await database.all('SELECT sku, qty FROM stock_item ORDER BY sku')
    expect(rows).toEqual([
      { sku: 'LAMPE', qty: 1 },
      { sku: 'SCHIRM', qty: 5 },
    ])
  })

  test('the shelf of a variant is that of its own document, and a row of the shelf counts more than both', async () => {
    const child = { sku: 'K', id: 9, color: 1, stock: { qty: 1, is_in_stock: true } }
    const parent = { ...lamp, type_id: 'configurable', configurable_children: [child, { ...child, sku: 'L', id: 10 }] }
    const own = { ...shade, id: 9, sku: 'K', visibility: 1, stock: { qty: 2, is_in_stock: true } }
    const row = {
      sku: 'L',
      product_id: 10,
      qty: 3,
      is_in_stock: true,
      manage_stock: true,
      backorders: 1,
      min_sale_qty: 2,
      max_sale_qty: 4,
      notify_stock_qty: 1,
      low_stock_date: '2026-01-01 00:00:00',
    }
    await bring(database, {
      'product.jsonl': lines(own, parent),
      'stock_item.jsonl': lines({ _type: 'stock_item', _id: 'L', _source: row }),
    })
    const { stock } = await readView(database, index)
    expect(stock.get('K')).toMatchObject({ product_id: 9, qty: 2 })
    expect(stock.get('L')).toEqual({ ...row, is_in_stock: 1, manage_stock: 1 })
  })

  describe('variants that stand in documents of their own', () => {
    const colour = {
      attribute_id: 93,
      attribute_code: 'color',
      default_frontend_label: 'Farbe',
      is_user_defined: true,
      options: [
        { label: 'Rot', value: '53' },
        { label: 'Grün', value: '54' },
      ],
    }
    const child = (id: number, sku: string, color: string) => ({
      ...lamp,
      id,
      sku,
      color,
      visibility: 1,
      url_path: sku,
    })
    const { stock: _stock, ...shelfless } = lamp
    const parent = { ...shelfless, type_id: 'configurable' }
    const expected = (greenSku: string) => ({
      configurable_children: [
        { id: 8, sku: 'ROT', price: 100, color: '53', stock: { qty: 5, is_in_stock: true } },
        { id: 9, sku: greenSku, price: 100, color: '54' },
      ],
      configurable_options: [{ attribute_code: 'color', values: [{ label: 'Rot' }, { label: 'Grün' }] }],
      color_options: ['53', '54'],
    })

    test.each<[string, object]>([
      ['skus', { configurable_children: ['ROT', '8'] }],
      ['objects with a sku', { configurable_children: [{ sku: 'ROT' }, { sku: '8', id: 9 }] }],
      ['ids', { extension_attributes: { configurable_product_links: [8, 9] } }],
    ])('are found by %s, wherever the files have them', async (by, named) => {
      // A sku may be the id of another one; where ids are meant no sku is like one.
      const green = child(9, by === 'ids' ? 'GRÜN' : '8', '54')
      const { ok } = await bring(database, {
        'attribute.json': JSON.stringify([colour]),
        'product.jsonl': lines({ ...parent, ...named }, green, child(8, 'ROT', '53')),
      })
      expect(ok).toBe(true)
      expect((await readView(database, index)).documents.get('product 1')).toMatchObject(expected(green.sku))
    })

    test('are told of where nothing has their sku, and the last word about a product counts', async () => {
      const result = await bring(database, {
        'product.jsonl': lines(
          { ...parent, configurable_children: ['ROT', 'BLAU'] },
          { ...parent, id: 2, sku: 'ALT', configurable_children: ['ROT'] },
          child(8, 'ROT', '53'),
          { ...shade, sku: 'NEU' },
        ),
      })
      expect(result.report?.mended).toContainEqual(expect.objectContaining({ reason: 'variant-unknown', count: 1 }))
      const { documents } = await readView(database, index)
      expect(documents.get('product 1')).toMatchObject({ configurable_children: [{ sku: 'ROT' }] })
      expect(documents.get('product 2')).toMatchObject({ sku: 'NEU', type_id: 'simple' })
    })
  })

  test('a bundle or a group without a price costs in lists what its parts cost, where all of them are there', async () => {
    const links = (...skus: string[]) =>
      skus.map((sku) => ({ link_type: 'associated', linked_product_sku: sku, linked_product_type: 'simple' }))
    const option = (option_id: number, ...product_links: object[]) => ({ option_id, product_links })
    const bundle_options = [
      option(1, { id: 11, sku: 'SCHIRM', qty: 1 }, { id: 12, sku: 'LAMPE', qty: 2, is_default: true }),
      option(2, { id: 21, sku: 'SCHIRM' }),
    ]
    const made = (id: number, fields: object) => ({ ...lamp, id, sku: `S${id}`, url_path: `s${id}`, ...fields })
    await bring(database, {
      'product.jsonl': lines(
        made(3, { type_id: 'grouped', price: '0.0000', product_links: links('LAMPE', 'SCHIRM') }),
        made(4, { type_id: 'bundle', price: null, bundle_options }),
        made(5, { type_id: 'grouped', price: 0, product_links: links('LAMPE', 'WEG') }),
        made(6, { type_id: 'grouped', price: 7, product_links: links('LAMPE') }),
        { ...lamp, price: 100.05 },
        { ...shade, price: 20 },
      ),
    })
    const { documents } = await readView(database, index)
    const prices = [3, 4, 5, 6].map((id) => documents.get(`product ${id}`))
    expect(prices).toMatchObject([{ price: 120.05 }, { price: 220.1 }, { price: 0 }, { price: 7 }])
  })

  test('writes every changed price into the history, tax included, and the thirty days can be told from it', async () => {
    const rules = { 'taxrule.json': JSON.stringify([rule]) }
    const at = (day: number) => ({ clock: () => Date.UTC(2026, 5, day) })
    const offer = { ...lamp, special_price: 90, special_from_date: '2026-06-20 00:00:00' }
    await bring(database, { ...rules, 'product.jsonl': lines(lamp) }, at(1))
    await bring(database, { ...rules, 'product.jsonl': lines({ ...lamp, price: 120 }) }, at(10))
    const result = await bring(
      database,
      { ...rules, 'product.jsonl': lines({ ...offer, price: 120, special_price: 110 }) },
      at(20),
    )
    expect(await database.all('SELECT valid_from, gross_cents FROM price_history ORDER BY valid_from')).toEqual([
      { valid_from: '2026-06-01T00:00:00.000Z', gross_cents: 11_900 },
      { valid_from: '2026-06-10T00:00:00.000Z', gross_cents: 14_280 },
    ])
    // "100 → 120 → sale 110 gives reference 100": at midnight the offer has not begun yet, and the history says 119,00.
    expect(result.report?.priceChanges).toBe(0)
    const later = await bring(
      database,
      { ...rules, 'product.jsonl': lines({ ...offer, price: 120, special_price: 110 }) },
      at(21),
    )
    expect(later.report).toMatchObject({ priceChanges: 1, mended: [{ reason: 'lowest-price', count: 1 }] })
    expect((await readView(database, index)).documents.get('product 1')).toMatchObject({ lowest_price_30_days: 119 })
  })

  test('two at once into two views both hold, and no shelf that one of them needs is lost', async () => {
    await bring(database, { 'product.jsonl': lines(lamp, shade) })
    await Promise.all([
      bring(database, { 'product.jsonl': lines({ ...shade, id: 5, sku: 'NEU' }) }),
      bring(database, { 'product.jsonl': lines(lamp, shade) }, { storeView: laszlo }),
    ])
    expect([...(await readView(database, index)).documents.keys()]).toEqual(['product 5'])
    const other = await readView(database, laszlo.elasticsearch.index)
    expect([...other.documents.keys()].sort()).toEqual(['product 1', 'product 2'])
    expect([...other.stock.keys()].sort()).toEqual(['LAMPE', 'NEU', 'SCHIRM'])
  })

  test('the same sku in another view keeps its shelf when this view lets it go', async () => {
    await bring(database, { 'product.jsonl': lines(lamp, shade) })
    await bring(database, { 'product.jsonl': lines(lamp) }, { storeView: laszlo })
    await bring(database, { 'product.jsonl': lines({ ...lamp, id: 5, sku: 'NEU' }) })
    expect([...(await readView(database, index)).stock.keys()].sort()).toEqual(['LAMPE', 'NEU'])
  })
})

describe('the demo', () => {
  let database: Database
  beforeEach(async () => {
    database = await temporarySqlite()
    await seedCatalog({ database, storeViews: demoStoreViews })
  }, 60_000)
  afterEach(() => database.close())

  const seeded = () =>
    database.all<{ index_name: string }>(
      'SELECT DISTINCT index_name FROM catalog_document WHERE is_seeded = 1 ORDER BY index_name',
    )
  const counts = () =>
    database.get(
      'SELECT (SELECT count(*) FROM stock_item WHERE is_seeded = 1) AS shelves, (SELECT count(*) FROM customer WHERE is_seeded = 1) AS customers, (SELECT count(*) FROM coupon WHERE is_seeded = 1) AS coupons',
    )

  test('leaves a view when the merchant moves in, the last one with its shelves and customers, and never comes back', async () => {
    const files = { 'product.jsonl': lines(lamp) }
    const before = await counts()
    await bring(database, files)
    expect(await seeded()).toEqual([{ index_name: 'demo_de' }, { index_name: 'demo_laszlo_en' }])
    expect(await counts()).toEqual(before)

    await database.run("UPDATE meta SET value = 'older' WHERE key = 'seed.catalog.version'")
    expect(await seedCatalog({ database, storeViews: demoStoreViews })).toBe('seeded')
    expect((await readView(database, index)).documents.size).toBe(1)

    await bring(database, files, { storeView: halden })
    await bring(database, files, { storeView: laszlo })
    await database.run("UPDATE meta SET value = 'older' WHERE key = 'seed.catalog.version'")
    await seedCatalog({ database, storeViews: demoStoreViews })
    expect(await seeded()).toEqual([])
    expect(await counts()).toEqual({ shelves: 0, customers: 0, coupons: 0 })
    expect(await database.all('SELECT sku FROM stock_item')).toEqual([{ sku: 'LAMPE' }])
  }, 60_000)
})
