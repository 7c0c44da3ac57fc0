import { CmsBlock, EmbeddedCarousel } from '@welt/contract/entity/cms-block.ts'
import { describe, expect, test } from 'vitest'
import { plainText } from '../../html/plain-text.ts'
import { buildCatalog } from '../build-catalog.ts'
import { demoStoreViews, ellermoor, laszlo } from '../testing/demo-store-views.ts'
import { viewOf } from '../view.ts'
import { buildBlocks } from './build-blocks.ts'

const keys = (blocks: readonly CmsBlock[]) => blocks.map(({ id, identifier }) => `${id} ${identifier}`)

test('both languages have the same blocks, each once', () => {
  const german = buildBlocks(viewOf(ellermoor))
  expect(keys(buildBlocks(viewOf(laszlo)))).toEqual(keys(german))
  expect(new Set(german.map(({ identifier }) => identifier)).size).toBe(german.length)
  expect(german.length).toBeGreaterThanOrEqual(20)
})

describe.each(demoStoreViews.map((view) => ({ code: view.storeCode, view })))('the content of $code', ({ view }) => {
  const catalog = buildCatalog(view)
  const { cms_block: blocks, cms_page: pages, category, product } = catalog

  test('every block has the shape of the contract and something to say', () => {
    for (const block of blocks) {
      expect(CmsBlock.safeParse(block).error).toBeUndefined()
      expect(plainText(block.content).length).toBeGreaterThan(30)
      expect(block.content).not.toMatch(/undefined|\[object|\$\{/)
    }
  })

  test('every block that a category names is there', () => {
    const known = new Set<unknown>(blocks.map(({ identifier }) => identifier))
    const named = category.flatMap(({ cat_cms_block_top, cat_cms_block_bottom, landing_page }) =>
      [cat_cms_block_top, cat_cms_block_bottom, landing_page].filter((one) => one !== undefined && one !== null),
    )
    expect(named.length).toBeGreaterThan(6)
    expect(named.filter((identifier) => !known.has(identifier))).toEqual([])
  })

  test('every link in pages and blocks leads to a page of this very view', () => {
    const prefix = view.url
    const paths = new Set([
      ...product.map(({ url_path }) => `${prefix}/${url_path}`),
      ...category.map(({ url_path }) => `${prefix}/${url_path}`),
      ...pages.map(({ identifier }) => `${prefix}/${identifier}`),
    ])
    const links = [...pages, ...blocks].flatMap(({ identifier, content }) =>
      [...content.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => ({ identifier, href })),
    )
    expect(links.length).toBeGreaterThan(40)
    const isPage = (href: string) => !/^(?:tel:\+\d+|mailto:\S+@\S+)$/.test(href)
    // `/store-locator` is no page of the catalogue: every view knows it besides, and its regions are headings.
    const isRegion = (href: string) => href.startsWith(`${prefix}/store-locator#`)
    expect(links.filter(({ href }) => isPage(href) && !isRegion(href) && !paths.has(href))).toEqual([])
  })

  test('a carousel survives the cleaning and names a category with products', () => {
    const carousels = blocks.flatMap(({ content }) =>
      [...content.matchAll(/<div>(\{.*?\})<\/div>/g)].map(([, json = '']) =>
        EmbeddedCarousel.parse(JSON.parse(plainText(json))),
      ),
    )
    expect(carousels.map(({ carousel }) => carousel.category)).toEqual([86, 3])
    for (const { carousel } of carousels) {
      expect(category.find(({ id }) => id === carousel.category)?.product_count).toBeGreaterThanOrEqual(
        carousel.count ?? 1,
      )
    }
  })

  test('a size chart is a table with a heading for every row and column', () => {
    for (const identifier of ['size-chart-men', 'size-chart-women']) {
      const chart = blocks.find((block) => block.identifier === identifier)?.content
      expect(chart).toMatch(/<th scope="col">EU<\/th>/)
      expect(chart?.match(/<th scope="row">/g)?.length).toBeGreaterThan(15)
    }
  })

  test('the notices on the guarantee and on reviews lead to their pages', () => {
    const text = (identifier: string) => blocks.find((block) => block.identifier === identifier)?.content
    expect(text('guarantee-notice')).toMatch(/zwei Jahren|two years/)
    expect(text('review-note')).toMatch(/Januar 2021|January 2021/)
  })
})
