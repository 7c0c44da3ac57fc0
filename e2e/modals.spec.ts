import type { Locator, Page } from '@playwright/test'
import { findLink } from './find-letter.ts'
import { findModel } from './find-model.ts'
import { expect, expectAccessible, hydrated, prepared, test, views } from './shop-test.ts'

const once = 'Both screens show the same dialog.'
const dialog = (page: Page) => page.getByRole('dialog')
/** Until its code has come, a part below the first view is what it is without JavaScript: React marks what it has taken over. */
const takenOver = (link: Locator) =>
  expect
    .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
const reviewCall = '**/api/review/create*'
const alertCall = '**/api/ext/elastic-stock/productstockalert*'

test('[SHELL-9] [REV-1] a review is written, kept through every trouble, sent once, and waits to be read', async ({
  page,
  request,
  quiet,
}, { project }) => {
  test.skip(project.name !== 'phone', once)
  quiet.allow(/status of (401|500)/)
  const { sku, name } = await findModel(request)
  await page.goto(`/p/${sku}/x`)
  await hydrated(page)
  await prepared(page)
  // Somebody who was logged in too long ago, in another tab: the platform knows neither token.
  await page.evaluate(() => {
    const key = 'laszlo_de-shop/user/current-session'
    const customer = { firstname: 'Änne', lastname: 'Öztürk', email: 'aenne@example.com' }
    localStorage.setItem(key, JSON.stringify({ token: 'over', refreshToken: 'over', customer }))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  const opener = page.getByRole('link', { name: 'Bewertung schreiben' })
  await takenOver(opener)
  await opener.click()
  await expect(dialog(page)).toHaveAccessibleName(`Wie bewerten Sie ${name}?`)
  await expect(dialog(page).getByLabel('1 Stern', { exact: false })).toBeFocused()
  await expect(dialog(page).getByLabel('Ihr Name')).toHaveValue('Änne Ö.')
  await expect(dialog(page)).toContainText('Gehört zu Ihrem Konto eine Bestellung dieses Artikels')
  await expectAccessible(page, 'dialog[open]')

  const send = dialog(page).getByRole('button', { name: 'Bewertung absenden' })
  await send.click()
  const summary = dialog(page).getByRole('group', { name: 'Bitte prüfen Sie diese Angaben.' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)
  await expectAccessible(page, 'dialog[open]')
  await summary.getByRole('link', { name: 'Bitte wählen Sie einen bis fünf Sterne.' }).click()
  await page.keyboard.press('Space')
  for (let more = 1; more < 4; more++) await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByLabel('4 Sterne, gut')).toBeChecked()
  await expect(summary.getByRole('link')).toHaveCount(2)
  await dialog(page).getByLabel('Überschrift').fill('Für zwanzig Jahre')
  await dialog(page).getByLabel('Ihre Erfahrung').fill('Erst fest, dann weich.\nJetzt passt er.')

  // The session is over: said once, with the way to the next one, and the words stay.
  await send.click()
  const login = page.getByRole('dialog', { name: 'Anmelden' })
  await expect(login).toContainText('Ihre Anmeldung ließ sich nicht erneuern')
  await login.getByRole('button', { name: 'Meldung schließen' }).click()
  await page.keyboard.press('Escape')
  await expect(login).toBeHidden()
  await expect(dialog(page).getByText('Ihre Anmeldung ist abgelaufen.', { exact: false })).toBeVisible()
  await expect(dialog(page).getByLabel('Ihr Name')).toHaveValue('Änne Ö.')
  await expect(dialog(page)).toContainText('Sie schreiben als Gast')

  await page.route(reviewCall, (route) => route.fulfill({ status: 500, json: { code: 500, result: 'kaputt' } }))
  await send.click()
  await expect(dialog(page).getByText('Das hat gerade nicht geklappt.', { exact: false })).toBeVisible()
  await expect(dialog(page).getByLabel('Überschrift')).toHaveValue('Für zwanzig Jahre')
  await expect(dialog(page).getByLabel('4 Sterne, gut')).toBeChecked()
  await page.unroute(reviewCall)

  const sent: number[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/review/create')) sent.push(answer.status())
  })
  await send.dblclick()
  await expect(dialog(page)).toHaveAccessibleName(`Vielen Dank für Ihre Bewertung von ${name}`)
  await expect(dialog(page).getByRole('status')).toHaveText(/^Wir lesen jede Bewertung, bevor wir sie zeigen\./)
  await expect(dialog(page).getByRole('status')).toBeFocused()
  expect(sent).toEqual([200])
  await dialog(page).getByRole('button', { name: 'Schließen', exact: true }).last().click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('[SHELL-9] [STOCK-6] [UX-29] who chooses a sold-out pair leaves an address for one letter', async ({
  page,
  request,
  quiet,
}, { project }) => {
  test.skip(project.name !== 'desktop', once)
  quiet.allow(/status of 409/)
  const { sku, name, soldOut, children } = await findModel(request)
  const colour = String(children.find((child) => child.sku === soldOut)?.['hf_color'])
  await page.goto(`/p/${sku}/x?hf_color=${colour}`)
  await hydrated(page)
  const cell = page
    .getByRole('link', { name: /ausverkauft, wir melden uns/ })
    .and(page.locator(`[data-alert="${soldOut}"]`))
  await cell.click()
  await expect(dialog(page)).toHaveAccessibleName(/^Bescheid geben, wenn [\d½]+ wieder da ist\?$/)
  await expect(dialog(page)).toContainText(new RegExp(`Eine E-Mail, sobald ${name}, .+, EU [\\d½]+`))
  await expect(dialog(page)).toContainText('Spätestens nach 90 Tagen löschen wir die Anfrage.')
  await expect(page).toHaveURL(new RegExp(`childSku=${soldOut}`))
  const email = dialog(page).getByLabel('E-Mail-Adresse')
  await expect(email).toBeFocused()
  await expectAccessible(page, 'dialog[open]')

  const send = dialog(page).getByRole('button', { name: 'Benachrichtigen' })
  await email.fill('jörg@')
  await send.click()
  await expect(dialog(page).getByRole('link', { name: /E-Mail-Adresse ist nicht vollständig/ })).toBeVisible()
  const address = `stock-${Date.now()}@example.com`
  await email.fill(address)

  // The page about privacy lies on top of what was typed.
  const privacy = dialog(page).getByRole('link', { name: 'Zum Datenschutz' })
  await privacy.click()
  await expect(dialog(page)).toHaveCount(2)
  await expect(dialog(page).last()).toContainText('Verantwortlich')
  await page.keyboard.press('Escape')
  await expect(privacy).toBeFocused()
  await expect(email).toHaveValue(address)

  await page.route(alertCall, (route) => route.fulfill({ status: 409, json: { code: 409, result: 'In stock.' } }))
  await send.click()
  await expect(dialog(page).getByText('Das ist inzwischen wieder da.', { exact: false })).toBeVisible()
  await page.unroute(alertCall)
  await send.dblclick()
  await expect(dialog(page)).toHaveAccessibleName('Noch ein Schritt')
  await expect(dialog(page).getByRole('status')).toContainText(address)
  expect(await findLink('stock-alert-confirm', address)).toContain('/api/stock-alert/confirm')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(cell).toBeFocused()
  await expect(cell).toHaveAttribute('aria-current', 'true')

  // Chosen, it can be asked about again, where the button is.
  await page.getByRole('link', { name: 'Bescheid geben, wenn wieder da' }).click()
  await expect(email).toBeFocused()
})

test('[SHELL-9] [REV-1] [STOCK-6] both dialogs speak English, and axe finds nothing in them', async ({
  page,
  request,
}, { project }) => {
  test.skip(project.name !== 'phone', once)
  const [, , { prefix }] = views
  const { sku, soldOut } = await findModel(request)
  await page.goto(`${prefix}/p/${sku}/x?childSku=${soldOut}`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Tell me when it is back' }).click()
  await expect(dialog(page)).toHaveAccessibleName(/^Shall we tell you when .+ is back\?$/)
  await dialog(page).getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog(page).getByText('Please enter your e-mail address.', { exact: false }).first()).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')

  const opener = page.getByRole('link', { name: 'Write a review' })
  await takenOver(opener)
  await opener.click()
  await expect(dialog(page)).toHaveAccessibleName(/^How would you rate .+\?$/)
  await dialog(page).getByRole('button', { name: 'Send review' }).click()
  await expect(dialog(page).getByRole('link', { name: /^Field is required/ })).toHaveCount(4)
  await expectAccessible(page, 'dialog[open]')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[STOCK-6] [REV-1] a sold-out pair leads to who can be asked, and the invitation to the page about reviews', async ({
    page,
    request,
  }, { project }) => {
    test.skip(project.name !== 'desktop', once)
    const { sku, soldOut } = await findModel(request)
    await page.goto(`/p/${sku}/x?childSku=${soldOut}`)
    await page.getByRole('link', { name: 'Bescheid geben, wenn wieder da' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
    await page.goBack()
    await page.getByRole('link', { name: 'Bewertung schreiben' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bewertungen')
  })
})
