import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { importCatalog } from '../import/import-catalog.ts'
import { recordsIn } from '../import/mend/draft.ts'
import {
  accessories,
  attributes,
  bicycle,
  bicycleLines,
  categories,
  pages,
  taxRules,
} from '../import/testing/bicycles.ts'
import { readView } from '../import/testing/read-view.ts'
import { writeFiles } from '../import/testing/write-files.ts'
import { seedCatalog } from '../seed/seed-catalog.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { exportCatalog } from './export-catalog.ts'

const { index } = ellermoor.elasticsearch

test('the demo catalogue comes back as it was, and nothing of it has to be mended', async () => {
  const [shop, other] = [await temporarySqlite(), await temporarySqlite()]
  const folder = await writeFiles({})
  await seedCatalog({ database: shop, storeViews: [ellermoor] })
  const path = join(folder.path, 'view')
  expect(await exportCatalog({ database: shop, index, path })).toMatchObject({ ok: true })

  const result = await importCatalog({ database: other, storeView: ellermoor, path, clock: Date.now })
  expect(result).toMatchObject({ ok: true, report: { mended: [], skipped: [], warnings: [] } })
  expect(await readView(other, index)).toEqual(await readView(shop, index))
  await Promise.all([shop.close(), other.close(), folder.remove()])
}, 60_000)

/** A catalogue of bicycles in which any field may say anything. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(null, '', '0', '1', true, '12', '12,5', '0000-00-00', 'no_selection', [], {}, 'Größe & Öl'),
  fc.jsonValue({ maxDepth: 2 }),
)
const oddFields = (names: string[]) => fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 3 })
const oddBicycle = fc
  .record({
    number: fc.integer({ min: 1, max: 40 }),
    odd: oddFields([
      ...Object.keys(bicycle(1)),
      'stock',
      'frame_size_options',
      'media_gallery',
      'special_price',
      'tier_prices',
    ]),
    child: oddFields(['id', 'price', 'status', 'stock', 'frame_size', 'custom_attributes']),
  })
  .map(({ number, odd, child }) => {
    const whole = bicycle(number)
    const [first, ...others] = recordsIn(whole.configurable_children)
    return { ...whole, configurable_children: [Object.assign({}, first, child), ...others], ...odd }
  })
const oddCategory = fc
  .record({
    place: fc.nat({ max: categories.length - 1 }),
    odd: oddFields([
      'parent_id',
      'name',
      'level',
      'path',
      'position',
      'is_active',
      'url_key',
      'url_path',
      'children_data',
    ]),
  })
  .map(({ place, odd }) => ({ ...categories[place], ...odd }))
const catalogue = fc.record({
  product: fc.array(fc.oneof(oddBicycle, fc.constantFrom(...accessories)), { minLength: 1, maxLength: 8 }),
  category: fc.array(oddCategory, { maxLength: 5 }),
  attribute: fc.subarray(attributes),
  taxrule: fc.subarray(taxRules),
  cms_page: fc.subarray(pages),
})

test('whatever was imported, an export brings the same documents and the same shelves back', async () => {
  const [shop, other] = [await temporarySqlite(), await temporarySqlite()]
  const folder = await writeFiles({})
  const clock = () => Date.UTC(2026, 5, 1)
  let taken = 0
  await fc.assert(
    fc.asyncProperty(catalogue, fc.constantFrom('view', 'view.ndjson', 'view.json.gz'), async (documents, target) => {
      const given = join(folder.path, 'given.json')
      const hits = Object.entries(documents).flatMap(([type, list]) =>
        list.map((source) => ({ _type: type, _source: source })),
      )
      await writeFile(given, JSON.stringify(hits))
      const first = await importCatalog({ database: shop, storeView: ellermoor, path: given, clock })
      fc.pre(first.ok)
      taken += 1
      const before = await readView(shop, index)
      const path = join(folder.path, target)
      expect(await exportCatalog({ database: shop, index, path })).toMatchObject({ ok: true })
      const second = await importCatalog({ database: other, storeView: ellermoor, path, clock })
      expect(second.report?.skipped).toEqual([])
      expect(await readView(other, index)).toEqual(before)
    }),
    { numRuns: 60 },
  )
  expect(taken).toBeGreaterThan(30)
  await Promise.all([shop.close(), other.close(), folder.remove()])
}, 60_000)

describe('an export', () => {
  test('has the quantity of the moment in the products too', async () => {
    const shop = await temporarySqlite()
    const files = await writeFiles({ 'dump.json': [...bicycleLines(1)].join('') })
    await importCatalog({ database: shop, storeView: ellermoor, path: files.path, clock: Date.now })
    await shop.run("UPDATE stock_item SET qty = 17 WHERE sku = 'KLINGEL'")
    const path = join(files.path, 'out')
    await exportCatalog({ database: shop, index, path })
    const other = await temporarySqlite()
    await importCatalog({ database: other, storeView: ellermoor, path: join(path, 'product.ndjson'), clock: Date.now })
    const { documents, stock } = await readView(other, index)
    expect(documents.get('product 501')).toMatchObject({ stock: { qty: 17 } })
    expect(stock.get('KLINGEL')).toMatchObject({ qty: 17 })
    await Promise.all([shop.close(), other.close(), files.remove()])
  })

  test('leaves nothing of an older one behind, and never writes into a folder of somebody else', async () => {
    const shop = await temporarySqlite()
    const files = await writeFiles({
      'a.json': [...bicycleLines(1)].join(''),
      'b/product.json': JSON.stringify([accessories[0]]),
      'c/mine.txt': 'x',
    })
    const path = join(files.path, 'out')
    const bring = (name: string) =>
      importCatalog({ database: shop, storeView: ellermoor, path: join(files.path, name), clock: Date.now })
    await bring('a.json')
    await exportCatalog({ database: shop, index, path })
    expect(await readdir(path)).toContain('category.ndjson')
    await bring('b')
    await exportCatalog({ database: shop, index, path })
    expect(await readdir(path)).toEqual(['product.ndjson', 'stock_item.ndjson'])
    expect(await exportCatalog({ database: shop, index, path: join(files.path, 'c') })).toEqual({
      ok: false,
      reason: `The folder ${join(files.path, 'c')} is not empty: it holds mine.txt.`,
    })
    await Promise.all([shop.close(), files.remove()])
  })

  test('of an empty index is refused and writes no file', async () => {
    const shop = await temporarySqlite()
    const files = await writeFiles({})
    const path = join(files.path, 'leer.ndjson')
    expect(await exportCatalog({ database: shop, index, path })).toEqual({
      ok: false,
      reason: `The index ${index} is empty.`,
    })
    expect(await readdir(files.path)).toEqual([])
    await Promise.all([shop.close(), files.remove()])
  })
})
