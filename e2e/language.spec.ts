import type { Locator, Page } from '@playwright/test'
import { findModel, findProducts } from './find-model.ts'
import { expect, expectAccessible, hydrated, once, test } from './shop-test.ts'

/** Opens the dialog and tells where the focus belongs when it closes: on a phone the control stands in the menu. */
async function openLanguages(page: Page): Promise<Locator> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  const menu = page.getByRole('banner').getByRole('link', { name: 'Menü' })
  if (isPhone) await menu.click()
  const control = page
    .getByRole('link', { name: /Sprache und Haus wechseln/ })
    .filter({ visible: true })
    .first()
  await control.click()
  return isPhone ? menu : control
}

test(
  '[SV-4] [ROUTE-13] the language dialog comes when it is asked for and stays on the same product',
  once,
  async ({ page, request }) => {
    const german = await findModel(request)
    const english = (await findProducts(request, 'configurable', 'vue_storefront_catalog_laszlo_en')).find(
      ({ sku }) => sku === german.sku,
    )
    await page.goto(`/${german.urlPath}`)
    await hydrated(page)
    const control = await openLanguages(page)
    const dialog = page.getByRole('dialog', { name: 'Sprache und Haus' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(control).toBeFocused()

    await openLanguages(page)
    await dialog.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`/laszlo_en/${english?.urlPath}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  },
)

test(
  '[SV-4] after a change of page in the browser the dialog leads to the counterpart of the new page',
  once,
  async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.goto('/schuhe')
    await hydrated(page)
    await page
      .getByRole('navigation', { name: /Unterkategorien/ })
      .getByRole('link')
      .first()
      .click()
    await expect(page.locator('[data-route]')).toHaveAttribute('data-route', /^urldispatcher-schuhe\/./)
    await openLanguages(page)
    await expect(page.getByRole('dialog').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      /^\/laszlo_en\/shoes\/./,
    )
  },
)

test('a page without a counterpart leads to the home page of the other view', once, async ({ page, quiet }) => {
  quiet.allow(/404/)
  await page.goto('/gibt-es-nicht')
  await hydrated(page)
  await openLanguages(page)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'English' })).toHaveAttribute('href', '/laszlo_en')
})

test('hreflang pairs are reciprocal and name x-default', once, async ({ request }) => {
  const { urlPath } = await findModel(request)
  const alternates = async (path: string): Promise<Record<string, string>> => {
    const html = await (await request.get(path)).text()
    const found: Record<string, string> = {}
    for (const [, lang = '', href = ''] of html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)) {
      found[lang] = href
    }
    return found
  }
  const german = await alternates(`/${urlPath}`)
  expect(Object.keys(german).sort()).toEqual(['de-DE', 'en-US', 'x-default'])
  const english = await alternates(new URL(german['en-US'] ?? '').pathname)
  expect(english).toEqual(german)
})
