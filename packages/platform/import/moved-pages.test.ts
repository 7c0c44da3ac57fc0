import { UrlMapHit } from '@welt/contract/api/url.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Catalog, createCatalog } from '../catalog/load-catalog.ts'
import { serveRoutes } from '../catalog/testing/serve-routes.ts'
import { silentLog } from '../log/log.ts'
import { seedCatalog } from '../seed/seed-catalog.ts'
import { ellermoor, laszlo } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { urlRoutes } from '../url/url-routes.ts'
import { importCatalog } from './import-catalog.ts'
import { writeFiles } from './testing/write-files.ts'

const frame = { type_id: 'simple', status: 1, visibility: 4, price: 100, tax_class_id: 2, stock: { qty: 5 } }
const product = (id: number, path: string, sku = `SKU-${id}`) => ({
  ...frame,
  id,
  sku,
  name: `Lampe ${id}`,
  url_key: path,
  url_path: path,
  slug: path,
})
const category = (id: number, path: string, isActive = true) => ({
  id,
  parent_id: 2,
  name: `Lampen ${id}`,
  level: 2,
  path: `1/2/${id}`,
  position: 1,
  is_active: isActive,
  product_count: 1,
  url_key: path,
  url_path: path,
})
const page = (id: number, identifier: string) => ({ id, identifier, title: identifier, content: '<p>Text</p>' })

interface Goods {
  product?: object[]
  category?: object[]
  cms_page?: object[]
}

