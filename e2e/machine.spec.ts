import { findModel } from './find-model.ts'
import { servers } from './servers.ts'
import { expect, hydrated, test, views } from './shop-test.ts'

test('[UX-111] the built shop lists its pages, tells machines where they may go, and each listed page opens', async ({
  request,
}) => {
  const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '')
  const robots = await (await request.get('/robots.txt')).text()
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  expect(sitemap).toBe(`${servers.shop.origin}/sitemap.xml`)
  const index = await request.get(sitemap)
  expect(index.headers()['cache-control']).toMatch(/^public, max-age=\d+$/)
  const files = locs(await index.text())
  expect(files).toHaveLength(views.length)
  for (const file of files) {
    const pages = locs(await (await request.get(file)).text())
    expect(pages.length).toBeGreaterThan(150)
    // The whole list is looked through elsewhere; here it is the built shop that answers.
    for (const page of [pages[0], pages[20], pages.at(-1)]) {
      expect((await request.get(page ?? '', { maxRedirects: 0 })).status(), page).toBe(200)
    }
  }
})

for (const view of views) {
  test(`the brand of ${view.code} has icons and a picture of its own, and all of them are there`, async ({
    request,
  }) => {
    const html = await (await request.get(view.prefix || '/')).text()
    const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
    const [, share = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(icons.every((icon) => icon.includes(view.theme))).toBe(true)
    const types = []
    for (const address of [...icons, share, `${view.prefix}/favicon.ico`]) {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      types.push(answer.headers()['content-type'])
    }
    expect(types).toEqual(['image/png', 'image/svg+xml', 'image/png', 'image/jpeg', 'image/png'])
  })
}

test('[UX-111] in the browser, too, an address that is spelt otherwise becomes the page’s own', async ({
  page,
  request,
}) => {
  const { urlPath } = await findModel(request)
  await page.goto('/agb')
  await hydrated(page)
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'Schuh' })
    document.querySelector('main')?.append(link)
    link.click()
  }, `/${urlPath.toUpperCase()}/?utm_source=mail`)
  await expect(page).toHaveURL(`/${urlPath}?utm_source=mail`)
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${servers.shop.origin}/${urlPath}`)
  await page.goBack()
  await expect(page).toHaveURL('/agb')
})
