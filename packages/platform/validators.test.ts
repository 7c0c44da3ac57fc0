import { UrlMapHit } from '@welt/contract/api/url.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogRoutes } from './catalog/catalog-routes.ts'
import { type Catalog, createCatalog } from './catalog/load-catalog.ts'
import { fixtureDocuments, fixtureStock, insertFixture, insertFixtureStock } from './catalog/testing/fixture-catalog.ts'
import { createFetch } from './http/create-fetch.ts'
import { silentLog } from './log/log.ts'
import { ellermoor } from './seed/testing/demo-store-views.ts'
import type { Database } from './storage/database.ts'
import { temporarySqlite } from './storage/testing/temporary-sqlite.ts'
import { urlRoutes } from './url/url-routes.ts'

let database: Database
let catalog: Catalog
let fetch: (request: Request) => Promise<Response>

beforeAll(async () => {
  database = await temporarySqlite()
  await insertFixture(database, ellermoor.elasticsearch.index, fixtureDocuments)
  await insertFixtureStock(database, fixtureStock)
  catalog = await createCatalog({
    database,
    storeViews: [ellermoor],
    clock: () => Date.UTC(2026, 3, 1),
    log: silentLog,
  })
  const options = { storeViews: [ellermoor], defaultStoreCode: ellermoor.storeCode, log: silentLog }
  fetch = createFetch(options, [catalogRoutes({ catalog }), urlRoutes({ database, catalog })])
})
afterAll(() => database.close())

const ask = (path: string, etag?: string) =>
  fetch(new Request(`http://platform.test${path}`, { headers: etag ? { 'if-none-match': etag } : {} }))

const listing = `/api/catalog/${ellermoor.elasticsearch.index}/product/_search?request_format=search-query&response_format=compact`
const product = '/api/url?url=oxford-wien'
const category = '/api/url?url=schuhe/herrenschuhe'

/** The one variant of the Oxford that is left, down to so many. */
const sell = (qty: number) =>
  catalog.refreshStock([
    { sku: 'OX-12-40', product_id: 101, qty, is_in_stock: 1, manage_stock: 1, backorders: 0, max_sale_qty: 10_000 },
  ])

describe('a read that can be confirmed', () => {
  test.each([listing, product, category])('%s is not sent twice while nothing changes', async (path) => {
    const first = await ask(path)
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, etag.startsWith('W/"')]).toEqual([200, true])
    const second = await ask(path, etag)
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag])
    expect((await ask(path, 'W/"another"')).status).toBe(200)
    expect((await ask(path, `W/"another", ${etag}`)).status).toBe(304)
  })

  test('a sale changes the product and every list, and leaves the category as it is', async () => {
    const etags = await Promise.all(
      [listing, product, category].map(async (path) => (await ask(path)).headers.get('etag') ?? ''),
    )
    await sell(1)
    const statuses = await Promise.all(
      [listing, product, category].map(async (path, position) => (await ask(path, etags[position])).status),
    )
    expect(statuses).toEqual([200, 200, 304])
    expect(UrlMapHit.parse(await (await ask(product)).json())).toMatchObject({ _source: { stock: { qty: 1 } } })
  })

  test.each([listing, listing.replace('_search', '_columns')])(
    '%s that a sale overtakes is not confirmed after it',
    async (path) => {
      const outcomes = new Set<string>()
      for (let steps = 0; steps < 60; steps += 1) {
        const answer = ask(path)
        for (let step = 0; step < steps; step += 1) await Promise.resolve()
        await sell(3 + (steps % 2))
        const given = await answer
        const body = await given.text()
        const { status } = await ask(path, given.headers.get('etag') ?? '')
        const isNew = body === (await (await ask(path)).text())
        outcomes.add(`${status} for ${isNew ? 'the new' : 'the old'}`)
      }
      expect(outcomes).toContain('200 for the old')
      expect(outcomes).not.toContain('304 for the old')
    },
  )

  test('nothing at a path can be confirmed too, until the index changes', async () => {
    const nowhere = '/api/url?url=nirgends'
    const etag = (await ask(nowhere)).headers.get('etag') ?? ''
    expect((await ask(nowhere, etag)).status).toBe(304)
    await sell(2)
    expect((await ask(nowhere, etag)).status).toBe(200)
  })

  test('fields can be left out of a GET as of a POST', async () => {
    const answer = await ask(`${product}&_source_include=sku,name&_source_exclude=name`)
    expect(UrlMapHit.parse(await answer.json())?._source).toEqual({ sku: 'OX' })
  })
})
