import { findCategory, findModel, findProducts } from './find-model.ts'
import { servers } from './servers.ts'
import { expect, hydrated, test, views } from './shop-test.ts'

for (const view of views) {
  test(`[ROUTE-5] every route works under the prefix of ${view.code}`, async ({ request }) => {
    const { sku, available: child } = await findModel(request)
    const { id } = await findCategory(request, 'schuhe')
    for (const path of [
      '/',
      view.category,
      `/p/${sku}/any-slug`,
      `/p/${sku}/any-slug/${child}`,
      `/c/${id}`,
      '/i/agb',
      '/agb',
      '/loading',
    ]) {
      const response = await request.get(`${view.prefix}${path}`)
      expect(response.status(), path).toBe(200)
      expect(response.headers()['content-type']).toContain('text/html')
    }
  })

  test(`[SV-2] [ROUTE-5] every internal link of ${view.code} carries the prefix of the view`, async ({ page }) => {
    await page.goto(`${view.prefix}${view.category}`)
    const hrefs = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(10)
    for (const href of hrefs) expect(href === view.prefix || href.startsWith(`${view.prefix}/`), href).toBe(true)
  })
}

for (const view of views) {
  test(`[OUT-1] every public page of ${view.code} comes from the server with content, head and structured data`, async ({
    request,
  }) => {
    const { sku } = await findModel(request)
    for (const path of ['/', view.category, `/p/${sku}/x`, '/agb']) {
      const html = await (await request.get(`${view.prefix}${path}`)).text()
      const one = (pattern: RegExp) => {
        const found = [...html.matchAll(pattern)].map((match) => match[1] ?? '')
        expect(found, `${path} ${pattern}`).toHaveLength(1)
        return found[0] ?? ''
      }
      expect(one(/<h1[^>]*>(.+?)<\/h1>/g).length).toBeGreaterThan(2)
      expect(one(/<title>(.+?)<\/title>/g)).toContain(path === '/' ? '' : view.brand)
      expect(one(/<meta name="description" content="([^"]+)"/g).length).toBeGreaterThan(20)
      expect(one(/<link rel="canonical" href="([^"]+)"/g)).toContain(servers.shop.origin + view.prefix)
      // Two views speak German: the first one speaks for it, and the second one for itself.
      const languages = [...html.matchAll(/hreflang="(de-DE|en-US|x-default)" href="http/g)]
      expect(languages).toHaveLength(view.code === 'de' ? 1 : 3)
      const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/g)].map(
        (match) => JSON.parse(match[1] ?? '') as { '@type': string },
      )
      expect(data.length, path).toBeGreaterThan(0)
      for (const entry of data) expect(entry['@type']).toMatch(/^(OnlineStore|WebSite|BreadcrumbList|Product)$/)
    }
  })
}

test('[ROUTE-3] a product is found by its sku, with the variant in the path or in the query', async ({
  page,
  request,
}) => {
  const { sku, available: child } = await findModel(request)
  for (const path of [`/p/${sku}/x/${child}`, `/p/${sku}/x?childSku=${child}`]) {
    await page.goto(path)
    await expect(page.locator('[data-route]')).toHaveAttribute('data-route', 'configurable-product')
    await expect(page.locator('[data-chosen-sku]')).toHaveAttribute('data-chosen-sku', child)
  }
})

for (const type of ['simple', 'virtual', 'downloadable', 'grouped', 'bundle']) {
  test(`[ROUTE-3] a ${type} product has the route ${type}-product`, async ({ page, request }) => {
    const [product] = await findProducts(request, type)
    await page.goto(`/p/${product?.sku}/x`)
    await expect(page.locator('[data-route]')).toHaveAttribute('data-route', `${type}-product`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.name ?? '')
  })
}

test('[ROUTE-4] [URL-7] a category is reached by its path, its key and its id; an id below the root is none', async ({
  request,
}) => {
  const { id, url_key } = await findCategory(request, 'schuhe')
  for (const path of ['/schuhe', `/c/${url_key}`, `/c/${id}`])
    expect((await request.get(path)).status(), path).toBe(200)
  for (const path of ['/c/1', '/c/999999', '/c/nirgends']) expect((await request.get(path)).status(), path).toBe(404)
})

