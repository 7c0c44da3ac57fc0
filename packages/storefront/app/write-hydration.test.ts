import { expect, test } from 'vitest'
import type { PageData } from '../page/page-data.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { writeHydration } from './write-hydration.ts'

const page: PageData = {
  page: 'home',
  status: 200,
  routeName: 'home',
  head: { title: '</script><b>', description: 'x'.repeat(500), structuredData: [{ name: 'Wien' }] },
  breadcrumbs: [],
  counterpart: { by: 'path', path: '/' },
}

test('the browser reads what the server knew, but for the head that is written already', async () => {
  const { config } = await createTestShop()
  const shell = { brand: { name: '<Ellermoor>' } }
  const text = writeHydration({
    config,
    storeCode: 'laszlo_de',
    page: 'home',
    counterparts: [],
    router: { loaderData: { root: shell, '0-1': page }, errors: null },
  })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({
    config,
    storeCode: 'laszlo_de',
    page: 'home',
    counterparts: [],
    router: {
      loaderData: { root: shell, '0-1': { ...page, head: { title: '</script><b>', description: '' } } },
      errors: null,
    },
  })
})
