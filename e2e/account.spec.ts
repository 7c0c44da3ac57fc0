import type { Page } from '@playwright/test'
import { findLink } from './find-letter.ts'
import { orderAsCustomer, password } from './order-as-customer.ts'
import { expect, expectAccessible, hydrated, once, onceBesideTheFirst, test, views } from './shop-test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const dialog = (page: Page) => page.getByRole('dialog')
const submit = (page: Page) => dialog(page).locator('button[type=submit]')
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** The icon of the header, or the item of the phone's bar. */
function accountLink(page: Page) {
  if (isPhone(page))
    return page.getByRole('navigation', { name: /Schnellzugriff|Quick/ }).getByRole('link', { name: /^Profil/ })
  return page.getByRole('banner').getByRole('link', { name: /Mein Konto|My account/ })
}

const email = (page: Page) => dialog(page).getByLabel(/E-[Mm]ail/)
const word = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name })

const resetOffline = {
  de: 'Ein neues Passwort lässt sich nicht festlegen, solange Sie offline sind.',
  en: 'Reset password feature does not work while offline!',
}
const fixFaults = {
  de: [
    'Bitte prüfen Sie diese Angaben.',
    'Bitte geben Sie Ihre E-Mail-Adresse an.',
    'Bitte geben Sie Ihr Passwort an.',
  ],
  en: [
    'Please fix the validation errors',
    'Field is required. Please enter your e-mail address.',
    'Field is required. Please enter your password.',
  ],
}

for (const view of views) {
  test(
    `[SHELL-3] [SHELL-4] [SHELL-9] [USER-1] [USER-6] guests of ${view.code} get the login, the registration and the forgotten password in one place; it closes with Esc and beside it, and the focus returns`,
    onceBesideTheFirst(view),
    async ({ page, context }) => {
      await page.goto(`${view.prefix}/resetpassword`)
      await hydrated(page)
      await accountLink(page).click()
      await expect(email(page)).toBeFocused()
      await email(page).fill('änne@example.com')
      await word(page, /^(Passwort vergessen|Forgot password)/).click()
      await expect(email(page)).toHaveValue('änne@example.com')
      await context.setOffline(true)
      await submit(page).click()
      await expect(dialog(page).getByRole('group')).toHaveText(resetOffline[view.lang])
      await context.setOffline(false)
      await word(page, /Zur Anmeldung|To the login/).click()
      await expect(dialog(page).getByLabel(/^(Angemeldet bleiben|Stay logged in)$/)).not.toBeChecked()
      await word(page, /Konto anlegen|Create an account/).click()
      await expect(email(page)).toHaveValue('änne@example.com')
      await expect(dialog(page).getByLabel(/^(Angemeldet bleiben|Stay logged in)$/)).not.toBeChecked()
      await expect(dialog(page)).toHaveCount(1)

      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(accountLink(page)).toBeFocused()
      await accountLink(page).press('Enter')
      await expect(email(page)).toBeFocused()
      await page.mouse.click(5, 5)
      await expect(dialog(page)).toHaveCount(0)
      await expect(accountLink(page)).toBeFocused()
      await expect(page).toHaveURL(`${view.prefix}/resetpassword`)
    },
  )

  test(`[FORM-1] [UX-63] the forms of ${view.code} tell what is wrong in a summary with the focus, and hide nothing from anybody`, async ({
    page,
  }, { project }) => {
    test.skip(project.name === 'phone' && view.prefix !== '', 'The same forms in other colours, seen on the desktop.')
    await page.goto(`${view.prefix}/my-account`)
    await hydrated(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Anmelden|Log in/ })
      .click()
    await submit(page).click()
    const summary = dialog(page).getByRole('group')
    await expect(summary).toBeFocused()
    await expect(summary.locator('p, a')).toHaveText(fixFaults[view.lang])
    await expectAccessible(page)
    await summary.getByRole('link').last().click()
    await expect(dialog(page).getByLabel(/^(Passwort|Password)$/)).toBeFocused()
    await word(page, /Konto anlegen|Create an account/).click()
    await expectAccessible(page)
    await word(page, /^(Anmelden|Log in)$/).click()
    await word(page, /^(Passwort vergessen|Forgot password)/).click()
    await expectAccessible(page)
  })
}

