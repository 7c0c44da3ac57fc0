import { expect, test } from 'vitest'
import { isPlainListing } from './is-plain-listing.ts'

test.each([
  ['', true],
  ['utm_source=mail&utm_campaign=herbst', true],
  ['gclid=abc', true],
  ['sort=final_price', false],
  ['page=2', false],
  ['hf_color=501', false],
  ['hf_color=501&hf_color=502&sort=final_price', false],
  ['price=50.0-100.0', false],
  ['utm_source=mail&hf_shoe_size=606', false],
  ['some-filter-of-the-merchant=1', false],
  ['referrer=1', false],
])('[UX-108] the list at ?%s is for search engines: %s', (query, isPlain) => {
  expect(isPlainListing(new URLSearchParams(query))).toBe(isPlain)
})
