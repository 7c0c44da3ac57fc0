import { expect, test } from 'vitest'
import { isPublished } from './is-published.ts'

test.each([
  ['review', { review_status: 1 }, true],
  ['review', { review_status: 2 }, false],
  ['review', { review_status: 3 }, false],
  ['review', {}, false],
  ['cms_block', { active: true }, true],
  ['cms_block', {}, true],
  ['cms_block', { active: false }, false],
  ['cms_page', { active: true }, true],
  ['cms_page', {}, true],
  ['cms_page', { active: false }, false],
  ['cms_page', { active: '0' }, false],
  ['cms_hierarchy', { active: false }, false],
  ['product', { status: 2 }, true],
] as const)('a %s with %j is published: %s', (entity, document, published) => {
  expect(isPublished(entity, document)).toBe(published)
})
