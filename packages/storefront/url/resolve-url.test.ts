import type { UrlMapHit } from '@welt/contract/api/url.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import type { Api } from '../api/create-api.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createResolveUrl } from './resolve-url.ts'
import { createUrlMemory } from './url-memory.ts'

/** Of a page that has just been opened. */
const urlMemory = (storage: Storage | null, storeCode: string) =>
  createUrlMemory({ memory: new Map(), storage, storeCode })

const wien = {
  id: 7,
  sku: 'WIEN',
  name: 'Wien',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  slug: 'wien',
  url_path: 'wien-oxford',
}
const hit = (type: 'product' | 'category' | 'cms_page', source: object): UrlMapHit => ({
  _index: 'i',
  _type: type,
  _id: 1,
  _score: 1,
  _source: { ...source },
})

/** A platform that knows some paths, and counts how often it is asked. */
function platform(known: Record<string, UrlMapHit>): Api & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    mapUrl: async (path) => {
      asked.push(path)
      await Promise.resolve()
      return { ok: true, result: known[path] ?? null }
    },
    columns: () => Promise.reject(new Error('not asked')),
    search: () => Promise.reject(new Error('not asked here')),
    checkStock: () => Promise.reject(new Error('not asked here')),
    listStock: () => Promise.reject(new Error('not asked here')),
    call: () => Promise.reject(new Error('not asked here')),
  }
}

function brokenPlatform(): Api {
  const failure: Answer<never> = { ok: false, at: 'network', text: 'connection refused' }
  return {
    mapUrl: () => Promise.resolve(failure),
    columns: () => Promise.reject(new Error('not asked')),
    search: () => Promise.resolve(failure),
    checkStock: () => Promise.resolve(failure),
    listStock: () => Promise.resolve(failure),
    call: () => Promise.resolve(failure),
  }
}

describe('an unknown path', () => {
  test('[URL-1] is asked of the map once; memory answers the second time', async () => {
    const api = platform({ 'wien-oxford': hit('product', wien) })
    const resolveUrl = createResolveUrl({ api, memory: urlMemory(null, 'de'), useMapEndpoint: true })
    const first = await resolveUrl('wien-oxford')
    const second = await resolveUrl('wien-oxford')
    expect(first.found).toEqual(second.found)
    expect(first.found).toEqual({ type: 'product', routeName: 'configurable-product', parentSku: 'WIEN', slug: 'wien' })
    expect(api.asked).toEqual(['wien-oxford'])
  })

  test('[URL-1] is answered by the browser storage after a reload, without the server', async () => {
    const disk = memoryStorage()
    const api = platform({ schuhe: hit('category', { id: 20 }) })
    await createResolveUrl({ api, memory: urlMemory(disk, 'de'), useMapEndpoint: true })('schuhe')
    const afterReload = createResolveUrl({
      api: brokenPlatform(),
      memory: urlMemory(disk, 'de'),
      useMapEndpoint: true,
    })
    expect(await afterReload('schuhe')).toEqual({ found: { type: 'category', id: 20 } })
  })

  test('a store view does not read what another one stored', async () => {
    const disk = memoryStorage()
    await createResolveUrl({
      api: platform({ agb: hit('cms_page', { id: 1, identifier: 'agb' }) }),
      memory: urlMemory(disk, 'de'),
      useMapEndpoint: true,
    })('agb')
    expect(urlMemory(disk, 'laszlo_en').get('agb')).toBeUndefined()
  })

  test('[URL-2] is locked while it resolves: a second click asks nothing', async () => {
    const api = platform({ 'wien-oxford': hit('product', wien) })
    const resolveUrl = createResolveUrl({ api, memory: urlMemory(null, 'de'), useMapEndpoint: true })
    const [first, second] = await Promise.all([resolveUrl('wien-oxford'), resolveUrl('wien-oxford')])
    expect(first).toEqual(second)
    expect(api.asked).toHaveLength(1)
  })

  test('[URL-3] where nothing lives is told apart from a map that fails, and neither is remembered', async () => {
    const memory = urlMemory(null, 'de')
    const nothing = await createResolveUrl({ api: platform({}), memory, useMapEndpoint: true })('nirgends')
    const failed = await createResolveUrl({ api: brokenPlatform(), memory, useMapEndpoint: true })('nirgends')
    expect(nothing).toMatchObject({ found: null, because: 'nothing-there' })
    expect(failed).toMatchObject({ found: null, because: 'map-failed' })
    expect(memory.get('nirgends')).toBeUndefined()
  })

  test.each(['{', '[]', '{"type":"product"}', '{"type":"spaceship"}'])(
    'a spoilt entry in storage (%s) is dropped and asked anew',
    (content) => {
      const disk = memoryStorage({ 'de-shop/url/schuhe': content })
      expect(urlMemory(disk, 'de').get('schuhe')).toBeUndefined()
      expect(disk.length).toBe(0)
    },
  )
})

describe('legacy lookup', () => {
  const entity = (items: object[]) =>
    Promise.resolve({ ok: true as const, result: { items, total: items.length, aggregations: {} } })

  test.each([
    ['product', { product: [wien], category: [{ id: 3 }], cms_page: [] }, { type: 'product' }],
    [
      'category',
      { product: [], category: [{ id: 3 }], cms_page: [{ id: 1, identifier: 'x' }] },
      { type: 'category', id: 3 },
    ],
    [
      'content page',
      { product: [], category: [], cms_page: [{ id: 1, identifier: 'x' }] },
      { type: 'cms_page', identifier: 'x' },
    ],
  ] as const)('[URL-1] finds a %s in the order product, category, content page', async (_, found, target) => {
    const search = ((name: keyof typeof found) => entity([...found[name]])) as unknown as Api['search']
    const resolveUrl = createResolveUrl({
      api: { ...brokenPlatform(), search },
      memory: urlMemory(null, 'de'),
      useMapEndpoint: false,
    })
    expect((await resolveUrl('x')).found).toMatchObject(target)
  })
})
