import { describe, expect, test } from 'vitest'
import { demoStoreViews, ellermoor, laszlo } from '../testing/demo-store-views.ts'
import { viewOf } from '../view.ts'
import { buildPages } from './build-pages.ts'

const german = buildPages(viewOf(ellermoor))
const english = buildPages(viewOf(laszlo))

const identifiersOf = (pages: typeof german) => pages.map(({ identifier }) => identifier)

test('every content page that the footers name is there', () => {
  const german7 = `schuhwissen lieferung-und-versand ruecksendung-und-umtausch groessentabelle kontakt agb datenschutz
    impressum cookie-settings widerruf abmelden schuhwissen/faqs`
  const english7 = `blogs delivery-and-shipping return-and-exchange size-chart contact agb privacypolicy imprint
    cookie-settings revocation abmelden`
  expect(identifiersOf(german)).toEqual(expect.arrayContaining(german7.split(/\s+/)))
  expect(identifiersOf(english)).toEqual(expect.arrayContaining(english7.split(/\s+/)))
})

test('no page is there twice, and both languages have the same ones', () => {
  for (const pages of [german, english]) expect(new Set(identifiersOf(pages)).size).toBe(pages.length)
  expect(english.map(({ id }) => id)).toEqual(german.map(({ id }) => id))
  expect(german.length).toBeGreaterThanOrEqual(24)
})

test('a page has the same id in both languages', () => {
  const path = (pages: typeof german, id: number) => pages.find((page) => page.id === id)?.identifier
  expect([path(german, 3), path(english, 3)]).toEqual(['ruecksendung-und-umtausch', 'return-and-exchange'])
  expect([path(german, 9), path(english, 9)]).toEqual(['widerruf', 'revocation'])
})

describe.each(demoStoreViews.map((view) => ({ code: view.storeCode, pages: buildPages(viewOf(view)) })))(
  'the pages of $code',
  ({ pages }) => {
    test('are made of headings, paragraphs, lists, tables, pictures and links, with nothing lost in cleaning', () => {
      for (const { identifier, content } of pages) {
        const tags = new Set([...content.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag))
        const plain = new Set(
          'h2 p ul ol li table thead tbody tr th td a strong details summary div figure img figcaption'.split(' '),
        )
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

    test('[G-09] name the maker with its address, without a link to the platform that was closed', () => {
      const imprint = pages.find(({ id }) => id === 8)?.content
      expect(imprint).toMatch(/(Schuhfabrik|Shoe Factory), Gerberstraße 14, 66953 Pirmasens/)
      expect(imprint).toMatch(/VSBG/)
      expect(imprint).toMatch(/GmbH|Gesellschaft mit beschränkter Haftung/)
      for (const field of ['06331|6331', 'service@', 'HRB', 'DE000000000', 'LUCID']) {
        expect(imprint).toMatch(new RegExp(field))
      }
      expect(JSON.stringify(pages)).not.toContain('consumers/odr')
    })

    test('[G-05] tell the right of withdrawal with its model form and the way to declare it online', () => {
      const withdrawal = pages.find(({ id }) => id === 9)?.content
      expect(withdrawal).toMatch(/vierzehn Tage|14 days/)
      expect(withdrawal).toMatch(/Muster-Widerrufsformular|Model withdrawal form/)
      expect(withdrawal).toMatch(/356a BGB/)
      expect(withdrawal).toMatch(/Widerruf bestätigen|Confirm withdrawal/)
    })

    test('[G-17] say whether and how reviews are checked, and how their average is made', () => {
      const policy = pages.find(({ id }) => id === 14)?.content
      expect(policy).toMatch(/Kauf bestätigt|purchase confirmed/)
      expect(policy).toMatch(/bezahlen keine|do not pay/)
      expect(policy).toMatch(/seit Januar 2021|since January 2021/)
    })

    test('state how accessible the shop is and whom to tell', () => {
      expect(pages.find(({ id }) => id === 13)?.content).toMatch(/BFSG.*EN 301 549.*MLBF/s)
    })

    test('mark every legal text as a sample', () => {
      for (const id of [6, 7, 8, 9]) {
        expect(pages.find((page) => page.id === id)?.content).toMatch(/^<p><strong>(Mustertext|Sample text)\./)
      }
    })

    test('the size chart holds every size with UK, US and centimetres', () => {
      const chart = pages.find(({ id }) => id === 4)?.content
      expect(chart).toMatch(/<th scope="row">42½<\/th><td>8½<\/td><td>9½<\/td><td>27[.,]2<\/td>/)
      expect(chart).toMatch(/<th scope="row">38<\/th><td>4½<\/td><td>6½<\/td><td>24[.,]2<\/td>/)
      expect(chart?.match(/<tr>/g)?.length).toBe(1 + 19 + 1 + 17 + 1 + 3)
    })

    test('show what they tell of leather, lasts, seams, soles and care, each with a way to what is sold', () => {
      const shown = [19, 20, 21, 22, 23].map((id) => {
        const content = pages.find((page) => page.id === id)?.content ?? ''
        const examples = content.matchAll(
          /<figure><img src="([^"]+)" alt="([^"]+)"[^>]*><figcaption>.*?<a href="([^"]+)"/g,
        )
        return [...examples].map(([, picture, words, way]) => ({ picture, words, way }))
      })
      expect(shown.map((examples) => examples.length)).toEqual([6, 5, 6, 3, 5])
      for (const key of ['picture', 'words', 'way'] as const) {
        for (const examples of shown) expect(new Set(examples.map((each) => each[key])).size).toBe(examples.length)
      }
    })
  },
)
