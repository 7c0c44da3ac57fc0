import { describeGraphqlAbuse } from '@welt/contract/conformance/catalog-abuse.ts'
import { describeCatalogGraphql } from '@welt/contract/conformance/catalog-graphql.ts'
import { ConformanceClient } from '@welt/contract/conformance/conformance-client.ts'
import { discoverShop, type Shop } from '@welt/contract/conformance/shop.ts'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogRoutes } from '../catalog/catalog-routes.ts'
import { type Catalog, createCatalog } from '../catalog/load-catalog.ts'
import { createFetch } from '../http/create-fetch.ts'
import { silentLog } from '../log/log.ts'
import { createEmbeddedEngine } from '../search/embedded-engine.ts'
import { seedCatalog } from '../seed/seed-catalog.ts'
import { demoStoreViews, ellermoor } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { graphqlRoutes } from './graphql-routes.ts'

const options = { storeViews: demoStoreViews, defaultStoreCode: ellermoor.storeCode, log: silentLog }
let database: Database
let catalog: Catalog
let fetch: (request: Request) => Promise<Response>

beforeAll(async () => {
  database = await temporarySqlite()
  await seedCatalog({ database, storeViews: demoStoreViews })
  catalog = await createCatalog({
    database,
    storeViews: demoStoreViews,
    clock: () => Date.UTC(2026, 10, 1),
    log: silentLog,
  })
  fetch = createFetch(options, [catalogRoutes({ catalog }), graphqlRoutes({ catalog, storeViews: demoStoreViews })])
})
afterAll(() => database.close())

const client = new ConformanceClient({
  name: 'GraphQL',
  fetch: (request) => fetch(request),
  storeViews: demoStoreViews,
  defaultStoreCode: ellermoor.storeCode,
})
let shop: Promise<Shop> | undefined
describeCatalogGraphql(client, () => {
  shop ??= discoverShop(client, ellermoor)
  return shop
})
describeGraphqlAbuse(client)

describe('the schema', () => {
  test('[S-44] it is told only where that is allowed', async () => {
    const open = createFetch(options, [graphqlRoutes({ catalog, storeViews: demoStoreViews, introspection: true })])
    const ask = (through: typeof fetch) =>
      through(
        new Request('http://platform.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: getIntrospectionQuery() }),
        }),
      )
    expect((await ask(fetch)).status).toBe(400)
    const told = await ask(open)
    expect([told.status, await told.text()]).toEqual([200, expect.stringContaining('ProductFilterInput')])
  })

  test('an unknown name is not answered with the names that there are', async () => {
    const { text } = await client.call(`/graphql?query=${encodeURIComponent('{ productz { total_count } }')}`)
    expect(text).not.toContain('products')
  })

  test('an attribute that the contract does not name can be asked for', async () => {
    const query = '{ products(pageSize: 1) { nodes { attribute(code: "sku") none: attribute(code: "toString") } } }'
    const { body } = await client.call(`/graphql?query=${encodeURIComponent(query)}`)
    expect(body).toMatchObject({
      data: { products: { nodes: [{ attribute: expect.any(String) as unknown, none: null }] } },
    })
  })
})

test.each([
  ['{"search":{"length":{"toString":"x"}}}', 'The request must not have the key toString.'],
  ['{', 'The variables are no JSON.'],
])('[S-36] variables %s are a 400 that says why', async (variables, message) => {
  const query = encodeURIComponent('query ($search: String) { products(search: $search) { total_count } }')
  const { status, body } = await client.call(`/graphql?query=${query}&variables=${encodeURIComponent(variables)}`)
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ message }] } })
})

test('[SEARCH-6] an engine that fails is a 503 here too', async () => {
  const createEngine = () => ({ ...createEmbeddedEngine(), search: () => Promise.reject(new Error('gone')) })
  const broken = await createCatalog({
    database,
    storeViews: [ellermoor],
    clock: () => 0,
    log: silentLog,
    createEngine,
  })
  const ask = createFetch(options, [graphqlRoutes({ catalog: broken, storeViews: [ellermoor] })])
  const response = await ask(new Request('http://platform.test/graphql?query={products{total_count}}'))
  expect([response.status, await response.json()]).toMatchObject([503, { code: 503 }])
})
