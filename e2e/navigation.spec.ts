import type { Locator } from '@playwright/test'
import { servers } from './servers.ts'
import { expect, hydrated, once, test } from './shop-test.ts'

test('[ROUTE-8] [UX-6] back finds its place again, a new page starts at the top', async ({ page }) => {
  await page.goto('/schuhe')
  await hydrated(page)
  const last = page.getByRole('article').last()
  // As somebody reads: what was passed has been seen.
  for (let step = 0; step < 40 && !(await isInView(last)); step += 1) {
    await page.evaluate(() => new Promise((seen) => (window.scrollBy(0, 500), requestAnimationFrame(seen))))
  }
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await last.getByRole('link').first().click()
  await expect(page.locator('[data-route]')).not.toHaveAttribute('data-route', 'urldispatcher-schuhe')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('[data-route]')).toHaveAttribute('data-route', 'urldispatcher-schuhe')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

async function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one.getBoundingClientRect().top < window.innerHeight)
}

test('[ROUTE-8] a reload keeps its place', async ({ page }) => {
  await page.goto('/schuhe')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
})

test(
  '[ROUTE-8] a page that the browser loads anew starts at the top, and the one before is found where it was left',
  once,
  async ({ page }) => {
    await page.goto('/schuhe')
    await hydrated(page)
    await page.evaluate(() => window.scrollTo(0, 700))
    await page.goto('/laszlo_en/shoes')
    await hydrated(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.goBack()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  },
)

test('[ROUTE-8] a hash is scrolled to', once, async ({ page }) => {
  await page.goto('/schuhe#store-views')
  await hydrated(page)
  await expect(page.locator('#store-views')).toBeInViewport()
})

test('links of a part whose code has not come are followed without a reload', once, async ({ page }) => {
  await page.route(/\/assets\/footer-[^/]*\.js/, () => new Promise(() => {}))
  await page.goto('/schuhe')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mein Konto' }).click()
  await expect(page.getByRole('dialog').getByLabel('E-Mail-Adresse')).toBeFocused()
})

test('[UX-98] a change of page moves the focus to the heading and tells the new title', once, async ({ page }) => {
  await page.goto('/schuhe')
  await hydrated(page)
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(name))
})

test('the head follows the page: one title, one canonical, one description', once, async ({ page }) => {
  await page.goto('/schuhe')
  await hydrated(page)
  const link = page.getByRole('article').first().getByRole('link').first()
  const path = await link.getAttribute('href')
  await link.click()
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${servers.shop.origin}${path}`)
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('head meta[name=description]')).toHaveCount(1)
  await expect(page.locator('head title')).toHaveCount(1)
})

test.describe('with its pictures', () => {
  test.use({ drawn: true })

  test('[UX-103] nothing shifts while the page loads', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/schuhe', '/laszlo_en/shoes', '/de/schuhe']) {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => document.fonts.ready)
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      )
      expect(total, path).toBeLessThan(0.01)
    }
  })
})
