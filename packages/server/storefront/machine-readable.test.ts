import { silentLog } from '@welt/platform/log/log.ts'
import { seedCatalog } from '@welt/platform/seed/seed-catalog.ts'
import type { Database } from '@welt/platform/storage/database.ts'
import { temporarySqlite } from '@welt/platform/storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '@welt/platform/testing/create-test-platform.ts'
import { readPlaces } from '@welt/platform/url/note-moves.ts'
import { rememberPaths } from '@welt/platform/url/url-history.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultStoreViews } from '../config/default-store-views.ts'
import { type SourceStorefront, sourceStorefront } from '../testing/source-storefront.ts'
import { readStructuredData } from '../testing/structured-data.ts'

const origin = 'http://shop.test'
let platform: TestPlatform
let shop: SourceStorefront
beforeAll(async () => {
  const database = await temporarySqlite()
  await seedCatalog({ database, storeViews: defaultStoreViews })
  for (const { elasticsearch, storeCode } of defaultStoreViews)
    await moveThree(database, elasticsearch.index, storeCode)
  platform = await createTestPlatform({ database, storeViews: defaultStoreViews, log: silentLog })
  // A machine that runs tests does other things as well.
  shop = await sourceStorefront({ search: { serverTimeout: 20_000 } }, platform.fetch)
})
afterAll(() => platform.close())

/** Present paths by those that pages of each view have had. */
const moved = new Map<string, Record<string, string>>()

async function moveThree(database: Database, index: string, storeCode: string): Promise<void> {
  const places = [...(await readPlaces(database, index)).values()]
  const agb = places.find(({ path }) => path === 'agb')
  const list = places.find(({ entity, path }) => entity === 'category' && path.includes('/'))
  const model = await database.get<{ id: string }>(
    `SELECT id FROM catalog_document WHERE index_name = $1 AND entity = 'product' AND document LIKE '%"type_id":"configurable"%' LIMIT 1`,
    [index],
  )
  const shoe = places.find(({ entity, id }) => entity === 'product' && id === model?.id)
  const three = Object.entries({ 'alte-bedingungen': agb, 'alte/höhe': list, 'alter-schuh': shoe })
  const past = three.flatMap(([path, place]) => (place ? [{ ...place, path }] : []))
  expect(past).toHaveLength(3)
  await rememberPaths(database, index, past, 0)
  moved.set(storeCode, Object.fromEntries(three.map(([path, place]) => [path, place?.path ?? ''])))
}

async function get(path: string, from: SourceStorefront = shop) {
  const response = await from.fetch(new Request(origin + path))
  return { status: response.status, headers: response.headers, body: await response.text() }
}

const pages = new Map<string, Promise<Page>>()
interface Page {
  status: number
  location: string | null
  canonical: string | undefined
  isNoIndex: boolean
  alternates: Record<string, string>
  links: string[]
  /** Of its structured data, each valid. */
  types: string[]
}

function pageAt(path: string): Promise<Page> {
  const page = pages.get(path) ?? readPage(path)
  pages.set(path, page)
  return page
}

async function readPage(path: string): Promise<Page> {
  const { status, headers, body } = await get(path)
  const all = (pattern: RegExp) => [...body.matchAll(pattern)].map((match) => plain(match[1] ?? ''))
  const pairs = [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  return {
    status,
    location: headers.get('location'),
    canonical: all(/<link rel="canonical" href="([^"]+)"/g)[0],
    isNoIndex: /<meta name="robots" content="noindex"/.test(body),
    alternates: Object.fromEntries(pairs.map(([, language = '', href = '']) => [language, plain(href)])),
    types: readStructuredData(body).map((data) => data['@type']),
    links: all(/<a [^>]*?href="(\/[^"#]*)/g),
  }
}

function plain(html: string): string {
  return html.replaceAll('&amp;', '&')
}

const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => plain(match[1] ?? ''))
const pathOf = (address: string) => address.slice(origin.length)

/** Every page of every sitemap, by the path of its sitemap. */
async function readSitemaps(from: SourceStorefront = shop): Promise<Map<string, string[]>> {
  const { status, body, headers } = await get('/sitemap.xml', from)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(body).toContain('<sitemapindex ')
  const sitemaps = new Map<string, string[]>()
  for (const address of locs(body)) {
    const file = await get(pathOf(address), from)
    expect([address, file.status]).toEqual([address, 200])
    expect(file.body).toContain('<urlset ')
    sitemaps.set(pathOf(address), locs(file.body).map(pathOf))
  }
  return sitemaps
}

