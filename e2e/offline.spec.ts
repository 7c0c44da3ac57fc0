import { expect, expectAccessible, hydrated, test } from './shop-test.ts'

test('[ROUTE-11] without a network pages that were seen are shown again, and others lead home with a word', async ({
  page,
  context,
}) => {
  await page.goto('/agb')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  // What the browser fetches in its idle time is there.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Diese Seite ist ohne Netzverbindung nicht verfügbar.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Diese Seite ist ohne Netzverbindung nicht verfügbar.')).toBeHidden()

  await context.setOffline(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page).toHaveURL('/datenschutz')
})
