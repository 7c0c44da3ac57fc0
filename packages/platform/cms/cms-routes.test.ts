import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCatalog } from '../catalog/load-catalog.ts'
import { insertFixture } from '../catalog/testing/fixture-catalog.ts'
import { serveRoutes } from '../catalog/testing/serve-routes.ts'
import { silentLog } from '../log/log.ts'
import { demoStoreViews, ellermoor, laszlo } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { cmsRoutes } from './cms-routes.ts'

let database: Database
let call: ReturnType<typeof serveRoutes>

const page = { title: 'Größen', content: '<p>42</p>', active: true }
const block = { title: 'Öffnungszeiten', content: '<p>Mo</p><script>alert(1)</script>' }

beforeAll(async () => {
  database = await temporarySqlite()
  await insertFixture(database, ellermoor.elasticsearch.index, {
    cms_page: [
      { id: 1, identifier: 'größentabelle', ...page },
      { id: 2, identifier: 'entwurf', ...page, active: false },
      { id: 3, identifier: 'agb', ...page, title: 'Alle', store_id: [0] },
      { id: 4, identifier: 'agb', ...page, title: 'Unsere', store_id: [ellermoor.storeId] },
      { id: 5, identifier: 'fremd', ...page, store_id: [99] },
    ],
    cms_block: [
      { id: 7, identifier: 'hours', ...block },
      { id: 8, identifier: 'winter', ...block, active: 0 },
    ],
  })
  await insertFixture(database, laszlo.elasticsearch.index, {
    cms_page: [{ id: 1, identifier: 'size-chart', ...page, title: 'Sizes' }],
  })
  const catalog = await createCatalog({ database, storeViews: demoStoreViews, clock: Date.now, log: silentLog })
  call = serveRoutes([cmsRoutes({ catalog, storeViews: demoStoreViews })])
})
afterAll(() => database.close())

const base = '/api/ext/cms-data'
const empty = { status: 404, body: { code: 404, result: 'CMS query returned empty result' } }

describe('cms-data', () => {
  test('[CMS-1] a page is told by its id, in the index of the store view', async () => {
    expect(await call(`${base}/cmsPage/1`)).toMatchObject({
      status: 200,
      body: { code: 200, result: { id: 1, ...page } },
    })
    const english = await call(`${base}/cmsPage/1?storeCode=${laszlo.storeCode}`)
    expect(english.body).toMatchObject({ result: { title: 'Sizes' } })
  })

  test('[CMS-1] a block is told by its id, without what would run', async () => {
    const { body } = await call(`${base}/cmsBlock/7`)
    expect(body).toMatchObject({ code: 200, result: { identifier: 'hours', content: '<p>Mo</p>' } })
  })

  test('[CMS-1] by identifier the store id decides where to look', async () => {
    const german = await call(
      `${base}/cmsPageIdentifier/${encodeURIComponent('größentabelle')}/storeId/${ellermoor.storeId}`,
    )
    expect(german.body).toMatchObject({ code: 200, result: { id: 1 } })
    const english = await call(`${base}/cmsPageIdentifier/size-chart/storeId/${laszlo.storeId}`)
    expect(english.body).toMatchObject({ code: 200, result: { title: 'Sizes' } })
    const blocks = await call(`${base}/cmsBlockIdentifier/hours/storeId/0`)
    expect(blocks.body).toMatchObject({ code: 200, result: { id: 7 } })
  })

  test('[CMS-1] what is written for the view itself comes before what is written for all', async () => {
    const { body } = await call(`${base}/cmsPageIdentifier/agb/storeId/${ellermoor.storeId}`)
    expect(body).toMatchObject({ result: { title: 'Unsere' } })
  })

  test.each([
    'cmsPage/99',
    'cmsPage/größentabelle',
    'cmsPage/2',
    'cmsPage/__proto__',
    'cmsBlock/8',
    'cmsBlock/1',
    'cmsPageIdentifier/entwurf/storeId/1',
    'cmsPageIdentifier/fremd/storeId/1',
    'cmsPageIdentifier/size-chart/storeId/1',
    'cmsPageIdentifier/agb/storeId/777',
    'cmsBlockIdentifier/winter/storeId/0',
  ])('[CMS-1] %s is 404 with the text of the source', async (path) => {
    expect(await call(`${base}/${encodeURI(path)}`)).toMatchObject(empty)
  })

  test('a store id that is no number is 400 with words', async () => {
    expect(await call(`${base}/cmsPageIdentifier/agb/storeId/one`)).toMatchObject({
      status: 400,
      body: { code: 400, result: expect.stringContaining('storeId') as unknown },
    })
  })

  test('an answer may be kept for seconds', async () => {
    expect((await call(`${base}/cmsPage/1`)).headers.get('cache-control')).toMatch(/^public, max-age=/)
    expect((await call(`${base}/cmsPage/99`)).headers.get('cache-control')).toBe('no-store')
  })
})
