import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, once, onceBesideTheFirst, test, views } from './shop-test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const panel = (page: Page) => page.getByRole('navigation', { name: /Hauptmenü|Main menu/ }).locator('[data-open]')

for (const view of views) {
  test(`an open menu of ${view.code} hides nothing from anybody`, onceBesideTheFirst(view), async ({ page }) => {
    await page.goto(`${view.prefix}/agb`)
    await hydrated(page)
    if (isPhone(page)) {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Men[üu]$/ })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    } else {
      await page
        .getByRole('navigation', { name: /Hauptmenü|Main menu/ })
        .getByRole('link', { name: /Schuhe|Shoes/ })
        .first()
        .click()
      await expect(panel(page).first()).toBeVisible()
    }
    await expectAccessible(page, isPhone(page) ? 'dialog[open]' : 'header')
  })
}

test('[UX-3] a flyout opens by Enter and by click, closes with Esc, and the focus returns', once, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await hydrated(page)
  const word = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Schuhe' }).first()
  await word.focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(word).toBeFocused()
})

test(
  '[UX-7] the phone menu keeps the page behind it still, and Back closes it with the page it belongs to',
  once,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/schuhe')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Menü' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Menü' })).toBeFocused()
  },
)

test(
  '[UX-90] nothing is found by axe on a text, a page that is missing, one that failed and one that loads',
  once,
  async ({ page, quiet }) => {
    test.slow()
    quiet.allow(/404|500/)
    for (const [path, status] of [
      ['/agb', 200],
      ['/gibt-es-nicht', 404],
      ['/error', 500],
      ['/loading', 200],
      ['/laszlo_en/size-chart', 200],
      ['/laszlo_en/nowhere', 404],
    ] as const) {
      await test.step(path, async () => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(status)
        await hydrated(page)
        await expectAccessible(page)
      })
    }
  },
)

test('nothing is wider than the smallest phone', once, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/schuhe', '/p/WIEN/x', '/laszlo_en/size-chart', '/agb']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
