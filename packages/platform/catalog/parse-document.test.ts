import { expect, test } from 'vitest'
import { CatalogProduct } from './catalog-product.ts'
import { parseDocument } from './parse-document.ts'

const hostile = '<p>Gut</p><script>alert(1)</script><img src=x onerror=alert(1)>'

const plain = (document: object) => ({ document: JSON.stringify(document), detail: null })

test.each([
  ['cms_page', 'content', { id: 1 }],
  ['cms_block', 'content', { id: 1 }],
  ['product', 'description', { id: 1, sku: 'A' }],
  ['product', 'short_description', { id: 1, sku: 'A' }],
  ['category', 'description', { id: 1 }],
] as const)('a script that somebody wrote into the %s of a %s is not served', (entity, field, rest) => {
  const parsed = parseDocument(entity, plain({ ...rest, [field]: hostile }))
  const told = parsed instanceof CatalogProduct ? parsed.whole() : parsed
  expect(typeof told === 'string' ? told : told[field]).toMatch(/^<p>Gut<\/p>(?!.*(script|onerror))/)
})

test.each(['{', '[]', '3', 'null'])('%s is no document', (text) => {
  expect(parseDocument('product', { document: text, detail: null })).toBe('it is no JSON object')
})

test('a review is words alone, and one without its product is none', () => {
  const review = { id: 1, product_id: 2, review_status: 1, created_at: '2026-11-01 08:00:00' }
  const words = { title: '<b>Gut</b>', detail: `Größe 42½ < 43${hostile}`, nickname: 'Jörg & Söhne' }
  expect(parseDocument('review', plain({ ...review, ...words }))).toEqual({
    ...review,
    title: 'Gut',
    detail: 'Größe 42½ < 43Gut',
    nickname: 'Jörg & Söhne',
  })
  expect(parseDocument('review', plain({ ...review, ...words, product_id: undefined }))).toMatch(/product_id/)
})