test('[UX-111] every page of every sitemap answers 200, is canonical to itself and may be listed', async () => {
  const sitemaps = await readSitemaps()
  expect([...sitemaps.keys()]).toEqual(['/sitemap-1.xml', '/de/sitemap.xml', '/laszlo_en/sitemap.xml'])
  for (const [file, paths] of sitemaps) {
    expect(paths.length, file).toBeGreaterThan(150)
    expect(new Set(paths).size, file).toBe(paths.length)
    for (const path of paths) {
      const { status, canonical, isNoIndex } = await pageAt(path)
      expect({ path, status, canonical, isNoIndex }).toEqual({
        path,
        status: 200,
        canonical: origin + path,
        isNoIndex: false,
      })
    }
  }
}, 240_000)

test('[UX-111] every page that may be listed and that a crawl finds is in the sitemap', async () => {
  const listed = new Set([...(await readSitemaps()).values()].flat())
  const seen = new Set(['/', '/de', '/laszlo_en'])
  const strayed: string[] = []
  for (const path of seen) {
    const { status, canonical, isNoIndex, links, location } = await pageAt(path)
    const isOwn = status === 200 && !isNoIndex && canonical === origin + path
    if (isOwn && !listed.has(path)) strayed.push(path)
    // Lists in another order lead to the same pages.
    const next = isNoIndex ? [] : [...links, ...(location?.startsWith('/') ? [location] : [])]
    for (const link of next) if (!/^\/(img|assets|api|media)\//.test(link)) seen.add(link)
  }
  expect(strayed).toEqual([])
  expect(seen.size).toBeGreaterThan(500)
}, 240_000)

test('[UX-109] pages in two languages name each other, and themselves', async () => {
  const listed = [...(await readSitemaps()).values()].flat()
  for (const path of listed) {
    const { alternates } = await pageAt(path)
    expect(Object.values(alternates), path).toContain(origin + path)
    for (const address of Object.values(alternates)) {
      expect((await pageAt(pathOf(address))).alternates, `${path} → ${address}`).toEqual(alternates)
    }
  }
}, 240_000)

test('[UX-109] where nothing else fits, the root view speaks for all languages', async () => {
  const paths = [...(await readSitemaps()).values()].flat().filter((path) => !/^\/de(\/|$)/.test(path))
  const without: string[] = []
  for (const path of paths) if (!('x-default' in (await pageAt(path)).alternates)) without.push(path)
  expect(without).toEqual([])
})

test('[UX-111] a sitemap that grows too large becomes several', async () => {
  const small = await sourceStorefront({ search: { serverTimeout: 20_000 } }, platform.fetch, {
    sitemapLimits: { urls: 100, bytes: 1_000_000 },
  })
  const whole = await readSitemaps()
  const parts = await readSitemaps(small)
  expect(parts.size).toBeGreaterThan(whole.size)
  expect([...parts.values()].flat().sort()).toEqual([...whole.values()].flat().sort())
  const view = await get('/de/sitemap.xml', small)
  expect(locs(view.body)).toEqual(
    [...parts.keys()].filter((path) => path.startsWith('/de/')).map((path) => origin + path),
  )
  expect((await get('/de/sitemap-99.xml', small)).status).toBe(404)
})

test('the shop says to machines where they may go; a copy for trials sends them away', async () => {
  const { status, body } = await get('/robots.txt')
  expect(status).toBe(200)
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(body).toContain('Disallow: /laszlo_en/my-account$')
  const trial = await sourceStorefront({ robots: { index: false } }, platform.fetch)
  expect((await get('/robots.txt', trial)).body).toBe('User-agent: *\nDisallow: /\n')
  expect((await get('/sitemap.xml', trial)).status).toBe(404)
  expect((await get('/agb', trial)).headers.get('x-robots-tag')).toBe('noindex')
})

test.each(['', '/de', '/laszlo_en'])('each brand has its own icons under %s/', async (prefix) => {
  const { body } = await get(`${prefix}/`.replace(/(.)\/$/, '$1'))
  const icons = [...body.matchAll(/<link rel="(icon|apple-touch-icon)" href="([^"]+)"/g)].map((match) => match[2])
  expect(icons).toHaveLength(3)
  const [ico, touch] = [await get(`${prefix}/favicon.ico`), await get(`${prefix}/apple-touch-icon.png`)]
  expect([ico.status, touch.status]).toEqual([302, 302])
  expect(icons).toEqual(expect.arrayContaining([ico.headers.get('location'), touch.headers.get('location')]))
  expect(body).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}">/)
})

test.each([
  ['/schuhe/', '/schuhe'],
  ['/schuhe//oxford', '/schuhe/oxford'],
  ['/Schuhe/OXFORD/', '/schuhe/oxford'],
  ['/SCHUHE?sort=final_price', '/schuhe?sort=final_price'],
  ['/de/', '/de'],
  ['/de/AGB/', '/de/agb'],
  ['/laszlo_en/Shoes', '/laszlo_en/shoes'],
  ['/search/?q=oxford', '/search?q=oxford'],
  ['/de/SEARCH?q=oxford', '/de/search?q=oxford'],
])('[UX-111] %s leads to %s with one 301', async (path, target) => {
  const { status, headers } = await get(path)
  expect([status, headers.get('location')]).toEqual([301, target])
  expect((await get(target)).status).toBe(200)
})

