import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DocumentRecord, readRecord } from '../record/document-record.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { buildCatalog } from './build-catalog.ts'
import { buildPriceHistory } from './build-price-history.ts'
import { buildStock } from './build-stock.ts'
import { models } from './collection/models.ts'
import { smallestCatalog } from './large/enlarged-collection.ts'
import { seedCatalog } from './seed-catalog.ts'
import { demoStoreViews, ellermoor, halden, laszlo } from './testing/demo-store-views.ts'

await describeOnEachEngine('seeding', (open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  test('every view gets its own index, and the shop one stock', async () => {
    const told: string[] = []
    const onProgress = ({ index, documents }: { index: string; documents: number }) =>
      told.push(`${index} ${documents}`)
    expect(await seedCatalog({ database, storeViews: demoStoreViews, onProgress })).toBe('seeded')

    const size = Object.values(buildCatalog(ellermoor)).reduce((sum, list) => sum + list.length, 0)
    expect(told).toEqual([`demo_laszlo_de ${size}`, `demo_de ${size}`, `demo_laszlo_en ${size}`])
    const { documents, stock } = await everythingIn(database)
    expect(documents.size).toBe(3 * size)
    expect(stock.size).toBe([...buildStock(models)].length)
    const wien = await database.get<DocumentRecord>(
      "SELECT document, detail FROM catalog_document WHERE index_name = 'demo_laszlo_en' AND entity = 'product' AND id = '1001'",
    )
    expect(wien && JSON.parse(wien.document)).toMatchObject({ sku: 'WIEN', price: 389, url_path: 'wien-welted-oxford' })
    const built = buildCatalog(laszlo).product.find(({ sku }) => sku === 'WIEN')
    expect(JSON.stringify(wien && readRecord(wien))).toBe(JSON.stringify(built))
  })

  test('a second start changes nothing', async () => {
    await seedCatalog({ database, storeViews: [halden] })
    const before = await everythingIn(database)
    expect(await seedCatalog({ database, storeViews: [halden] })).toBe('already there')
    expect(await everythingIn(database)).toEqual(before)
  })

  test('two processes that start together seed once', async () => {
    const answers = await Promise.all([1, 2].map(() => seedCatalog({ database, storeViews: [halden] })))
    expect(answers.toSorted()).toEqual(['already there', 'seeded'])
  })

  test('[G-04] a price that was asked can be neither changed nor taken back', async () => {
    await database.run("INSERT INTO price_history VALUES ('WIEN', '2026-01-01 00:00:00', 38900)")
    const changes = [
      "UPDATE price_history SET gross_cents = 1 WHERE sku = 'WIEN'",
      "DELETE FROM price_history WHERE sku = 'WIEN'",
    ]
    for (const change of changes) await expect(database.run(change)).rejects.toThrow('price_history only grows')
    expect(await database.all('SELECT gross_cents FROM price_history')).toEqual([{ gross_cents: 38_900 }])
  })

  test('a view that is gone takes its demo rows with it', async () => {
    await seedCatalog({ database, storeViews: [halden, laszlo] })
    expect(await seedCatalog({ database, storeViews: [laszlo] })).toBe('seeded')
    expect(await database.all('SELECT DISTINCT index_name FROM catalog_document')).toEqual([
      { index_name: 'demo_laszlo_en' },
    ])
  })
})

await describeOnEachEngine('another version of the catalogue', (open) => {
  let database: Database
  const prices = () => database.all<Row>('SELECT * FROM price_history')
  const foreignRow = () =>
    database.get("SELECT document FROM catalog_document WHERE index_name = 'demo_de' AND id = '1001'")
  const insert = 'INSERT INTO catalog_document (index_name, entity, id, document) VALUES ($1, $2, $3, $4)'
  let before: Kept
  let pricesBefore: Row[]

  beforeAll(async () => {
    database = await open()
    await database.run(insert, ['demo_de', 'product', '1001', '{"id":1001}'])
    await seedCatalog({ database, storeViews: [halden] })
    before = await everythingIn(database)
    pricesBefore = await prices()
    await database.run(insert, ['demo_de', 'product', 'theirs', '{}'])
    await database.run("INSERT INTO stock_item VALUES ('OTHER', 9, 1, 1, 1, 0, 1, 10000, 1, NULL, 0)")
    await database.run("UPDATE stock_item SET qty = 0 WHERE sku = 'WIEN-COG-425-G'")
    await database.run("DELETE FROM catalog_document WHERE id = '1002'")
    await database.run("UPDATE meta SET value = 'older' WHERE key = 'seed.catalog.version'")
    await seedCatalog({ database, storeViews: [halden] })
  })
  afterAll(() => database.close())

  test('leaves a row as it is that somebody else wrote under the same id', async () => {
    expect(await foreignRow()).toEqual({ document: '{"id":1001}' })
  })

  test('[G-04] keeps every price that was asked, each written down once', async () => {
    expect(pricesBefore).toHaveLength([...buildPriceHistory(models)].length)
    expect(pricesBefore).toContainEqual({ sku: 'AUGSBURG', valid_from: '2026-09-21 08:00:00', gross_cents: 36_900 })
    expect(await prices()).toHaveLength(pricesBefore.length)
  })

  test('replaces its own rows and leaves those of others', async () => {
    const after = await everythingIn(database)
    expect(after.documents.size).toBe(before.documents.size + 1)
    expect(after.stock.size).toBe(before.stock.size + 1)
    await database.run("DELETE FROM catalog_document WHERE id = 'theirs'")
    await database.run("DELETE FROM stock_item WHERE sku = 'OTHER'")
    expect(await everythingIn(database)).toEqual(before)
  })
})

describe('an enlarged catalogue', () => {
  const countOf = async (database: Database, index: string) => {
    const row = await database.get<{ count: number }>(
      "SELECT count(*) AS count FROM catalog_document WHERE index_name = $1 AND entity = 'product'",
      [index],
    )
    return row?.count ?? 0
  }

  test('is written where it is wanted, stays at the next start, and gives way when the collection is asked for in another size', async () => {
    const database = await temporarySqlite()
    const storeViews = [ellermoor, laszlo]
    const enlargement = { products: 300, sizes: 2, views: ['laszlo_de'] }
    expect(await seedCatalog({ database, storeViews, enlargement })).toBe('seeded')
    const plain = await countOf(database, 'demo_laszlo_en')
    expect(await countOf(database, 'demo_laszlo_de')).toBe(plain + 300 - smallestCatalog)

    expect(await seedCatalog({ database, storeViews, enlargement })).toBe('already there')
    expect(await seedCatalog({ database, storeViews })).toBe('already there')
    expect(await seedCatalog({ database, storeViews, enlargement: { products: 400, sizes: 2 } })).toBe('seeded')
    expect(await countOf(database, 'demo_laszlo_en')).toBe(plain + 400 - smallestCatalog)
    await database.close()
  })
})

type Row = Record<string, string | number | null>

interface Kept {
  documents: Map<string, Row>
  stock: Map<string, Row>
}

async function everythingIn(database: Database): Promise<Kept> {
  return {
    documents: keyed(await database.all<Row>('SELECT * FROM catalog_document')),
    stock: keyed(await database.all<Row>('SELECT * FROM stock_item')),
  }
}

/** Rows by their key: the engines sort text differently. */
function keyed(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [[row.index_name, row.entity, row.id, row.sku].join(' '), row]))
}
