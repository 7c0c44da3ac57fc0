import { inheritedChildKeys } from '@welt/contract/api/compact-keys.ts'
import { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { silentLog } from '@welt/platform/log/log.ts'
import { seedCatalog } from '@welt/platform/seed/seed-catalog.ts'
import { temporarySqlite } from '@welt/platform/storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '@welt/platform/testing/create-test-platform.ts'
import { type PlatformProcess, startPlatformProcess } from '@welt/platform/testing/start-platform-process.ts'
import { need } from '@welt/storefront/api/answer.ts'
import type { CatalogAnswer, CatalogQuery, EntityName } from '@welt/storefront/api/catalog-query.ts'
import { createApi } from '@welt/storefront/api/create-api.ts'
import { unreadFields } from '@welt/storefront/api/unread-fields.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultStoreViews } from '../config/default-store-views.ts'
import { type SourceStorefront, sourceStorefront } from '../testing/source-storefront.ts'

const [ellermoor] = defaultStoreViews
if (!ellermoor) throw new Error('There is no store view.')

let platform: TestPlatform
beforeAll(async () => {
  const database = await temporarySqlite()
  await seedCatalog({ database, storeViews: defaultStoreViews })
  platform = await createTestPlatform({ database, storeViews: defaultStoreViews, log: silentLog })
})
afterAll(() => platform.close())

/** A machine that runs tests does other things as well. */
const serverTimeout = 20_000
const inRest = { search: { adapter: 'rest', serverTimeout } }
const inGraphql = { search: { adapter: 'graphql', serverTimeout } }
/** Without the map every path is looked for in the catalogue. */
const legacy = { url: { useMapEndpoint: false } }

const Hits = z.object({ hits: z.array(z.looseObject({ url_path: z.string().optional(), sku: z.string().optional() })) })

/** The first document of a kind that a page can be made of. */
async function first(index: string, entity: string, filters: Record<string, unknown>) {
  const applied = Object.entries(filters).map(([attribute, value]) => ({ attribute, value, scope: 'default' }))
  const query = new URLSearchParams({
    request: JSON.stringify({ _appliedFilters: applied, _availableFilters: [], _appliedSort: [], _searchText: '' }),
    request_format: 'search-query',
    response_format: 'compact',
    size: '1',
  })
  const { body } = await platform.call(`/api/catalog/${index}/${entity}/_search?${query}`)
  const [document] = Hits.parse(body).hits
  if (!document) throw new Error(`There is no ${entity} in ${index}.`)
  return document
}

/** Pages of each kind under a view's prefix, by the merchant's addresses and by the shop's own. */
async function pathsOf({ elasticsearch, url }: (typeof defaultStoreViews)[number]): Promise<string[]> {
  const { index } = elasticsearch
  const [shoe, category, page] = await Promise.all([
    first(index, 'product', { type_id: { eq: 'configurable' }, visibility: { in: [2, 3, 4] } }),
    first(index, 'category', { level: { eq: 2 }, is_active: { eq: true }, product_count: { gt: 0 } }),
    first(index, 'cms_page', { active: { eq: true } }),
  ])
  const paths = [
    '/',
    `/${shoe.url_path}`,
    `/p/${encodeURIComponent(String(shoe.sku))}/schuh`,
    `/${category.url_path}?sort=final_price`,
    `/i/${String(page['identifier'])}`,
    `/${String(page['identifier'])}`,
    '/gibt-es-nicht',
  ]
  return paths.map((path) => url + (path === '/' && url !== '' ? '' : path))
}

async function pageAt(storefront: SourceStorefront, path: string) {
  const response = await storefront.fetch(new Request(`http://shop.test${path}`))
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** But for the nonce, and for what the configuration says about itself. */
function sameBut(html: string): string {
  return html
    .replaceAll(/nonce="[^"]*"/g, 'nonce')
    .replace(/name="once" value="\w{16}"/, 'once')
    .replace('"adapter":"graphql"', '"adapter":"rest"')
}

/** The search call leaves out of a variant what only repeats its product. */
function withoutInherited<Entity extends object>(answer: CatalogAnswer<Entity>): CatalogAnswer<Entity> {
  const inherited = new Set<string>(inheritedChildKeys)
  const items = answer.items.map((item) => {
    if (!('configurable_children' in item) || !Array.isArray(item.configurable_children)) return item
    const own = item.configurable_children.map((child: object) =>
      Object.fromEntries(
        Object.entries(child).filter(([key, value]) => !inherited.has(key) || value !== Reflect.get(item, key)),
      ),
    )
    return { ...item, configurable_children: own }
  })
  return { ...answer, items }
}

describe('both adapters', () => {
  const api = (adapter: 'rest' | 'graphql') =>
    createApi({
      storeView: ellermoor,
      config: PublicConfig.parse({
        version: '1.12.3',
        storeViews: defaultStoreViews,
        defaultStoreCode: ellermoor.storeCode,
        search: { adapter },
      }),
      origin: 'http://platform.test',
      timeout: serverTimeout,
      fetch: (request) => platform.fetch(request),
    })
  const [rest, graphql] = [api('rest'), api('graphql')]

  test.each<[EntityName, CatalogQuery]>([
    ['product', { size: 3 }],
    ['product', { text: 'Größe Oxford', size: 5, facets: ['hf_color', 'price'], include: ['id', 'name', 'sku'] }],
    ['product', { filters: { sku: { eq: 'gibt-es-nicht' } } }],
    [
      'product',
      { filters: { type_id: { eq: 'configurable' } }, sort: 'updated_at:desc', size: 2, exclude: unreadFields },
    ],
    [
      'product',
      { filters: { category_ids: { in: [2, 20] }, 'stock.is_in_stock': { eq: true } }, sort: 'position', size: 9 },
    ],
    ['category', { filters: { level: { eq: 2 }, product_count: { gt: 0 } }, sort: 'position:asc', size: 4000 }],
    ['category', { include: ['id', 'name'], size: 3, from: 2 }],
    ['attribute', { filters: { attribute_code: { in: ['hf_color', 'hf_size'] } }, size: 150 }],
    ['cms_page', { filters: { active: { eq: true } }, include: ['identifier', 'title'], size: 500 }],
    ['product', { sort: 'name:sideways', size: 2, include: ['id'] }],
  ])('[API-5] answer the question for a %s alike: %j', async (entity, query) => {
    const [one, other] = await Promise.all([rest.search(entity, query), graphql.search(entity, query)])
    expect(withoutInherited(need(other, 'GraphQL'))).toEqual(need(one, 'The search call'))
  })

  test.each<[EntityName, CatalogQuery]>([
    ['product', { size: 4001 }],
    ['category', { filters: { level: { regexp: '.*' } } }],
    ['product', { filters: { '': { eq: 1 } } }],
  ])('[API-5] refuse the question for a %s alike: %j', async (entity, query) => {
    const [one, other] = await Promise.all([rest.search(entity, query), graphql.search(entity, query)])
    expect(one).toMatchObject({ ok: false, at: 'code', code: 400 })
    expect(other).toMatchObject({ ok: false, at: 'code', code: 400 })
  })

  test('[API-5] begin anywhere and end anywhere', async () => {
    const place = fc.record({ from: fc.integer({ min: 0, max: 120 }), size: fc.integer({ min: 1, max: 60 }) })
    await fc.assert(
      fc.asyncProperty(place, async (asked) => {
        const query: CatalogQuery = { ...asked, sort: 'id', include: ['id'] }
        expect(await graphql.search('product', query)).toEqual(await rest.search('product', query))
      }),
      { numRuns: 30 },
    )
  })
})

describe.each([
  ['with the url map', {}],
  ['without it', legacy],
])('the shop in GraphQL, %s', (_, more) => {
  test.each(defaultStoreViews.map((view) => [view.storeCode, view] as const))(
    '[API-5] shows the same pages of %s as with the search call',
    async (_code, view) => {
      const [rest, graphql] = await Promise.all([
        sourceStorefront({ ...inRest, ...more }, platform.fetch),
        sourceStorefront({ ...inGraphql, ...more }, platform.fetch),
      ])
      for (const path of await pathsOf(view)) {
        const [one, other] = [await pageAt(rest, path), await pageAt(graphql, path)]
        expect([path, other.status]).toEqual([path, path.endsWith('gibt-es-nicht') ? 404 : 200])
        expect(sameBut(other.html)).toBe(sameBut(one.html))
      }
      expect(graphql.asked).toContain(`/graphql/${view.storeCode}`)
      expect(graphql.asked.filter((path) => path.endsWith('/_search'))).toEqual([])
      expect(rest.asked.filter((path) => path.startsWith('/graphql'))).toEqual([])
      expect([...rest.failures, ...graphql.failures]).toEqual([])
    },
  )
})

describe('GraphQL at another host', () => {
  let other: PlatformProcess
  beforeAll(async () => {
    other = await startPlatformProcess()
  })
  afterAll(() => other.stop())

  /** Answers everything but what the other one is there for. */
  const withoutCatalog: TestPlatform['fetch'] = (request) =>
    /\/graphql|\/_search/.test(request.url) ? Promise.reject(new Error('not here')) : platform.fetch(request)
  const atOther = () => ({
    host: 'catalog.example',
    port: 8443,
    serverProtocol: 'http',
    serverHost: '127.0.0.1',
    serverPort: Number(new URL(other.origin).port),
  })

  test('[API-5] server rendering asks its own host in another process; browsers are told theirs and may connect to it', async () => {
    const storefront = await sourceStorefront({ ...inGraphql, graphql: atOther() }, withoutCatalog)
    for (const { url } of defaultStoreViews) {
      const { status, headers, html } = await pageAt(storefront, url || '/')
      expect([status, storefront.failures]).toEqual([200, []])
      expect(html).toContain('<article')
      expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://catalog.example:8443;")
      expect(html).toContain('"graphql":{"protocol":"https","host":"catalog.example","port":8443,"path":"/graphql"}')
      expect(html).not.toContain('127.0.0.1')
    }
    expect(storefront.asked.filter((path) => path.startsWith('/graphql'))).toEqual([])
  })

  test('[API-5] where no host of its own is named, server rendering asks the one of browsers', async () => {
    const { serverHost: host, serverPort: port } = atOther()
    const graphql = { protocol: 'http', host, port }
    const storefront = await sourceStorefront({ ...inGraphql, graphql }, withoutCatalog)
    const { status, headers } = await pageAt(storefront, '/')
    expect([status, storefront.failures]).toEqual([200, []])
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${other.origin};`)
  })

  test('[API-5] with the search call the hosts mean nothing: nobody asks them, and no page may', async () => {
    const storefront = await sourceStorefront({ ...inRest, graphql: atOther() }, platform.fetch)
    const { status, headers } = await pageAt(storefront, '/')
    expect([status, storefront.failures]).toEqual([200, []])
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';")
  })

  test('[API-5] a host that does not answer is a page that says so, never an empty shop', async () => {
    const graphql = { ...atOther(), serverPort: 9 }
    const storefront = await sourceStorefront({ ...inGraphql, graphql }, platform.fetch)
    const { status } = await pageAt(storefront, '/')
    expect(status).toBe(500)
    expect(storefront.failures).toMatchObject([{ name: 'PlatformError', failure: { at: 'network' } }])
  })
})
