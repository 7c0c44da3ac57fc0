import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeCatalogMark } from '../catalog/catalog-marks.ts'
import { type Catalog, createCatalog } from '../catalog/load-catalog.ts'
import {
  fixtureDocuments,
  fixtureStock,
  insertFixture,
  insertFixtureStock,
} from '../catalog/testing/fixture-catalog.ts'
import { type Log, silentLog } from '../log/log.ts'
import { reviewRepo } from '../review/review-repo.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { type CatalogChange, createRefresher, type Refresher } from './create-refresher.ts'
import { type SharedDatabase, sharedEngines } from './testing/shared-databases.ts'

const { index } = ellermoor.elasticsearch
const clock = () => Date.UTC(2026, 3, 1)

/** What an order does to the shelf. */
async function sell(database: Database, sku: string, qty: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.run(
      'UPDATE stock_item SET qty = qty - $1, is_in_stock = CASE WHEN qty > $1 THEN 1 ELSE 0 END WHERE sku = $2',
      [qty, sku],
    )
    await tx.run(
      `INSERT INTO stock_movement (sku, delta, reason, order_id, created_at) VALUES ($1, $2, 'order', NULL, '2026-04-01')`,
      [sku, -qty],
    )
  })
}

describe.each(await sharedEngines())('two processes on $engine', (engine) => {
  let shared: SharedDatabase
  let processes: { catalog: Catalog; refresher: Refresher }[] = []
  let changes: CatalogChange[] = []

  async function startProcess(database: Database, log: Log = silentLog) {
    const catalog = await createCatalog({ database, storeViews: [ellermoor], clock, log: silentLog })
    const onChange = (change: CatalogChange) => void changes.push(change)
    const started = { catalog, refresher: createRefresher({ database, catalog, clock, log, everyMs: 20, onChange }) }
    processes.push(started)
    return started
  }

  beforeEach(async () => {
    shared = await engine.open()
    processes = []
    changes = []
    const children = fixtureDocuments.product[0]?.configurable_children?.map((child) => ({
      ...child,
      stock: { is_in_stock: child.hf_shoe_size === 40, qty: 1 },
    }))
    // The indexer saw size 41 sold out and left it out of the sizes, not out of the colours.
    const product = fixtureDocuments.product.map((one) =>
      one.sku === 'OX' ? { ...one, hf_shoe_size_options: [40], configurable_children: children } : one,
    )
    await insertFixture(shared.one, index, { ...fixtureDocuments, product })
    await insertFixtureStock(shared.one, fixtureStock)
  })
  afterEach(async () => {
    await Promise.all(processes.map(({ refresher }) => refresher.stop()))
    await shared.close()
  })
  afterAll(() => engine.stop())

  const shoe = (catalog: Catalog) => catalog.index(index)?.product('1')

  test('one that was stopped looks no more, also when an order tells it late', async () => {
    const { refresher } = await startProcess(shared.one)
    await refresher.stop()
    await sell(shared.other, 'OX-12-40', 1)
    await refresher.now()
    expect(changes).toEqual([])
  })

  test('[STOCK-2] what one process sells the other shows, in the product, its variants and its filters', async () => {
    const { catalog, refresher } = await startProcess(shared.other)
    expect(shoe(catalog)).toMatchObject({ stock: { qty: 3, is_in_stock: true }, hf_shoe_size_options: [40] })

    await sell(shared.one, 'OX-12-40', 1)
    await refresher.now()
    expect(shoe(catalog)).toMatchObject({ stock: { qty: 2 }, configurable_children: [{ stock: { qty: 2 } }, {}] })

    await sell(shared.one, 'OX-12-40', 2)
    await sell(shared.one, 'OX-13-41', -5)
    await refresher.now()
    expect(shoe(catalog)).toMatchObject({
      stock: { qty: 5, is_in_stock: true },
      hf_shoe_size_options: [41],
      hf_color_options: [12, 13],
    })
    expect(changes.at(-1)).toEqual({ what: 'stock', skus: ['OX-12-40', 'OX-13-41'] })

    await sell(shared.one, 'OX-13-41', 5)
    await refresher.now()
    expect(shoe(catalog)).toMatchObject({ stock: { qty: 0, is_in_stock: false }, hf_shoe_size_options: [] })
  })

  test('a product with a shelf of its own is for sale again when its variant is', async () => {
    await shared.one.run('UPDATE stock_item SET qty = 9, is_in_stock = 1, manage_stock = 1 WHERE sku = $1', ['OX'])
    const { catalog, refresher } = await startProcess(shared.other)
    await sell(shared.one, 'OX-12-40', 3)
    await refresher.now()
    expect(shoe(catalog)?.stock?.is_in_stock).toBe(false)
    await sell(shared.one, 'OX-12-40', -1)
    await refresher.now()
    expect(shoe(catalog)?.stock?.is_in_stock).toBe(true)
  })

  test('nothing new changes nothing: answers that were kept stay', async () => {
    await sell(shared.one, 'OX-12-40', 1)
    const { catalog, refresher } = await startProcess(shared.other)
    const { revision } = catalog.index(index) ?? {}
    await refresher.now()
    await refresher.now()
    expect(catalog.index(index)?.revision).toBe(revision)
  })

  test('what is sold while the catalogue is read is not lost', async () => {
    const loading = startProcess(shared.other)
    await sell(shared.one, 'OX-12-40', 1)
    const { catalog, refresher } = await loading
    await refresher.now()
    expect(shoe(catalog)?.stock?.qty).toBe(2)
  })

  test('it looks by itself, again and again', async () => {
    const { catalog, refresher } = await startProcess(shared.other)
    refresher.start()
    for (const qty of [2, 1]) {
      await sell(shared.one, 'OX-12-40', 1)
      await expect.poll(() => shoe(catalog)?.stock?.qty, { timeout: 5000 }).toBe(qty)
    }
  })

  test('after an import the other process shows the new catalogue, and a request that has begun ends with the old one', async () => {
    const { catalog, refresher } = await startProcess(shared.other)
    const before = catalog.index(index)
    await shared.one.transaction(async (tx) => {
      const renamed = { ...fixtureDocuments.product[2], name: 'Neue Creme' }
      await tx.run('UPDATE catalog_document SET document = $1 WHERE index_name = $2 AND entity = $3 AND id = $4', [
        JSON.stringify(renamed),
        index,
        'product',
        '3',
      ])
      await writeCatalogMark(tx, 'catalog', randomUUID())
    })
    await refresher.now()
    const after = catalog.index(index)
    expect(after?.product('3')?.name).toBe('Neue Creme')
    expect(changes).toContainEqual({ what: 'catalog' })
    expect(after?.revision).not.toBe(before?.revision)

    const request = { sort: [], from: 0, size: 9, aggregations: {}, text: 'creme' }
    const names = async (which: typeof before) =>
      (await which?.search('product', request))?.hits.map(({ document }) => document.name)
    expect(await names(before)).toContain('Schuhcreme')
    expect(await names(after)).toContain('Neue Creme')

    await refresher.now()
    expect(catalog.index(index)).toBe(after)
    await sell(shared.one, 'OX-12-40', 1)
    await refresher.now()
    expect(shoe(catalog)?.stock?.qty).toBe(2)
  })

  test('[REV-1] a review that one process lets through is shown by the other, and taken back', async () => {
    const { catalog, refresher } = await startProcess(shared.other)
    const words = { title: 'Gut', detail: 'Sehr gut', nickname: 'Jörg', created_at: '2026-04-01 08:00:00' }
    const review = { id: 0, product_id: 1, review_status: 2 as const, rating: 5, ...words }
    const { id } = await reviewRepo.add(shared.one, { index, review })
    const document = () => catalog.index(index)?.document('review', String(id))
    await refresher.now()
    expect(document()).toBeUndefined()
    const before = catalog.index(index)
    await reviewRepo.judge(shared.one, id, 1)
    await refresher.now()
    expect(document()).toMatchObject({ ...words, review_status: 1 })
    expect(shoe(catalog)).toMatchObject({ rating_summary: 100, review_count: 1 })
    expect(catalog.index(index)).toBe(before)
    await reviewRepo.judge(shared.one, id, 3)
    await refresher.now()
    expect(document()).toBeUndefined()
  })

  test('a look that fails is told to the log and tried again', async () => {
    const told: string[] = []
    const log = { ...silentLog, error: (_: object, message: string) => void told.push(message) }
    const { catalog, refresher } = await startProcess(shared.other, log)
    await shared.one.run('ALTER TABLE meta RENAME TO meta_away')
    await sell(shared.one, 'OX-12-40', 1)
    await refresher.now()
    expect(told).toEqual(['the catalogue could not be refreshed'])
    expect(shoe(catalog)?.stock?.qty).toBe(3)
    await shared.one.run('ALTER TABLE meta_away RENAME TO meta')
    await refresher.now()
    expect(shoe(catalog)?.stock?.qty).toBe(2)
  })
})
