import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Log, silentLog } from '../log/log.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createCatalog } from './load-catalog.ts'
import { searchCatalogOnce } from './search-catalog.ts'
import { fixtureDocuments, fixtureStock, insertFixture, insertFixtureStock } from './testing/fixture-catalog.ts'

const { index } = ellermoor.elasticsearch
const clock = () => Date.UTC(2026, 3, 1)
let database: Database

beforeAll(async () => {
  database = await temporarySqlite()
  await insertFixture(database, index, fixtureDocuments)
  await insertFixtureStock(database, fixtureStock)
})
afterAll(() => database.close())

async function load(log: Log = silentLog) {
  const catalog = await createCatalog({ database, storeViews: [ellermoor], clock, log })
  const loaded = catalog.index(index)
  if (!loaded) throw new Error('the index is missing')
  return { catalog, loaded }
}

describe('stock that changes', () => {
  test('a sold-out variant takes its product out of what is in stock, and a delivery brings it back', async () => {
    const { catalog, loaded } = await load()
    const inStock = async () => {
      const { hits } = await loaded.search('product', {
        filter: { op: 'terms', field: 'stock.is_in_stock', values: [true] },
        sort: [],
        from: 0,
        size: 10,
        aggregations: {},
      })
      return hits.map(({ id }) => id)
    }
    const level = { sku: 'OX-12-40', product_id: 101, manage_stock: 1, backorders: 0, max_sale_qty: 10_000 }
    expect(await inStock()).toEqual(['1', '3', '101'])

    await catalog.refreshStock([{ ...level, qty: 0, is_in_stock: 0 }])
    expect(await inStock()).toEqual(['3'])
    expect(loaded.productsBySku('OX')[0]).toMatchObject({
      price_incl_tax: 357,
      stock: { qty: 0, is_in_stock: false },
      configurable_children: [{ sku: 'OX-12-40', stock: { qty: 0 } }, { sku: 'OX-13-41' }],
    })

    await catalog.refreshStock([{ ...level, qty: 7, is_in_stock: 1 }])
    expect(await inStock()).toEqual(['1', '3', '101'])
    expect(loaded.productsBySku('OX')[0]).toMatchObject({ stock: { qty: 7 } })
  })

  test('a changed document is written anew, an unchanged one is not', async () => {
    const { catalog, loaded } = await load()
    const form = loaded.writer.form({ entity: 'product', include: ['sku', 'stock.qty'], exclude: [], compact: true })
    const write = (id: string) => loaded.writer.write({ id, document: loaded.document('product', id) ?? {} }, form)
    const [shoe, polish] = [write('1'), write('3')]
    await catalog.refreshStock([
      { sku: 'OX-13-41', product_id: 102, qty: 2, is_in_stock: 1, manage_stock: 1, backorders: 0, max_sale_qty: 10 },
    ])
    expect(JSON.parse(shoe)).toMatchObject({ stock: { qty: 3 } })
    expect(JSON.parse(write('1'))).toMatchObject({ stock: { qty: 5 } })
    expect(write('3')).toBe(polish)
  })

  test('a question is answered anew after its stock has changed, and only then', async () => {
    const { catalog, loaded } = await load()
    const question = {
      entity: 'product',
      parameters: { _source_include: 'stock.qty', size: '1' },
      priceRanges: [],
    } as const
    const ask = () => searchCatalogOnce(loaded, 'first product', { ...question, request: undefined })
    const before = await ask()
    await catalog.refreshStock([])
    expect(await ask()).toEqual(before)
    expect(loaded.answers.get('first product', loaded.revision)).toBeDefined()
    await catalog.refreshStock([
      { sku: 'OX-13-41', product_id: 102, qty: 6, is_in_stock: 1, manage_stock: 1, backorders: 0, max_sale_qty: 10 },
    ])
    expect(await ask()).toMatchObject({ ok: true, json: expect.stringContaining('"qty":9') as unknown })
    expect(before).toMatchObject({ ok: true, json: expect.stringContaining('"qty":3') as unknown })
  })

  test('a bundle is sold out while a part that it needs is, and its own shelf counts too', async () => {
    const link = (id: number, sku: string, qty = 1) => ({ id, sku, qty })
    const bundle = {
      id: 50,
      sku: 'SET',
      name: 'Oxford mit Creme',
      type_id: 'bundle',
      status: 1,
      visibility: 4,
      price: 0,
      bundle_options: [
        { option_id: 1, title: 'Schuh', product_links: [link(1, 'OX-12-40', 2), link(2, 'OX-13-41')] },
        { option_id: 2, title: 'Creme', required: false, product_links: [link(3, 'CR')] },
      ],
    }
    const own = await temporarySqlite()
    await insertFixture(own, index, { ...fixtureDocuments, product: [...fixtureDocuments.product, bundle] })
    await insertFixtureStock(own, [...fixtureStock, { sku: 'SET', id: 50, qty: 0, managed: false }])
    const catalog = await createCatalog({ database: own, storeViews: [ellermoor], clock, log: silentLog })
    const put = async (sku: string, qty: number, flag = qty > 0) => {
      await own.run('UPDATE stock_item SET qty = $2, is_in_stock = $3 WHERE sku = $1', [sku, qty, flag ? 1 : 0])
      await catalog.refreshStockOf([sku])
      return catalog.index(index)?.productsBySku('SET')[0]?.stock
    }
    const soldOut = { is_in_stock: false, manage_stock: true, qty: 0 }
    const there = { is_in_stock: true, manage_stock: false }
    expect(await put('OX-13-41', 0)).toMatchObject(there)
    expect(await put('OX-12-40', 1)).toMatchObject(soldOut)
    expect(await put('OX-13-41', 1)).toMatchObject(there)
    expect(await put('CR', 0)).toMatchObject(there)
    expect(await put('OX-13-41', 0)).toMatchObject(soldOut)
    await own.run("UPDATE stock_item SET manage_stock = 1 WHERE sku = 'SET'")
    expect(await put('SET', 5)).toMatchObject(soldOut)
    expect(await put('OX-12-40', 2)).toMatchObject({ is_in_stock: true, manage_stock: true, qty: 5 })
    expect(await put('SET', 5, false)).toMatchObject({ is_in_stock: false })
    await catalog.reload()
    expect(await put('OX-12-40', 1)).toMatchObject(soldOut)
    await own.close()
  })

  test('an unknown sku changes nothing', async () => {
    const { catalog, loaded } = await load()
    const before = loaded.document('product', '1')
    await catalog.refreshStock([
      { sku: 'none', product_id: 9, qty: 2, is_in_stock: 1, manage_stock: 1, backorders: 0, max_sale_qty: 10 },
    ])
    expect(loaded.document('product', '1')).toBe(before)
  })
})