test(
  '[SHELL-4] whatever leads to the account opens the login for guests, with a key held down it stays a link',
  once,
  async ({ page, context }) => {
    await page.goto('/redirect?r=success')
    await hydrated(page)
    const link = page.getByRole('link', { name: 'Zu meinen Bestellungen' })
    await link.click()
    await expect(email(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
    await expect(tab).toHaveURL('/my-account')
    await hydrated(tab)
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Mein Konto' }).click()
    await expect(email(tab)).toBeFocused()
  },
)

test(
  '[SHELL-9] a modal that is opened again closes the one of its name, and one of another name lies on top',
  once,
  async ({ page }) => {
    await page.goto('/my-account')
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).click()
    await dialog(page).getByLabel('Vorname').fill('Änne')
    await dialog(page).getByRole('link', { name: 'AGB' }).click()
    await expect(dialog(page)).toHaveCount(2)
    await expect(dialog(page).first()).toContainText('Konto anlegen')
    await expect(dialog(page).last()).toContainText('Wer mit wem')
    await expectAccessible(page)

    // A page behind a modal cannot be used; a link in one could lead there.
    await accountLink(page).evaluate((link: HTMLElement) => link.click())
    await expect(dialog(page)).toHaveCount(2)
    await expect(dialog(page).last().getByLabel('E-Mail-Adresse')).toBeFocused()
    await expect(page.getByLabel('Vorname')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  },
)

test('[SHELL-3] [USER-1] [USER-3] [UX-61] [UX-62] [UX-84] somebody registers on the phone, sees the account and leaves it', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'One place may register five times an hour.')
  const address = `änne-${Date.now()}@example.com`
  await page.goto('/my-account')
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText('Diese Seite sehen Sie, sobald Sie angemeldet sind.')
  await page.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).click()

  const form = dialog(page).locator('form')
  await expect(form.getByLabel('E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username')
  await expect(form.getByLabel('Vorname')).toHaveAttribute('autocomplete', 'given-name')
  await form.getByLabel('Vorname').fill('Änne')
  await form.getByLabel('Nachname').fill('Weiß')
  await form.getByLabel('E-Mail-Adresse').fill('aenne@')
  await expect(form.getByText(/nicht vollständig/)).toHaveCount(0)
  const rules = form.getByRole('list', { name: 'Ihr Passwort' }).getByRole('listitem')
  await expect(rules.filter({ hasText: 'noch nicht erfüllt' })).toHaveCount(3)
  await form.getByLabel('Passwort', { exact: true }).pressSequentially('rahmen-genäht')
  await expect(form.getByText(/nicht vollständig/)).toBeVisible()
  await expect(rules.filter({ hasText: 'noch nicht erfüllt' })).toHaveText(/drei von vier/)
  // What is wrong with the password is told when the box is ticked, and does not move it away before.
  await form.getByLabel('Angemeldet bleiben').check()
  await expect(form.getByText(/drei von vier Zeichenarten/)).toBeVisible()
  await form.getByLabel('E-Mail-Adresse').fill(address)
  await expect(form.getByText(/nicht vollständig/)).toHaveCount(0)
  await form.getByLabel('Passwort', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Passwort anzeigen' }).click()
  await expect(form.getByLabel('Passwort', { exact: true })).toHaveAttribute('type', 'text')
  await submit(page).click()

  await expect(dialog(page)).toHaveCount(0)
  await expect(notice(page, 'Ihr Konto ist angelegt.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Guten Tag, Änne Weiß')
  await expect(main).toContainText(address)
  await expect(main).toContainText('Sie haben mit diesem Konto noch nichts bestellt.')
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Bestellen' }).click()
  await expect(dialog(page).getByLabel(/E-Mail/)).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(main.getByRole('link', { name: 'Bestellen' })).toBeFocused()

  // For customers the same links lead to the account.
  await page.goto('/schuhe')
  await hydrated(page)
  await main.getByRole('button', { name: 'auf der Wunschliste' }).first().click()
  const wishlist = 'laszlo_de-shop/wishlist/current-wishlist'
  expect(await page.evaluate((key) => localStorage.getItem(key), wishlist)).not.toBeNull()
  await accountLink(page).click()
  await expect(page).toHaveURL('/my-account')
  await expect(main).toContainText('Änne Weiß')
  await main.getByRole('button', { name: 'Abmelden' }).click()
  await expect(notice(page, 'Sie sind abgemeldet.').getByRole('button', { name: 'OK' })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), wishlist)).toBeNull()
  await expect(main).toContainText('Diese Seite sehen Sie, sobald Sie angemeldet sind.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[SHELL-3] [USER-1] [UX-83] [UX-85] a customer logs in, stays so, sees an order in every tab, and is logged out in all of them', async ({
  page,
  context,
  request,
  quiet,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'One place may try ten logins a minute.')
  quiet.allow(/40[01] /)
  const customer = `anne-${Date.now()}@example.com`
  const { number } = await orderAsCustomer(request, { prefix: '/laszlo_en', username: customer })
  let logins = 0
  page.on('request', (sent) => {
    if (sent.url().includes('/api/user/login')) logins += 1
  })
  await page.goto('/laszlo_en/my-account')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()

  const wrong = dialog(page).getByText('You did not sign in correctly or your account is temporarily disabled.')
  for (const address of [`nobody-${customer}`, customer]) {
    await dialog(page).getByLabel('E-mail address').fill(address)
    await dialog(page).getByLabel('Password', { exact: true }).fill('Falsch-1924')
    const answered = page.waitForResponse(/user\/login/)
    await submit(page).click()
    await answered
    await expect(wrong).toBeVisible()
    await expect(dialog(page).getByRole('group')).toBeFocused()
  }
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
  await dialog(page).getByLabel('Stay logged in').check()
  await submit(page).dblclick()
  await expect(notice(page, 'Hello Änne Weiß')).toBeVisible()
  expect(logins, 'a second click is the echo of the first').toBe(3)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: number })
  await expect(row).toContainText(/\d\d:\d\d \d{1,2}-\d{1,2}-\d{4}/)
  await expect(row).toContainText('Processing')
  await expect(row).toContainText(/\d+,\d\d\s€/)

  // A token that has run out is renewed without a word; the page does not move when it turns out who is here.
  await page.evaluate(() => {
    const key = 'laszlo_en-shop/user/current-session'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({ ...kept, token: 'x'.repeat(43) }))
  })
  await page.reload()
  await expect(row).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )
  expect(shift).toBe(0)

  const other = await context.newPage()
  await other.goto('/laszlo_en/my-account')
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(notice(other, "You're logged out")).toBeVisible()
  await other.close()
  await expect(page.getByRole('main')).toContainText('You need to be logged in to see this page')
})

