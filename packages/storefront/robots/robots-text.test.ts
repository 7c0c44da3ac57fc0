import { expect, test } from 'vitest'
import { createTestShop } from '../testing/create-test-shop.ts'
import { robotsText } from './robots-text.ts'

const origin = 'https://shop.example'
const privatePaths = ['/search', '/checkout']

/** As search engines read it: `$` ends a path, everything else is a beginning. */
function isOpen(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? '')
  return !rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
}

test.each([
  ['/', true],
  ['/laszlo_en', true],
  ['/schuhe?sort=final_price', true],
  ['/img/1200/630/resize/shoe.svg', true],
  ['/search', false],
  ['/search?q=oxford', false],
  ['/searcher-boot', true],
  ['/checkout/step', false],
  ['/checkout', false],
  ['/laszlo_en/search?q=oxford', false],
  ['/laszlo_en/checkout', false],
  ['/api/catalog/vue/product/_search', false],
  ['/laszlo_en/api/stock/check', false],
  ['/api-kabel', true],
])('%s is open to search engines: %s', async (path, expected) => {
  const { config } = await createTestShop()
  expect(isOpen(robotsText({ config, origin, privatePaths }), path)).toBe(expected)
})

test('the sitemap is named with its whole address', async () => {
  const { config } = await createTestShop()
  expect(robotsText({ config, origin, privatePaths })).toMatch(/^Sitemap: https:\/\/shop\.example\/sitemap\.xml$/m)
})

test('a shop that shall not be listed asks everybody to stay away', async () => {
  const { config } = await createTestShop()
  const text = robotsText({ config: { ...config, robots: { ...config.robots, index: false } }, origin, privatePaths })
  expect(text).toBe('User-agent: *\nDisallow: /\n')
})