await describeOnEachEngine('pages that move', (open) => {
  let database: Database
  let catalog: Catalog
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  /** What a merchant brings of one night. */
  async function bring(goods: Goods, storeView = ellermoor): Promise<void> {
    const kinds = Object.entries({ product: [product(99, 'immer')], ...goods })
    const files = await writeFiles(
      Object.fromEntries(kinds.map(([kind, documents]) => [`${kind}.json`, JSON.stringify(documents)])),
    )
    const clock = () => Date.UTC(2026, 5, 1)
    const result = await importCatalog({ database, storeView, path: files.path, clock })
    await files.remove()
    expect(result).toMatchObject({ ok: true })
  }

  /** The path where the page lives that is found at this one; null where none is. */
  async function whereTo(url: string, storeView = ellermoor): Promise<unknown> {
    const clock = () => Date.UTC(2026, 5, 1)
    catalog = await createCatalog({ database, storeViews: [ellermoor, laszlo], clock, log: silentLog })
    const call = serveRoutes([urlRoutes({ database, catalog })])
    const query = `url=${encodeURIComponent(url)}&storeCode=${storeView.storeCode}`
    const body = JSON.stringify({ url })
    const headers = { 'content-type': 'application/json' }
    const [got, posted] = await Promise.all([
      call(`/api/url?${query}`),
      call(`/api/url/map?storeCode=${storeView.storeCode}`, { method: 'POST', headers, body }),
    ])
    expect(got.body).toEqual(posted.body)
    const hit = UrlMapHit.parse(got.body)
    return hit && (hit._source['url_path'] ?? hit._source['identifier'])
  }

  test('[UX-111] products, categories and content pages are found at the paths that they had', async () => {
    await bring({
      product: [product(1, 'lampe-alt')],
      category: [category(40, 'lampen-alt')],
      cms_page: [page(7, 'häufige-fragen')],
    })
    await bring({ product: [product(1, 'lampe')], category: [category(40, 'lampen')], cms_page: [page(7, 'fragen')] })
    expect(await whereTo('lampe-alt')).toBe('lampe')
    expect(await whereTo('lampen-alt')).toBe('lampen')
    expect(await whereTo('häufige-fragen')).toBe('fragen')
    expect(await whereTo('/lampe-alt/?size=42')).toBe('lampe')
    expect(await whereTo('lampe')).toBe('lampe')
    expect(await whereTo('nie-gewesen')).toBeNull()
  })

  test('[UX-111] whoever moved twice is found in one step at every path', async () => {
    for (const path of ['eins', 'zwei', 'drei']) await bring({ product: [product(1, path)] })
    expect([await whereTo('eins'), await whereTo('zwei'), await whereTo('drei')]).toEqual(['drei', 'drei', 'drei'])
    await bring({ product: [product(1, 'eins')] })
    expect([await whereTo('eins'), await whereTo('zwei'), await whereTo('drei')]).toEqual(['eins', 'eins', 'eins'])
  })

  test('[UX-111] a path with a new owner is the new owner’s, also when that one leaves it', async () => {
    await bring({ product: [product(1, 'sommer'), product(2, 'winter')] })
    await bring({ product: [product(1, 'herbst'), product(2, 'sommer')] })
    expect([await whereTo('sommer'), await whereTo('winter')]).toEqual(['sommer', 'sommer'])
    await bring({ product: [product(1, 'herbst'), product(2, 'frühling')] })
    expect([await whereTo('sommer'), await whereTo('winter')]).toEqual(['frühling', 'frühling'])
  })

  test('[UX-111] a path whose last owner has gone is nobody’s, whoever lived there before', async () => {
    await bring({ product: [product(1, 'sommer'), product(2, 'winter')] })
    await bring({ product: [product(1, 'herbst'), product(2, 'sommer')] })
    await bring({ product: [product(1, 'herbst')] })
    expect([await whereTo('sommer'), await whereTo('winter')]).toEqual([null, null])
  })

  test('two that change places are each found where they are', async () => {
    await bring({ product: [product(1, 'links'), product(2, 'rechts')] })
    await bring({ product: [product(1, 'rechts'), product(2, 'links')] })
    expect([await whereTo('links'), await whereTo('rechts')]).toEqual(['links', 'rechts'])
  })

  test('another product with the same id is not the one that was looked for', async () => {
    await bring({ product: [product(1, 'alt')] })
    await bring({ product: [product(1, 'neu')] })
    expect(await whereTo('alt')).toBe('neu')
    await bring({ product: [product(1, 'ganz-neu', 'ANDERE')] })
    expect([await whereTo('alt'), await whereTo('neu')]).toEqual([null, null])
  })

  test('a category that has moved and is switched off is not there', async () => {
    await bring({ category: [category(40, 'alt')] })
    await bring({ category: [category(40, 'neu', false)] })
    expect(await whereTo('alt')).toBeNull()
  })

  test('each store view has its own past', async () => {
    await bring({ product: [product(1, 'lampe')] })
    await bring({ product: [product(1, 'lamp')] }, laszlo)
    await bring({ product: [product(1, 'leuchte')] })
    expect([await whereTo('lampe'), await whereTo('lampe', laszlo)]).toEqual(['leuchte', null])
  })

  describe('of the demo', () => {
    const views = [ellermoor]
    const demoPage = () =>
      database.get<{ document: string }>(
        'SELECT document FROM catalog_document WHERE entity = \'cms_page\' AND document LIKE \'%"identifier":"agb"%\'',
      )

    test('[UX-111] a new version that moves pages leaves them to be found; a merchant’s catalogue inherits none of it', async () => {
      await seedCatalog({ database, storeViews: views })
      const before = (await demoPage())?.document ?? ''
      await database.run('UPDATE catalog_document SET document = $1 WHERE document = $2', [
        before.replace('"identifier":"agb"', '"identifier":"bedingungen"'),
        before,
      ])
      await database.run("UPDATE meta SET value = 'older' WHERE key = 'seed.catalog.version'")
      await seedCatalog({ database, storeViews: views })
      expect(await whereTo('bedingungen')).toBe('agb')

      const { id } = z.object({ id: z.int() }).parse(JSON.parse(before))
      await bring({ cms_page: [page(id, 'etwas-anderes')] })
      expect([await whereTo('bedingungen'), await whereTo('agb')]).toEqual([null, null])
    })
  })
})
