import { describe, expect, test } from 'vitest'
import { isIndexedCategory, isIndexedCmsPage, isIndexedProduct } from './indexed-page.ts'

describe('which pages search engines may list', () => {
  test.each([
    [{ status: 1, visibility: 4 }, true],
    [{ status: 1, visibility: 2 }, true],
    [{ status: 1, visibility: 3 }, true],
    [{ status: 0, visibility: 4 }, true],
    [{ status: 2, visibility: 4 }, false],
    [{ status: 1, visibility: 1 }, false],
  ])('[UX-111] the product %o: %s', (product, isIndexed) => {
    expect(isIndexedProduct(product)).toBe(isIndexed)
  })

  test.each([
    [{ id: 20, is_active: true, product_count: 3 }, true],
    [{ id: 20, is_active: true, product_count: 0 }, false],
    [{ id: 20, is_active: false, product_count: 3 }, false],
    [{ id: 2, is_active: true, product_count: 3 }, false],
  ])('[UX-111] the category %o: %s', (category, isIndexed) => {
    expect(isIndexedCategory(category, 2)).toBe(isIndexed)
  })

  test.each([
    [{ identifier: 'agb' }, true],
    [{ identifier: 'agb', active: true }, true],
    [{ identifier: 'agb', active: false }, false],
    [{ identifier: 'cookie-settings', active: true }, false],
  ])('[UX-111] the content page %o: %s', (page, isIndexed) => {
    expect(isIndexedCmsPage(page, ['cookie-settings'])).toBe(isIndexed)
  })
})
