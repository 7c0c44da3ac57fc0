import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, hold, hydrated, test, views } from './shop-test.ts'

const client = join(import.meta.dirname, '../packages/storefront/dist/client')
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  { file: string; isDynamicEntry?: boolean }
>

const groups = {
  home: 'home/home-route.tsx',
  category: 'category/category-route.tsx',
  product: 'product/product-route.tsx',
  'CMS page': 'cms/cms-route.tsx',
  wishlist: 'wishlist/wishlist-route.tsx',
  compare: 'compare/compare-route.tsx',
  'not-found': 'not-found/not-found-route.tsx',
  error: 'error/error-route.tsx',
  'languages modal': 'language/language-dialog.tsx',
  'mini cart': 'cart-screen/mini-cart.tsx',
}

function weightOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0)
}

test('[ROUTE-13] every page group is a chunk of its own', () => {
  const files = Object.values(groups).map((source) => manifest[source]?.file)
  expect(files).not.toContain(undefined)
  expect(new Set(files).size).toBe(files.length)
})

for (const view of views) {
  for (const [group, path] of [
    ['home', '/'],
    ['category', view.category],
    ['product', view.lang === 'de' ? '/wien-oxford-rahmengenaeht' : '/wien-welted-oxford'],
    ['wishlist', '/wishlist'],
    ['compare', '/compare'],
  ] as const) {
    test(`[ROUTE-13] [UX-102] the first view of ${view.prefix}${path} loads its own group alone, at most 135 kB of JavaScript and 25 kB of styles`, async ({
      request,
    }) => {
      const html = await (await request.get(`${view.prefix}${path}`)).text()
      const scripts = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')
      const others = Object.entries(groups).filter(([name]) => name !== group)
      expect(scripts).toContain(`/${manifest[groups[group]]?.file}`)
      for (const [, source] of others) expect(scripts).not.toContain(`/${manifest[source]?.file}`)
      expect(weightOf(scripts)).toBeLessThanOrEqual(135_000)
      const styles = [...html.matchAll(/"(\/assets\/[^"]+\.css)"/g)].map((match) => match[1] ?? '')
      expect(styles.length).toBeGreaterThan(0)
      expect(weightOf([...new Set(styles)])).toBeLessThanOrEqual(25_000)
    })
  }
}

test.describe('with its pictures', () => {
  test.use({ drawn: true })

  test('code is fetched after the first picture, and without it if it does not come', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const letCome = await hold(page, /\/img\/.*format=avif/)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(scripts).toEqual([])
    await hydrated(page)
    expect(scripts.length).toBeGreaterThan(5)
    letCome()
  })
})