describe('loading', () => {
  test('products are found by their own sku and by those of their variants', async () => {
    const { loaded } = await load()
    expect(loaded.productsBySku('OX-12-40').map(({ id }) => id)).toEqual([1, 101])
    expect(loaded.productsBySku('none')).toEqual([])
  })

  test('an unknown index is none', async () => {
    const { catalog } = await load()
    expect(catalog.index('other')).toBeUndefined()
  })

  test('two views may share an index', async () => {
    const storeViews = [ellermoor, { ...ellermoor, storeCode: 'second', storeId: 9 }]
    const catalog = await createCatalog({ database, storeViews, clock, log: silentLog })
    expect(catalog.index(index)?.storeView.storeCode).toBe(ellermoor.storeCode)
  })

  test('without tax calculation on the server, prices stay as the catalogue wrote them', async () => {
    const storeViews = [{ ...ellermoor, tax: { ...ellermoor.tax, calculateServerSide: false } }]
    const catalog = await createCatalog({ database, storeViews, clock, log: silentLog })
    expect(catalog.index(index)?.document('product', '3')).toMatchObject({ price: 10, special_price: 8 })
    expect(catalog.index(index)?.document('product', '3')).not.toHaveProperty('price_incl_tax')
  })

  test('a review that nobody has approved cannot be found', async () => {
    const insert = "INSERT INTO catalog_document (index_name, entity, id, document) VALUES ($1, 'review', $2, $3)"
    for (const id of [1, 2, 3]) {
      const words = { title: 'Gut', detail: 'Sitzt', nickname: 'Jörg', created_at: '2026-11-01 08:00:00' }
      await database.run(insert, [index, `${id}`, JSON.stringify({ id, product_id: 1, review_status: id, ...words })])
    }
    const { loaded } = await load()
    expect(loaded.entries('review').map(({ id }) => id)).toEqual(['1'])
    const found = await loaded.search('review', { sort: [], from: 0, size: 10, aggregations: {} })
    expect(found.total).toBe(1)
  })

  test('a document that cannot be used is told to the log and does not close the shop', async () => {
    const insert = 'INSERT INTO catalog_document (index_name, entity, id, document) VALUES ($1, $2, $3, $4)'
    const broken = [
      ['product', '900', '{'],
      ['product', '901', '{"id":901}'],
      ['product', '902', '{"id":902,"sku":"X","configurable_children":[{}]}'],
      ['taxrule', '903', '{"id":903}'],
      ['attribute', '904', '[]'],
    ] as const
    for (const [entity, id, document] of broken) await database.run(insert, [index, entity, id, document])
    const told: unknown[] = []
    const { loaded } = await load({ ...silentLog, error: (fields) => told.push(fields) })
    expect(told).toHaveLength(broken.length)
    for (const [entity, id] of broken) expect(told).toContainEqual(expect.objectContaining({ index, entity, id }))
    expect(loaded.entries('product')).toHaveLength(fixtureDocuments.product.length)
  })
})
