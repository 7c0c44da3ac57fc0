import { expect, test } from 'vitest'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { alternatesOf } from './alternates.ts'

const links = [
  { storeCode: 'laszlo_de', path: '/wien', isCounterpart: true },
  { storeCode: 'de', path: '/de/wien', isCounterpart: true },
  { storeCode: 'laszlo_en', path: '/laszlo_en/wien', isCounterpart: true },
]
const head = { title: '', description: '', canonicalPath: '/wien' }

test('[OUT-1] [UX-109] each language is named once, and the default view stands for all others', async () => {
  const { config, storeView } = await createTestShop()
  const second = { ...germanView, storeCode: 'de', url: '/de', appendStoreCode: true }
  const three = { ...config, storeViews: [...config.storeViews, second] }
  const all = [
    { hrefLang: 'de-DE', path: '/wien' },
    { hrefLang: 'en-US', path: '/laszlo_en/wien' },
    { hrefLang: 'x-default', path: '/wien' },
  ]
  expect(alternatesOf({ config: three, storeView: germanView }, links, head)).toEqual(all)
  const english = { ...head, canonicalPath: '/laszlo_en/wien' }
  expect(alternatesOf({ config: three, storeView }, links, english)).toEqual(all)
  // What nobody names in return is not named: the second German view stands for itself.
  expect(alternatesOf({ config: three, storeView: second }, links, { ...head, canonicalPath: '/de/wien' })).toEqual([
    { hrefLang: 'de-DE', path: '/de/wien' },
  ])
})

test('[UX-109] a page that search engines shall not list is nobody’s counterpart', async () => {
  expect(alternatesOf(await createTestShop({ storeView: germanView }), links, { ...head, noIndex: true })).toEqual([])
})

test('a view without the page is not named, and a page without an address names none', async () => {
  const shop = await createTestShop({ storeView: germanView })
  const onlyGerman = [links[0], { storeCode: 'laszlo_en', path: '/laszlo_en', isCounterpart: false }].filter(
    (link) => link !== undefined,
  )
  expect(alternatesOf(shop, onlyGerman, head).map(({ hrefLang }) => hrefLang)).toEqual(['de-DE', 'x-default'])
  expect(alternatesOf(shop, links, { title: '', description: '' })).toEqual([])
})
