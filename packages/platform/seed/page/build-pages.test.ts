import { describe, expect, test } from 'vitest'
import { demoStoreViews, ellermoor, laszlo } from '../testing/demo-store-views.ts'
import { viewOf } from '../view.ts'
import { buildPages } from './build-pages.ts'

const german = buildPages(viewOf(ellermoor))
const english = buildPages(viewOf(laszlo))

test('every content page that the footers name is there', () => {
  expect(german.map(({ identifier }) => identifier).toSorted()).toEqual(
    [
      'agb',
      'datenschutz',
      'groessentabelle',
      'impressum',
      'kontakt',
      'lieferung-und-versand',
      'ruecksendung-und-umtausch',
      'schuhwissen',
      'schuhwissen/faqs',
      'widerruf',
    ].toSorted(),
  )
  expect(english.map(({ identifier }) => identifier).toSorted()).toEqual(
    [
      'agb',
      'blogs',
      'blogs/faqs',
      'contact',
      'delivery-and-shipping',
      'imprint',
      'privacypolicy',
      'return-and-exchange',
      'revocation',
      'size-chart',
    ].toSorted(),
  )
})

test('a page has the same id in both languages', () => {
  const path = (pages: typeof german, id: number) => pages.find((page) => page.id === id)?.identifier
  expect([path(german, 3), path(english, 3)]).toEqual(['ruecksendung-und-umtausch', 'return-and-exchange'])
  expect([path(german, 9), path(english, 9)]).toEqual(['widerruf', 'revocation'])
})

describe.each(demoStoreViews.map((view) => ({ code: view.storeCode, pages: buildPages(viewOf(view)) })))(
  'the pages of $code',
  ({ pages }) => {
    test('are made of headings, paragraphs, lists and tables, with nothing lost in cleaning', () => {
      for (const { identifier, content } of pages) {
        const tags = new Set([...content.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag))
        const plain = new Set(['h2', 'p', 'ul', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'])
        expect([identifier, [...tags].filter((tag) => !plain.has(tag ?? ''))]).toEqual([identifier, []])
        expect(content).not.toMatch(/undefined|\[object|\$\{/)
      }
    })

    test('tell how a welted shoe is made in more than 500 words', () => {
      const words = pages
        .find(({ id }) => id === 1)
        ?.content.replaceAll(/<[^>]*>/g, ' ')
        .match(/\p{L}+/gu)
      expect(words?.length).toBeGreaterThan(500)
    })

    test('name the maker with its address, without a link to the platform that was closed', () => {
      const imprint = pages.find(({ id }) => id === 8)?.content
      expect(imprint).toMatch(/(Schuhfabrik|Shoe Factory), Gerberstraße 14, 66953 Pirmasens/)
      expect(imprint).toMatch(/VSBG/)
      expect(JSON.stringify(pages)).not.toContain('consumers/odr')
    })

    test('the size chart holds every size with UK, US and centimetres', () => {
      const chart = pages.find(({ id }) => id === 4)?.content
      expect(chart).toMatch(/<th scope="row">42½<\/th><td>8½<\/td><td>9½<\/td><td>27[.,]2<\/td>/)
      expect(chart).toMatch(/<th scope="row">38<\/th><td>4½<\/td><td>6½<\/td><td>24[.,]2<\/td>/)
      expect(chart?.match(/<tr>/g)?.length).toBe(1 + 19 + 1 + 17 + 1 + 3)
    })
  },
)
