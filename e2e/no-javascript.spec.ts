import { findModel } from './find-model.ts'
import { expect, once, test } from './shop-test.ts'

test.use({ javaScriptEnabled: false })

test('the shop can be read and a variant chosen without JavaScript', async ({ page, request }) => {
  const model = await findModel(request)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/schuhe')
  await page.getByRole('article').filter({ hasText: model.name }).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(model.name)
  await page
    .locator(`a[href*="childSku=${encodeURIComponent(model.available)}"]`)
    .first()
    .click()
  await expect(page.locator('[data-chosen-sku]')).toHaveAttribute('data-chosen-sku', model.available)
})

test('the list can be sorted without JavaScript', once, async ({ page }) => {
  await page.goto('/schuhe')
  await page.getByLabel('Sortieren').locator('visible=true').selectOption('final_price')
  await page.getByRole('button', { name: 'Anwenden', exact: true }).locator('visible=true').click()
  await expect(page).toHaveURL(/sort=final_price/)
  await page.waitForLoadState()
  const prices = (await page.locator('article').locator('p', { hasText: /€$/ }).allTextContents())
    .filter((text) => !text.includes('UVP'))
    .map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
})

test('the other language is reached without JavaScript', once, async ({ page }) => {
  await page.goto('/schuhe')
  await page
    .locator('#store-views')
    .getByRole('link', { name: /English/ })
    .click()
  await expect(page).toHaveURL('/laszlo_en/shoes')
})
