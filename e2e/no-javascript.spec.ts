import { expect, once, test } from './shop-test.ts'

test.use({ javaScriptEnabled: false })

test('the whole way from the home page to a chosen size goes without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Derby\s*\d/ })
    .click()
  await expect(page).toHaveURL(/derby/)
  const card = page.getByRole('article').nth(1)
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const shelf = page.getByRole('group', { name: 'Größe und Weite' })
  await shelf
    .getByRole('link', { name: /frei|noch \d+ Paar/ })
    .first()
    .click()
  await expect(page).toHaveURL(/childSku=/)
  const chosen = new URL(page.url()).searchParams.get('childSku') ?? ''
  await expect(page.locator('[data-chosen-sku]')).toHaveAttribute('data-chosen-sku', chosen)
  await expect(shelf.locator('[aria-current=true]')).toBeVisible()
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