test.each(['/GIBT-ES-NICHT', '/gibt//es/nicht/', '//schuhe', '/laszlo_en//search', '/schuhe/%E4'])(
  '%s is 404, without a detour',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test.each([
  ['/schuhe', '/schuhe', false],
  ['/schuhe?utm_source=mail', '/schuhe', false],
  ['/schuhe?sort=final_price', '/schuhe', true],
  ['/schuhe?page=2', '/schuhe', true],
  ['/laszlo_en/shoes?hf_color=501', '/laszlo_en/shoes', true],
  ['/i/agb', '/agb', false],
  ['/de/i/agb', '/de/agb', false],
  ['/c/schuhe', '/schuhe', false],
  ['/pwa.html', '/', false],
  ['/cookie-settings', '/cookie-settings', true],
  ['/search', undefined, true],
  ['/checkout', undefined, true],
  ['/my-account', undefined, true],
])('[UX-108] %s is canonical to %s, noindex: %s', async (path, canonical, isNoIndex) => {
  const page = await pageAt(path)
  expect([page.status, page.canonical, page.isNoIndex]).toEqual([
    200,
    canonical === undefined ? undefined : origin + canonical,
    isNoIndex,
  ])
})

describe('structured data', () => {
  const typesOf = (html: string) => readStructuredData(html).map((data) => data['@type'])

  test.each(defaultStoreViews)(
    '[OUT-1] the home page of $name tells who sells here and how to search',
    async (view) => {
      const { body } = await get(view.url || '/')
      const data = readStructuredData(body)
      expect(typesOf(body)).toEqual(['OnlineStore', 'WebSite'])
      expect(data[0]).toMatchObject({ name: view.name, url: `${origin}${view.url || '/'}` })
      const logo = await get(pathOf(String(Reflect.get(data[0] ?? {}, 'logo'))))
      expect(logo.status).toBe(302)
    },
  )

  test('[OUT-1] [UX-110] every page of the sitemaps says something valid, in the words of its kind', async () => {
    const kinds = new Map<string, number>()
    for (const paths of (await readSitemaps()).values()) {
      for (const path of paths) {
        const kind = (await pageAt(path)).types.join(' ')
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
    }
    expect([...kinds.keys()].sort()).toEqual(['BreadcrumbList', 'OnlineStore WebSite', 'Product BreadcrumbList'])
    expect(kinds.get('OnlineStore WebSite')).toBe(3)
  })

  test('[UX-110] a shoe is offered once for each variant, at the price that the shopper pays', async () => {
    const [, path = ''] = /<article.*?href="([^"]+)"/s.exec((await get('/schuhe')).body) ?? []
    const { body } = await get(path)
    const product = readStructuredData(body).find((data) => data['@type'] === 'Product')
    if (product?.['@type'] !== 'Product') throw new Error('The page names no product.')
    const offers = [product.offers].flat()
    expect(offers.length).toBeGreaterThan(10)
    expect(new Set(offers.map(({ sku }) => sku)).size).toBe(offers.length)
    const shown = /(\d+),(\d{2})\s€/.exec(body)
    expect(offers.map(({ price }) => price)).toContain(`${shown?.[1]}.${shown?.[2]}`)
    const [first] = offers
    const chosen = await get(pathOf(first?.url ?? ''))
    expect([chosen.status, chosen.body.includes(`data-chosen-sku="${first?.sku}"`)]).toEqual([200, true])
    expect(product.image).toMatch(/\/img\/1200\/630\/resize\/.*ground=ellermoor/)
    const picture = await platform.fetch(new Request(product.image ?? ''))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })
})

describe('pages that have moved', () => {
  const view = (code: string) => defaultStoreViews.find(({ storeCode }) => storeCode === code)?.url ?? ''

  test.each(defaultStoreViews.map(({ storeCode }) => storeCode))(
    '[UX-111] an old path of %s answers one 301 to the present one, with its query and under its prefix',
    async (code) => {
      for (const [old, present] of Object.entries(moved.get(code) ?? {})) {
        const target = `${view(code)}/${present}`
        for (const spelling of [old, `${old}/`, old.toUpperCase()]) {
          const { status, headers } = await get(`${view(code)}/${encodeURI(spelling)}?utm_source=mail`)
          const location = headers.get('location') ?? ''
          expect([spelling, status]).toEqual([spelling, 301])
          expect(location).toBe(`${target}?utm_source=mail`)
          expect([location, (await get(location)).status]).toEqual([location, 200])
        }
      }
    },
  )
})
