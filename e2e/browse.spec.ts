import { expect, expectAccessibleWithShell, hydrated, once, onceBesideTheFirst, test, views } from './shop-test.ts'

for (const view of views) {
  test.describe(`${view.brand} (${view.code})`, () => {
    test(
      `[SV-1] [SV-3] [OUT-1] a shopper goes from the home page to a category and a product without a reload`,
      onceBesideTheFirst(view),
      async ({ page }) => {
        await page.goto(`${view.prefix}/`)
        await hydrated(page)
        await expect(page.locator('html')).toHaveAttribute('lang', view.lang)
        await expect(page.locator('html')).toHaveAttribute('data-theme', view.theme)
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))

        await page.goto(`${view.prefix}${view.category}`)
        await hydrated(page)
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))
        const card = page.getByRole('article').first()
        const name = await card.getByRole('heading').innerText()
        await card.getByRole('link').first().click()

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(page).toHaveTitle(new RegExp(name))
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
        expect(new URL(page.url()).pathname.startsWith(`${view.prefix}/`)).toBe(true)
      },
    )

    test(`[SV-5] prices are written the same way everywhere`, once, async ({ page }) => {
      await page.goto(`${view.prefix}${view.category}`)
      const prices = await page.locator('article').getByText(/€/).allTextContents()
      expect(prices.length).toBeGreaterThan(5)
      for (const price of prices) expect(price).toMatch(/(^|\s)\d+,\d{2}\u00a0€/)
    })

    test('nothing is found by axe on the home page and in a category', onceBesideTheFirst(view), async ({ page }) => {
      for (const path of ['/', view.category]) {
        await page.goto(`${view.prefix}${path}`)
        await hydrated(page)
        await expectAccessibleWithShell(page)
      }
    })
  })
}

test('[PRICE-2] both tax modes show the same gross price', once, async ({ request }) => {
  const priceOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    return /"price":"?(\d+\.\d{2})"?/.exec(html)?.[1]
  }
  const german = await priceOf('/p/WIEN/wien')
  const english = await priceOf('/laszlo_en/p/WIEN/wien')
  expect(german).toBeDefined()
  expect(english).toBe(german)
})
