import { expect, test } from 'vitest'
import { productSlug } from './product-slug.ts'
import { slugify } from './slugify.ts'

test.each([
  ['Oxford schwarz', 'oxford-schwarz'],
  ['Größe  42½', 'grosse-42'],
  ['Schuhcreme & Bürste', 'schuhcreme-and-burste'],
  ['Brogue - "László"', 'brogue-laszlo'],
  [' STRAẞE ', 'strasse'],
  ['Smørrebrød', 'smorrebrod'],
  ['Оксфорд', ''],
])('%s becomes %s', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test.each([
  [{ slug: 'oxford-black-12', url_key: 'oxford-black' }, 'oxford-black-12'],
  [{ url_key: 'oxford-black' }, 'oxford-black'],
  [{ slug: '', url_key: '' }, 'oxford-schwarz-12'],
  [{ name: 'Оксфорд' }, '12'],
])('the slug of %j is %s', (fields, slug) => {
  expect(productSlug({ id: 12, name: 'Oxford schwarz', ...fields })).toBe(slug)
})
