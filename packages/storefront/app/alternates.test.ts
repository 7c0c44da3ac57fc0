import { expect, test } from 'vitest'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { alternatesOf } from './alternates.ts'

const links = [
  { storeCode: 'laszlo_de', path: '/wien', isCounterpart: true },
  { storeCode: 'de', path: '/de/wien', isCounterpart: true },
  { storeCode: 'laszlo_en', path: '/laszlo_en/wien', isCounterpart: true },
]
const head = { title: '', description: '', canonicalPath: '/wien' }

test('[OUT-1] each language is named once, and the default view stands for all others', async () => {
  const { config } = await createTestShop()
  const second = { ...germanView, storeCode: 'de', url: '/de', appendStoreCode: true }
  expect(alternatesOf({ ...config, storeViews: [...config.storeViews, second] }, links, head)).toEqual([
    { hrefLang: 'de-DE', path: '/wien' },
    { hrefLang: 'en-US', path: '/laszlo_en/wien' },
    { hrefLang: 'x-default', path: '/wien' },
  ])
})

test('a view without the page is not named, and a page without an address names none', async () => {
  const { config } = await createTestShop()
  const onlyGerman = [links[0], { storeCode: 'laszlo_en', path: '/laszlo_en', isCounterpart: false }].filter(
    (link) => link !== undefined,
  )
  expect(alternatesOf(config, onlyGerman, head).map(({ hrefLang }) => hrefLang)).toEqual(['de-DE', 'x-default'])
  expect(alternatesOf(config, links, { title: '', description: '' })).toEqual([])
})
