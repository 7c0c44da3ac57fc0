import { expect, expectAccessible, hydrated, prepared, test } from './shop-test.ts'

test('[ROUTE-11] without a network pages that were seen are shown again, and others lead home with a word', async ({
  page,
  context,
}) => {
  await page.goto('/agb')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  await prepared(page)
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

test('[ROUTE-11] whose network goes before the code of other pages has come keeps the page that is there, and is told', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/)
  await page.route(/\/assets\/(route-loaders|home-route|bare-home-page)/, (route) => route.abort())
  await page.goto('/agb')
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  const told = page.getByText('Diese Seite ist ohne Netzverbindung nicht verfügbar.')
  await expect(told).toBeVisible()
  await expect(page).toHaveURL('/agb')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen')
  await page.getByRole('banner').getByRole('link', { name: 'zur Startseite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen')
})
