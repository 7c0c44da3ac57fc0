import type { Category } from '@welt/contract/entity/category.ts'
import { expect, test } from 'vitest'
import type { Api } from '../api/create-api.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { loadCategoryPage } from './load-category-page.ts'

const shirts: Category = {
  id: 20,
  parent_id: 2,
  name: 'Shirts',
  level: 2,
  path: '1/2/20',
  position: 1,
  is_active: true,
  product_count: 3,
  url_key: 'shirts',
  url_path: 'shirts',
}

async function pageOf(category: Category) {
  const nothing = { ok: true, result: { items: [], total: 0, aggregations: {} } }
  const shop = await createTestShop({ api: { search: (() => Promise.resolve(nothing)) as unknown as Api['search'] } })
  return loadCategoryPage(shop, { id: category.id, url: new URL('https://shop.test/shirts'), category })
}

test('the markup that an editor has written around a description is not read out', async () => {
  const page = await pageOf({ ...shirts, description: '<p>Linen &amp; <b>cotton</b></p>\n<p>from &Ouml;land</p>' })
  expect(page).toMatchObject({
    description: 'Linen & cotton from Öland',
    head: { description: 'Linen & cotton from Öland' },
  })
})

test.each([undefined, '', '<p></p>'])(
  'a category that says %j of itself has the description of the shop',
  async (text) => {
    const page = await pageOf({ ...shirts, ...(text !== undefined && { description: text }) })
    expect(page).toMatchObject({ description: '', head: { description: 'Welted shoes' } })
  },
)

const answers = (known: Record<string, readonly object[]>) =>
  ((entity: string, { filters = {} }: { filters?: Record<string, { eq?: unknown }> }) => {
    const items = (known[entity] ?? []).filter((item) =>
      Object.entries(filters).every(([key, { eq }]) => eq === undefined || Reflect.get(item, key) === eq),
    )
    return Promise.resolve({ ok: true, result: { items, total: items.length, aggregations: {} } })
  }) as unknown as Api['search']

test('[LIST-7] a category shows its teaser with both pictures, its landing page and its two blocks', async () => {
  const block = (id: number, identifier: string) => ({ id, identifier, active: true, content: `<p>${identifier}</p>` })
  const search = answers({ cms_block: [block(7, 'top'), block(8, 'bottom'), block(9, 'landing')] })
  const shop = await createTestShop({ api: { search } })
  const category: Category = {
    ...shirts,
    image: '/shoe/x/side.svg',
    landing_page: 'landing',
    cat_cms_block_top: '7',
    cat_cms_block_bottom: 8,
    teaser_is_active: 1,
    teaser_headline: 'Bordeaux',
    teaser_text: 'See them',
    teaser_button_link: '/bordeaux',
    teaser_left_image: '/left.svg',
    teaser_right_image: '/right.svg',
  }
  const page = await loadCategoryPage(shop, { id: 20, url: new URL('https://shop.test/shirts'), category })
  expect(page).toMatchObject({
    image: '/shoe/x/side.svg',
    teaser: {
      headline: 'Bordeaux',
      text: 'See them',
      path: '/bordeaux',
      leftImage: '/left.svg',
      rightImage: '/right.svg',
    },
    above: [
      { kind: 'html', html: '<p>landing</p>' },
      { kind: 'html', html: '<p>top</p>' },
    ],
    below: [{ kind: 'html', html: '<p>bottom</p>' }],
  })
})

test.each([{}, { cat_cms_block_top: 0, landing_page: '0', cat_cms_block_bottom: null }, { cat_cms_block_top: 'gone' }])(
  '[LIST-7] without blocks, or with %j, the page is whole',
  async (blocks) => {
    const shop = await createTestShop({ api: { search: answers({}) } })
    const category = { ...shirts, ...blocks, teaser_is_active: 0, teaser_headline: 'Not now' }
    const page = await loadCategoryPage(shop, { id: 20, url: new URL('https://shop.test/shirts'), category })
    expect(page).toMatchObject({ status: 200, teaser: null, above: [], below: [] })
  },
)

test.each([[[]], [[{ ...shirts, is_active: false }]]])(
  '[LIST-6] a category that is not there, or not any more, is a 404, and the log says why',
  async (category) => {
    const said: object[] = []
    const shop = await createTestShop({ api: { search: answers({ category }) } })
    const log = { ...shop.log, info: (fields: object) => void said.push(fields) }
    const page = await loadCategoryPage({ ...shop, log }, { id: 20, url: new URL('https://shop.test/shirts') })
    expect(page).toMatchObject({ page: 'not-found', status: 404 })
    expect(said).toEqual([{ reason: 'Category query returned empty result id = 20' }])
  },
)

test('[LIST-6] without a connection, and with nothing kept of its products, a category is empty and says so', async () => {
  const known = answers({ category: [shirts] }) as unknown as (entity: string, query: object) => Promise<object>
  const search = (entity: string, query: object) =>
    entity === 'product' ? Promise.resolve({ ok: false, at: 'offline', text: 'offline' }) : known(entity, query)
  const shop = await createTestShop({ api: { search: search as unknown as Api['search'] } })
  const url = new URL('https://shop.test/shirts?sort=final_price')
  const page = await loadCategoryPage(shop, { id: 20, url })
  expect(page).toMatchObject({
    status: 200,
    isOffline: true,
    facets: [],
    listed: { total: 0, cards: [], selection: { sort: 'final_price' } },
  })
  await shop.texts.load(['category'])
  expect(shop.texts.text('category.offline')).toBe(
    'No products synchronized for this category. Please come back while online!',
  )
})

test('a platform that fails otherwise fails the page', async () => {
  const search = () => Promise.resolve({ ok: false, at: 'network', text: 'down' })
  const shop = await createTestShop({ api: { search: search as unknown as Api['search'] } })
  const url = new URL('https://shop.test/shirts')
  await expect(loadCategoryPage(shop, { id: 20, url, category: shirts })).rejects.toThrow('down')
})
