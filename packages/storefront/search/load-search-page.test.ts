import { expect, test } from 'vitest'
import type { CatalogQuery } from '../api/catalog-query.ts'
import type { Api } from '../api/create-api.ts'
import { createTestShop, englishView, germanView } from '../testing/create-test-shop.ts'
import { loadSearchPage } from './load-search-page.ts'

const total = 45

const failing = (at: 'network' | 'offline') => () => Promise.resolve({ ok: false, at, text: 'no engine' })

async function load(path: string, storeView = germanView) {
  const asked: CatalogQuery[] = []
  const search = (entity: string, query: CatalogQuery) => {
    if (entity === 'product') asked.push(query)
    return Promise.resolve({ ok: true, result: { items: [], total, aggregations: {} } })
  }
  const shop = await createTestShop({ storeView, api: { search: search as unknown as Api['search'] } })
  return { asked, page: await loadSearchPage(shop, new URL(path, 'https://shop.test')) }
}

test.each([
  [germanView, 'Suche nach „größe“ | Ellermoor'],
  [englishView, 'Search for “größe” | Laszlo'],
])('[UX-14] the page keeps the text, names it in its title and is not for search engines', async (view, title) => {
  const { page } = await load('/search?q=%20gr%C3%B6%C3%9Fe+', view)
  expect(page).toMatchObject({ text: 'größe', status: 200, head: { title, noIndex: true }, found: { total } })
  expect(page.counterpart).toEqual({ by: 'path', path: '/search?q=gr%C3%B6%C3%9Fe' })
})

test.each(['/search', '/search?q=', '/search?q=%20%20', '/search?q=ox', '/search?q=ox%20'])(
  '[SEARCH-1] [UX-9] %s asks nothing',
  async (path) => {
    const { page, asked } = await load(path)
    expect(page.found).toBeNull()
    expect(asked).toEqual([])
  },
)

test.each([
  ['', 18, 2],
  ['&page=2', 36, 3],
  ['&page=-1', 18, 2],
  ['&page=x', 18, 2],
  ['&page=1e9', 3996, 223],
])('[SEARCH-2] the address with "%s" shows the first %i', async (more, size, nextPage) => {
  const { page, asked } = await load(`/search?q=oxford${more}`)
  expect(asked[0]).toMatchObject({ text: 'oxford', from: 0, size })
  expect(page.nextPage).toBe(nextPage)
})

test.each([
  ['network', 'failed'],
  ['offline', 'offline'],
] as const)(
  '[SEARCH-6] a search that fails (%s) is told in words, with the status of a shop that is there',
  async (at, trouble) => {
    const shop = await createTestShop({ api: { search: failing(at) as unknown as Api['search'] } })
    const page = await loadSearchPage(shop, new URL('/search?q=oxford', 'https://shop.test'))
    expect(page).toMatchObject({ page: 'search', status: 503, text: 'oxford', found: null, trouble })
  },
)

test('a search that was not made is no trouble', async () => {
  expect((await load('/search?q=ox')).page).toMatchObject({ status: 200, found: null, trouble: null })
})
