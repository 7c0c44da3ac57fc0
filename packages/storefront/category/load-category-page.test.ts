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
