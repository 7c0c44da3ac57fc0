import { expect, test } from 'vitest'
import type { Api } from '../api/create-api.ts'
import type { Counterpart } from '../page/page-data.ts'
import { createTestShop, englishView, germanView } from '../testing/create-test-shop.ts'
import { createCounterpartStore } from './counterpart-store.ts'
import { loadCounterparts } from './load-counterparts.ts'

/** A platform whose every search finds these documents. */
function finding(...items: object[]): Partial<Api> {
  return {
    search: (() =>
      Promise.resolve({ ok: true, result: { items, total: items.length, aggregations: {} } })) as Api['search'],
  }
}

async function linksOf(counterpart: Counterpart, found: Partial<Api>, ownPath?: string) {
  const shop = await createTestShop({ storeView: germanView, api: found })
  const links = await loadCounterparts({ shop, apiOf: () => shop.api, counterpart, ownPath })
  return Object.fromEntries(links.map(({ storeCode, path, isCounterpart }) => [storeCode, [path, isCounterpart]]))
}

test('[SV-4] a product is found in the other store view under its own path there', async () => {
  const wien = { id: 7, sku: 'WIEN', name: 'Wien', status: 1, url_path: 'wien-welted-oxford' }
  expect(await linksOf({ by: 'entity', entity: 'product', id: 7 }, finding(wien), '/wien-oxford')).toEqual({
    laszlo_de: ['/wien-oxford', true],
    laszlo_en: ['/laszlo_en/wien-welted-oxford', true],
  })
})

test.each([
  ['a disabled product', 'product', { id: 7, sku: 'WIEN', name: 'Wien', status: 2, url_path: 'x' }],
  ['an inactive category', 'category', { id: 20, url_path: 'x', is_active: false }],
] as const)('[SV-4] for %s the home page of the other view stands in', async (_, entity, document) => {
  const links = await linksOf({ by: 'entity', entity, id: 7 }, finding(document), '/hier')
  expect(links[englishView.storeCode]).toEqual(['/laszlo_en', false])
})

test('[SV-6] the outlet page is translated by its path', async () => {
  expect(await linksOf({ by: 'path', path: '/schuhe/direktverkauf' }, {})).toEqual({
    laszlo_de: ['/schuhe/direktverkauf', true],
    laszlo_en: ['/laszlo_en/shoes/factory-outlet', true],
  })
})

test('links that are not known yet lead home; once found they are kept', async () => {
  const { config } = await createTestShop()
  const contact: Counterpart = { by: 'path', path: '/contact' }
  let asked = 0
  const store = createCounterpartStore({
    config,
    initial: null,
    load: () => {
      asked += 1
      return Promise.resolve([{ storeCode: 'laszlo_en', path: '/laszlo_en/contact', isCounterpart: true }])
    },
  })
  expect(store.links(contact).map(({ path }) => path)).toEqual(['/', '/laszlo_en'])
  await store.find(contact)
  await store.find(contact)
  expect(store.links(contact)).toEqual([{ storeCode: 'laszlo_en', path: '/laszlo_en/contact', isCounterpart: true }])
  expect(asked).toBe(1)
})
