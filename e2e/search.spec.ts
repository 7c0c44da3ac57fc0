import { expect, expectAccessible, hydrated, once, onceBesideTheFirst, test, views } from './shop-test.ts'

test('[SEARCH-1] [SEARCH-2] [UX-9] [UX-14] the panel hints, finds, shows more until all are shown, and leads to the page', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Suche$/ })
    .click()
  const panel = page.getByRole('dialog')
  const field = panel.getByRole('searchbox')
  const status = panel.getByRole('status')
  await field.fill('ox')
  await expect(status).toHaveText('Der Suchbegriff braucht mindestens 3 Zeichen.')
  await field.fill('oxford')
  await expect(status).toHaveText(/^18 von \d+ Artikeln$/)
  const total = Number(/von (\d+)/.exec((await status.textContent()) ?? '')?.[1])
  const row = panel.getByRole('article').first()
  await expect(row).toContainText('Oxford')
  await expect(row).toContainText('€')
  await expect(row).toContainText('inkl. MwSt. zzgl. Versand')
  const more = panel.getByRole('button', { name: 'Mehr anzeigen' })
  await more.click()
  await expect(panel.getByRole('article')).toHaveCount(36)
  await expect(more).toBeFocused()
  for (let shown = 36; shown < total; shown += 18) await more.click()
  await expect(panel.getByRole('article')).toHaveCount(total)
  await expect(more).toHaveCount(0)
  await expect(status).toHaveText(`${total} Artikel gefunden`)

  await field.fill('')
  await expect(panel.getByRole('article')).toHaveCount(0)
  await expect(panel.getByRole('link', { name: 'Stiefel' })).toBeVisible()

  await field.fill('xqzzv')
  await expect(status).toHaveText('Zu „xqzzv“ haben wir nichts gefunden.')
  await expect(panel.getByRole('link', { name: 'Stiefel' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'unsere Kontaktseite' })).toHaveAttribute('href', '/kontakt')

  await field.fill('derby')
  await expect(panel.getByRole('article').first()).toContainText('Derby')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=derby')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('derby')
  await page.getByRole('searchbox').fill('monk')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche nach „monk“')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('derby')
})

test(
  '[SEARCH-6] a search that fails says so, and goes on when the connection is back',
  once,
  async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource|the search did not answer/)
    await page.goto('/laszlo_en')
    await hydrated(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Search$/ })
      .click()
    const panel = page.getByRole('dialog')
    const field = panel.getByRole('searchbox')
    await field.fill('ox')
    await expect(panel.getByRole('status')).toHaveText('Searched term at least 3 characters')
    await field.fill('oxford')
    await expect(panel.getByRole('article')).toHaveCount(18)

    await page.route('**/_search?**', (route) => route.fulfill({ status: 500, body: 'no' }))
    await field.fill('derby')
    await expect(panel.getByRole('status')).toContainText('The search does not answer at the moment')
    await expectAccessible(page)
    await page.unroute('**/_search?**')
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByRole('article').first()).toContainText('Derby')

    await page.context().setOffline(true)
    await field.fill('boots')
    await expect(panel.getByRole('status')).toContainText('You are offline')
    await page.context().setOffline(false)
    await expect(panel.getByRole('article').first()).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ isMobile }) => isMobile)

  test('[UX-14] the result page of every view is found, filled and continued', async ({ page }) => {
    for (const { prefix } of views) {
      await page.goto(`${prefix}/agb`)
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^(Suche|Search)$/ })
        .click()
      await page.getByRole('searchbox').fill('oxford')
      await page.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(`${prefix}/search?q=oxford`)
      await expect(page.getByRole('searchbox')).toHaveValue('oxford')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('oxford')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(page.getByRole('article')).toHaveCount(18)
      await page.getByRole('link', { name: /^(Mehr anzeigen|See more)$/ }).click()
      await expect(page.getByRole('article')).toHaveCount(36)
    }
  })
})

for (const { code, prefix } of views) {
  test(
    `nothing is found by axe on an empty result page of ${code}`,
    onceBesideTheFirst({ prefix }),
    async ({ page }) => {
      await page.goto(`${prefix}/search?q=xqzzv`)
      await hydrated(page)
      await expectAccessible(page)
    },
  )
}
