import type { CmsHierarchy } from '@welt/contract/entity/cms-hierarchy.ts'
import { describe, expect, test } from 'vitest'
import type { Api } from '../api/create-api.ts'
import { createTestShop, englishView, germanView } from '../testing/create-test-shop.ts'
import { type CmsPageData, loadCmsPage, loadStaticPage } from './load-cms-page.ts'

const pages = ['schuhwissen', 'schuhwissen/leder', 'schuhwissen/leder/kalb', 'impressum', 'contact', 'kontakt']

const node = (identifier: string, position: number, children_data: CmsHierarchy['children_data'] = []) => ({
  id: position,
  identifier,
  title: `Titel ${identifier}`,
  level: 1,
  position,
  children_data,
})
const trees = [
  node('schuhwissen', 1, [
    node('schuhwissen/pflege', 2),
    node('schuhwissen/leder', 1, [node('schuhwissen/leder/kalb', 1)]),
  ]),
]

function openShop(view = germanView, hierarchies: readonly unknown[] | null = trees) {
  const search = ((entity: string, { filters = {} }: { filters?: Record<string, { eq?: unknown }> }) => {
    if (entity === 'cms_hierarchy' && hierarchies === null) {
      return Promise.resolve({ ok: false, at: 'network', text: 'down' })
    }
    const found = pages.filter((identifier) => identifier === filters['identifier']?.eq)
    const items =
      entity === 'cms_hierarchy'
        ? hierarchies
        : found.map((identifier) => ({ id: 7, identifier, title: `Seite ${identifier}`, content: '<p>Wort</p>' }))
    return Promise.resolve({ ok: true, result: { items, total: 1, aggregations: {} } })
  }) as Api['search']
  return createTestShop({ api: { search }, storeView: view })
}

describe('a content page', () => {
  test('[CMS-1] [ROUTE-12] stands in the hierarchy: the way to it, and the pages beside it in their order', async () => {
    const page = (await loadCmsPage(await openShop(), { identifier: 'schuhwissen/leder/kalb' })) as CmsPageData
    expect(page.breadcrumbs).toEqual([
      { label: 'Start', path: '/' },
      { label: 'Titel schuhwissen', path: '/schuhwissen' },
      { label: 'Titel schuhwissen/leder', path: '/schuhwissen/leder' },
      { label: 'Titel schuhwissen/leder/kalb' },
    ])
    expect(page.family?.head.label).toBe('Titel schuhwissen/leder')
    expect(page.family?.links).toEqual([
      { label: 'Titel schuhwissen/leder/kalb', path: '/schuhwissen/leder/kalb', isCurrent: true },
    ])
  })

  test('[CMS-1] that others stand below is the head of its family', async () => {
    const page = (await loadCmsPage(await openShop(), { identifier: 'schuhwissen' })) as CmsPageData
    expect(page.family?.head.isCurrent).toBe(true)
    expect(page.family?.links.map(({ path }) => path)).toEqual(['/schuhwissen/leder', '/schuhwissen/pflege'])
  })

  test.each([
    ['no hierarchy', []],
    ['a hierarchy that does not come', null],
  ])('[CMS-1] is whole with %s', async (_, hierarchies) => {
    const page = (await loadCmsPage(await openShop(germanView, hierarchies), {
      identifier: 'schuhwissen',
    })) as CmsPageData
    expect(page.status).toBe(200)
    expect(page.family).toBeNull()
    expect(page.parts).toEqual([{ kind: 'html', html: '<p>Wort</p>' }])
  })

  test('[CMS-1] that is not there is a page that is not found', async () => {
    expect(await loadCmsPage(await openShop(), { identifier: 'nirgends' })).toMatchObject({ status: 404 })
  })
})

describe('a static path', () => {
  test.each([
    [germanView, 'legal', '/impressum'],
    [germanView, 'contact', '/kontakt'],
    [englishView, 'kontakt', '/laszlo_en/contact'],
  ])('[ROUTE-2] of %o, %s, shows the page that has the address %s', async (view, path, canonical) => {
    const page = await loadStaticPage(await openShop(view), path)
    expect(page).toMatchObject({ status: 200, routeName: path, head: { canonicalPath: canonical } })
  })

  test('[ROUTE-2] whose page is missing is not found, and other paths are none', async () => {
    const shop = await openShop()
    expect(await loadStaticPage(shop, 'about-us')).toMatchObject({ status: 404 })
    expect(loadStaticPage(shop, 'schuhe')).toBeNull()
    expect(loadStaticPage(shop, 'constructor')).toBeNull()
  })
})