test('[ROUTE-4] [URL-2] a resolved path is a route of its own name', async ({ page }) => {
  await page.goto('/schuhe')
  await expect(page.locator('[data-route]')).toHaveAttribute('data-route', 'urldispatcher-schuhe')
})

test('[ROUTE-6] [URL-3] an unknown path shows the not-found page with 404, on the server and in the browser', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404/)
  const response = await page.goto('/gibt/es/nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page).toHaveURL('/')
})

test('[ROUTE-6] a failing page shows the error page with 500, without a word about what broke', async ({
  page,
  quiet,
}) => {
  quiet.allow(/500/)
  const response = await page.goto(`${servers.broken.origin}/schuhe`)
  expect(response?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist uns eine Naht gerissen')
  expect(await response?.text()).not.toMatch(/ECONNREFUSED|fetch failed|at .*\.ts/)
})

test('[ROUTE-10] a direct visit to a variant answers 301 to its parent', async ({ request }) => {
  const { urlPath, available: child } = await findModel(request)
  for (const prefix of ['', '/de']) {
    const response = await request.get(`${prefix}/p/${child}/x`, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers()['location']).toBe(`${prefix}/${urlPath}?childSku=${encodeURIComponent(child)}`)
  }
})

test('[SV-6] the outlet page has one address in each language, and the other one leads to it', async ({ request }) => {
  expect((await request.get('/schuhe/direktverkauf')).status()).toBe(200)
  expect((await request.get('/laszlo_en/shoes/factory-outlet')).status()).toBe(200)
  const german = await request.get('/laszlo_en/schuhe/direktverkauf', { maxRedirects: 0 })
  expect([german.status(), german.headers()['location']]).toEqual([301, '/laszlo_en/shoes/factory-outlet'])
  const english = await request.get('/shoes/factory-outlet', { maxRedirects: 0 })
  expect([english.status(), english.headers()['location']]).toEqual([301, '/schuhe/direktverkauf'])
})

test('[ROUTE-9] a progress bar shows while the next page is on its way', async ({ page }) => {
  await page.goto('/schuhe')
  await hydrated(page)
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('progressbar', { name: 'Die Seite wird geladen' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Die Seite wird geladen' })).toBeHidden()
})

test('[ROUTE-12] breadcrumbs lead back, and the current page is marked', async ({ page }) => {
  await page.goto('/schuhe/oxford')
  const crumbs = page.getByRole('navigation', { name: 'Pfad zu dieser Seite' })
  await expect(crumbs.locator('[aria-current=page]')).toHaveCount(1)
  await crumbs.getByRole('link').last().click()
  await expect(page).toHaveURL('/schuhe')
  await page.goto('/agb')
  await expect(crumbs.getByRole('link', { name: 'Start' })).toBeVisible()
})

test('[ROUTE-1] pages use the default layout, the error page a minimal one, the loading page none', async ({
  page,
  quiet,
}) => {
  quiet.allow(/500/)
  await page.goto('/agb')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(/Version/)).toBeVisible()
  await page.goto('/error')
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toHaveCount(0)
  await page.goto('/loading')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('[SV-9] the footer shows the version of the app', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('1.12.3')
})

test('HEAD answers like GET, and nothing but GET and HEAD is taken', async ({ request }) => {
  const got = await request.get('/schuhe')
  const headed = await request.head('/schuhe')
  expect(headed.status()).toBe(200)
  expect(headed.headers()['content-type']).toBe(got.headers()['content-type'])
  expect(await headed.text()).toBe('')
  expect((await request.post('/schuhe')).status()).toBe(405)
})

test('the storefront runs on a platform in another process', async ({ request }) => {
  const embedded = await (await request.get('/schuhe')).text()
  const remote = await (await request.get(`${servers.remote.origin}/schuhe`)).text()
  const headings = (html: string) => [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map((match) => match[1])
  expect(headings(remote)).toEqual(headings(embedded))
  expect((await request.get(`${servers.remote.origin}/api/stock/list?skus=x`)).status()).toBe(200)
})
