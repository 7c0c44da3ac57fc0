import type { Page } from '@playwright/test'
import { findModel, findProducts } from './find-model.ts'
import { expect, expectAccessible, hydrated, once, onceBesideTheFirst, test, views } from './shop-test.ts'

const chosen = (page: Page) => page.locator('[data-chosen-sku]')
const cellOf = (page: Page, sku: string) =>
  page.getByRole('group', { name: 'Größe und Weite' }).locator(`a[href*="childSku=${encodeURIComponent(sku)}"]`)
const colours = (page: Page) => page.getByRole('group', { name: 'Farbe' }).getByRole('link')
const stage = (page: Page) => page.getByRole('region', { name: /^Ansichten von/ }).locator('picture img')

test('[PROD-7] choosing a pair changes address, words and picture in place', async ({ page, request }) => {
  const { sku, name, available } = await findModel(request)
  await page.goto(`/p/${sku}/x`)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(chosen(page)).toHaveCount(0)

  await cellOf(page, available).click()
  await expect(chosen(page)).toHaveAttribute('data-chosen-sku', available)
  await expect(page).toHaveURL(new RegExp(`childSku=${available}`))
  await expect(cellOf(page, available)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('status').filter({ hasText: /^EU / })).toContainText(/Am Lager|Noch \d+ Paar/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  const picture = await stage(page).getAttribute('alt')
  await colours(page).last().click()
  await expect(colours(page).last()).toHaveAttribute('aria-current', 'true')
  await expect(stage(page)).not.toHaveAttribute('alt', picture ?? '')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('[PROD-6] a combination that nobody makes is a warning, and nothing changes', once, async ({ page, request }) => {
  const { sku, available } = await findModel(request)
  await page.goto(`/p/${sku}/x?childSku=${available}`)
  await hydrated(page)
  await page
    .getByRole('link', { name: /nicht gefertigt/ })
    .first()
    .click()
  await expect(page.getByText('Diese Kombination gibt es nicht.', { exact: false })).toBeVisible()
  await expect(chosen(page)).toHaveAttribute('data-chosen-sku', available)
  await expect(page).toHaveURL(new RegExp(`childSku=${available}$`))
})

test('an unknown variant in the address shows the product unchosen', once, async ({ page, request }) => {
  const { sku, name } = await findModel(request)
  await page.goto(`/p/${sku}/x?childSku=GIBT-ES-NICHT`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(chosen(page)).toHaveCount(0)
})

test(
  '[UX-28] the shelf is one tab stop; arrows walk in it and the space bar chooses',
  once,
  async ({ page, request }) => {
    const { sku, available } = await findModel(request)
    await page.goto(`/p/${sku}/x?childSku=${available}`)
    await hydrated(page)
    const shelf = page.getByRole('group', { name: 'Größe und Weite' })
    await expect(shelf.locator('a[tabindex="0"]')).toHaveCount(1)
    await expect(shelf.getByRole('combobox'), 'every size is seen without a click').toHaveCount(0)
    await cellOf(page, available).focus()
    await page.keyboard.press('Home')
    const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    await page.keyboard.press('End')
    const last = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    expect(last).not.toBe(first)

    const free = shelf.getByRole('link', { name: /frei|noch \d+ Paar/ }).first()
    await free.focus()
    await page.keyboard.press('Space')
    await expect(free).toHaveAttribute('aria-current', 'true')
    await expect(free).toBeFocused()
  },
)

test('a small picture puts its view on the stage', async ({ page, request }) => {
  const { sku } = await findModel(request)
  await page.goto(`/p/${sku}/x`)
  await hydrated(page)
  const before = await stage(page).getAttribute('src')
  await page.getByRole('link', { name: 'Ansicht 3' }).first().click()
  await expect(stage(page)).not.toHaveAttribute('src', before ?? '')
  await expect(page).toHaveURL(/view=3/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a view and a pair can be chosen, and a missing combination is explained', async ({ page, request }) => {
    const { sku, available } = await findModel(request)
    await page.goto(`/p/${sku}/x`)
    const before = await stage(page).getAttribute('src')
    await page.getByRole('link', { name: 'Ansicht 3' }).first().click()
    await expect(stage(page)).not.toHaveAttribute('src', before ?? '')
    await cellOf(page, available).click()
    await expect(chosen(page)).toHaveAttribute('data-chosen-sku', available)
    await page
      .getByRole('link', { name: /nicht gefertigt/ })
      .first()
      .click()
    await expect(page.getByText('Diese Kombination gibt es nicht.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(page.getByText('Bitte wählen Sie zuerst Größe und Weite.')).toBeVisible()
  })
})

for (const view of views) {
  test(
    `nothing is found by axe on any type of product of ${view.brand}, and nothing sticks out`,
    onceBesideTheFirst(view),
    async ({ page, request }) => {
      test.slow()
      // Other views have other colours and other words, and the same parts.
      const others = view.prefix === '' ? ['grouped', 'simple', 'virtual', 'downloadable'] : []
      for (const type of ['configurable', 'bundle', ...others]) {
        await test.step(type, async () => {
          const [product] = await findProducts(request, type)
          await page.goto(`${view.prefix}/p/${product?.sku}/x`)
          await hydrated(page)
          await expectAccessible(page)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow).toBeLessThanOrEqual(0)
        })
      }
    },
  )
}

test('[PROD-10] [PROD-11] a set lists its parts, and its price is their sum', once, async ({ page, request }) => {
  for (const type of ['grouped', 'bundle']) {
    const [product] = await findProducts(request, type)
    await page.goto(`/p/${product?.sku}/x`)
    const set = page.getByRole('region', { name: 'Das gehört dazu' })
    const cents = (text: string) => Number(/(\d+),(\d{2})\u00a0€/.exec(text)?.slice(1).join('') ?? Number.NaN)
    const parts = await set
      .getByRole('listitem')
      .getByText(/^\d+,\d{2}\u00a0€$/)
      .allInnerTexts()
    expect(parts.length).toBeGreaterThan(1)
    const total = await set.getByText('Zusammen').innerText()
    expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(cents(total))
  }
})

test(
  '[PROD-15] [UX-36] [UX-37] [UX-38] every price names tax and shipping, and goods by volume their price per litre',
  once,
  async ({ page, request }) => {
    const answer = await request.get(
      `/api/catalog/vue_storefront_catalog/product/_search?${new URLSearchParams({
        request: JSON.stringify({ _appliedFilters: [{ attribute: 'base_price_unit', value: { eq: 2248 } }] }),
        request_format: 'search-query',
        response_format: 'compact',
        size: '1',
      })}`,
    )
    const { hits } = (await answer.json()) as { hits: { sku: string }[] }
    await page.goto(`/p/${hits[0]?.sku}/x`)
    await expect(page.getByText(/^\d+,\d{2}\u00a0€ je l$/).first()).toBeVisible()
    await expect(page.getByText('inkl. MwSt. zzgl. Versand').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Versand', exact: true }).first()).toHaveAttribute(
      'href',
      '/lieferung-und-versand',
    )
    await expect(page.getByText('Lieferzeit 2–3 Werktage').first()).toBeVisible()
    const { sku } = await findModel(request)
    await page.goto(`/p/${sku}/x`)
    await expect(page.getByText(/^inkl\. MwSt\. zzgl\. Versand \(.*kostenlos\)$/).first()).toBeVisible()
  },
)

test(
  '[OUT-1] [UX-42] the structured data has one offer for each variant, and follows the choice',
  once,
  async ({ page, request }) => {
    const { sku, children, available } = await findModel(request)
    await page.goto(`/p/${sku}/x`)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [product, trail] = texts.map((text) => JSON.parse(text) as Record<string, unknown>)
    expect(product).toMatchObject({ '@type': 'Product', sku })
    const offers = product?.['offers'] as { sku: string; price: string; availability: string }[]
    expect(offers.map((offer) => offer.sku).sort()).toEqual(children.map((child) => child.sku).sort())
    for (const offer of offers) expect(offer.price).toMatch(/^\d+\.\d{2}$/)
    const soldOut = children.filter((child) => !child.inStock).map((child) => child.sku)
    expect(offers.filter((offer) => offer.availability === 'OutOfStock').map((offer) => offer.sku)).toEqual(soldOut)
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })

    await page.goto(`/p/${sku}/x?childSku=${available}`)
    await hydrated(page)
    const told = async () =>
      JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as object
    await expect.poll(told).toMatchObject({ sku: available, offers: { sku: available } })
    // The next page of the same document speaks for itself.
    await page.getByRole('navigation', { name: 'Pfad zu dieser Seite' }).getByRole('link').last().click()
    await expect.poll(told).toMatchObject({ '@type': 'BreadcrumbList' })
  },
)

test(
  '[STOCK-2] a page that lay behind another window shows what the shelf holds now',
  once,
  async ({ page, request }) => {
    const { sku, available } = await findModel(request)
    await page.goto(`/p/${sku}/x?childSku=${available}`)
    await hydrated(page)
    await page.route('**/api/stock/list*', async (route) => {
      const answer = await route.fetch()
      const { code, result } = (await answer.json()) as { code: number; result: object[] }
      const soldOut = result.map((item) => ({ ...item, qty: 0, is_in_stock: false }))
      await route.fulfill({ response: answer, json: { code, result: soldOut } })
    })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('status').filter({ hasText: /^EU / })).toContainText('Ausverkauft')
  },
)