test('[FORM-2] [USER-6] a customer forgets the password, gets a letter and sets a new one', async ({
  page,
  context,
  request,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'One place may register five times an hour.')
  const customer = `lena-${Date.now()}@example.com`
  await request.post('/laszlo_en/api/user/create', {
    data: { customer: { email: customer, firstname: 'Lena', lastname: 'Groß' }, password },
  })
  await page.goto('/laszlo_en/my-account')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await dialog(page).getByLabel('E-mail address').fill(customer)
  await dialog(page).getByRole('button', { name: 'Forgot password' }).click()
  await context.setOffline(true)
  await submit(page).click()
  await expect(dialog(page).getByText('Reset password feature does not work while offline!')).toBeVisible()
  await context.setOffline(false)
  await submit(page).click()
  await expect(dialog(page).getByRole('status')).toContainText(customer)

  await page.goto(await findLink('password-reset', customer))
  await hydrated(page)
  await expect(page).toHaveURL('/laszlo_en/resetpassword')
  await page.reload()
  await hydrated(page)
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('E-mail address').fill(customer)
  await form.getByLabel('New password', { exact: true }).fill('Sohle-und-1924')
  await form.getByLabel('New password once more').fill('Sohle-und-1925')
  await form.getByRole('button', { name: 'Save password' }).click()
  await expect(form.getByText(/^Passwords must be identical/)).toHaveCount(2)
  await expectAccessible(page)
  await form.getByLabel('New password once more').fill('Sohle-und-1924')
  await expect(form.getByText(/^Passwords must be identical/)).toHaveCount(0)
  await form.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL('/laszlo_en/my-account')
  await expect(notice(page, 'Password has successfully been changed')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Hello, Lena Groß')
  // Nobody asked to stay logged in: it ends with the browser.
  const key = 'laszlo_en-shop/user/current-session'
  expect(
    await page.evaluate((name) => [sessionStorage, localStorage].map((kept) => kept.getItem(name) !== null), key),
  ).toEqual([true, false])
})
