import { promotedNames, promotedSchemas } from '@welt/contract/entity/promoted-content.ts'
import { describe, expect, test } from 'vitest'
import { readDrawing } from '../../image/drawing.ts'
import { buildCatalog } from '../build-catalog.ts'
import { textsOf } from '../check/catalog.ts'
import { demoStoreViews, ellermoor, laszlo } from '../testing/demo-store-views.ts'
import { demoPromoted } from './demo-promoted.ts'

const lettering = { language: undefined, tone: 'light' } as const

describe.each(demoStoreViews.map((view) => ({ code: view.storeCode, view })))(
  '[CMS-5] promoted content of $code',
  ({ view }) => {
    const content = demoPromoted(view)
    const catalog = buildCatalog(view)

    test.each(promotedNames)('[CMS-5] %s has the shape of the contract', (name) => {
      expect(promotedSchemas[name].safeParse(content[name]).error?.message).toBeUndefined()
    })

    test('[CMS-5] every link leads to a page of the view', () => {
      const paths = new Set([
        ...catalog.product.map(({ url_path }) => url_path),
        ...catalog.category.map(({ url_path }) => url_path),
        ...catalog.cms_page.map(({ identifier }) => identifier),
      ])
      const links = [...textsOf(content)].flatMap(([field, text]) => (field === 'link' ? [text] : []))
      expect(links.length).toBeGreaterThan(20)
      expect(links.filter((link) => !paths.has(link.slice(1)))).toEqual([])
    })

    test('[CMS-5] every picture can be drawn, in either format', () => {
      const pictures = [...textsOf(content)].filter(([field]) => field === 'webp' || field === 'fallback')
      expect(pictures.length).toBeGreaterThan(40)
      for (const [field, text] of pictures) {
        const url = new URL(text, 'http://shop.test')
        expect(readDrawing(url.pathname.slice(1), lettering), text).toBeDefined()
        expect(url.searchParams.get('format')).toBe(field === 'webp' ? 'webp' : 'jpeg')
      }
    })

    test('[CMS-5] skus and categories that it names are there', () => {
      const skus = new Set(catalog.product.map(({ sku }) => sku))
      const ids = new Set(catalog.category.map(({ id }) => id))
      const named = [...textsOf(content)].flatMap(([field, text]) => (field === 'sku' ? [text] : []))
      expect(named.filter((sku) => !skus.has(sku))).toEqual([])
      expect(content.offers.menuAsideBanners.filter(({ category_id }) => !ids.has(category_id))).toEqual([])
    })
  },
)

test('both languages promote the same things', () => {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape)
    if (typeof value !== 'object' || value === null) return typeof value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shape(item)]))
  }
  expect(shape(demoPromoted(laszlo))).toEqual(shape(demoPromoted(ellermoor)))
})

test('the newsletter speaks in the name of the house', () => {
  const named = { ...ellermoor, name: 'Ellermoor' }
  expect(demoPromoted(named).offers.newsletter.title_footer).toContain('Ellermoor')
})
