import { findLink } from './find-letter.ts'
import { expect, expectAccessible, hydrated, once, test } from './shop-test.ts'

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

test('[CART-1] [CART-3] [CART-7] a pair is bought without JavaScript as far as the till, and the first script takes the cart over', async ({
  page,
  browser,
}) => {
  await page.goto('/schuhe/derby')
  await page.getByRole('article').nth(1).getByRole('link').first().click()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const add = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' })
  await add.click()
  await expect(page.getByText('Bitte wählen Sie zuerst Größe und Weite.')).toBeVisible()
  await page.getByRole('group', { name: 'Größe und Weite' }).getByRole('link', { name: /frei/ }).first().click()
  await add.click()
  await expect(page).toHaveURL('/cart')
  const main = page.getByRole('main')
  await expect(main.getByText('Das Produkt liegt jetzt im Warenkorb.')).toBeVisible()
  await expect(main.getByRole('link', { name })).toBeVisible()
  const quantity = main.getByRole('textbox', { name: `Menge von ${name}` })
  await main.getByRole('button', { name: `Ein Stück ${name} mehr` }).click()
  await expect(quantity).toHaveValue('2')
  await quantity.fill('zwei')
  await quantity.press('Enter')
  await expect(main.getByText('Die Menge muss eine ganze Zahl sein.')).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await main.getByRole('textbox', { name: 'Gutscheincode' }).fill('KEINER')
  await main.getByRole('button', { name: 'Einlösen' }).click()
  await expect(main.getByRole('alert').first()).toHaveText(/Gutschein/)

  const scripted = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: true,
  })
  const tab = await scripted.newPage()
  await tab.goto('/cart')
  await expectAccessible(tab)
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Warenkorb, 2 Artikel' })).toBeVisible()
  await expect(tab.getByRole('main').getByRole('textbox', { name: `Menge von ${name}` })).toHaveValue('2')
  expect(await scripted.cookies()).toEqual([])
  await scripted.close()

  await main.getByRole('button', { name: `${name} aus dem Warenkorb nehmen` }).click()
  await expect(main.getByRole('textbox', { name: `Menge von ${name}` })).toHaveCount(0)
  await expect(main.getByText('Noch liegt nichts in Ihrem Warenkorb.')).toBeVisible()
})

test('a cart with goods is no wider than the smallest phone, in any house', once, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const house of ['', '/de', '/laszlo_en']) {
    await page.goto(`${house}/p/WIEN/x?childSku=WIEN-COG-420-F`)
    await page.locator('form#buy').getByRole('button').click()
    await expect(page).toHaveURL(`${house}/cart`)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), house).toBeLessThanOrEqual(320)
  }
})

/** A customer of the demo; nobody has set a password for them. One place may register five times an hour. */
const email = 'eleanor.whitcombe@example.com'
const password = 'Rahmen-1924-x'

test(
  '[USER-1] [USER-6] a customer sets a password, logs in and out without JavaScript, and the first script knows it',
  once,
  async ({ page, browser, request }) => {
    const main = page.getByRole('main')
    await page.goto('/laszlo_en/my-account')
    await main.getByRole('link', { name: 'Create an account' }).click()
    await main.getByLabel('First name').fill('Eleanor')
    await main.getByLabel('Last name').fill('W')
    await main.getByLabel('E-mail').fill(email)
    await main.getByLabel('Password', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Create an account' }).click()
    // One letter is too short: the rest of what was typed is still there, but for the password.
    await expect(main.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true')
    await expect(main.getByLabel('E-mail')).toHaveValue(email)
    await expect(main.getByLabel('Password', { exact: true })).toHaveValue('')

    await request.post('/laszlo_en/api/user/reset-password', { data: { email } })
    await page.goto(await findLink('password-reset', email))
    await main.getByLabel('E-mail').fill(email)
    await main.getByLabel('New password', { exact: true }).fill(password)
    await main.getByLabel('New password once more').fill(password)
    await main.getByRole('button', { name: 'Save password' }).click()
    await expect(main.getByRole('status').first()).toContainText('log in with it')

    await page.goto('/laszlo_en/my-account?form=login')
    await main.getByLabel('E-mail').fill(email)
    await main.getByLabel('Password', { exact: true }).fill('falsch')
    await main.getByRole('button', { name: 'Log in' }).click()
    await expect(main.getByRole('group').first()).toContainText(/not sign in correctly/)
    await main.getByLabel('Password', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Log in' }).click()
    await expect(main.getByRole('heading', { name: /Eleanor Whitcombe/ })).toBeVisible()
    await expect(main.getByText(email)).toBeVisible()
    await main.getByRole('button', { name: 'Log out' }).click()
    await expect(main.getByText("You're logged out")).toBeVisible()
    await main.getByRole('link', { name: 'Log in' }).click()
    await main.getByLabel('E-mail').fill(email)
    await main.getByLabel('Password', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Log in' }).click()
    await expect(main.getByRole('heading', { name: /Eleanor Whitcombe/ })).toBeVisible()

    const scripted = await browser.newContext({
      storageState: await page.context().storageState(),
      javaScriptEnabled: true,
    })
    const tab = await scripted.newPage()
    await tab.goto('/laszlo_en/my-account')
    await expect(tab.getByRole('heading', { name: /Eleanor Whitcombe/ })).toBeVisible()
    await expect
      .poll(() => tab.evaluate(() => sessionStorage.getItem('laszlo_en-shop/user/current-session') !== null))
      .toBe(true)
    expect(await scripted.cookies()).toEqual([])
    // Not to stay, but as long as the browser is open, in all of its tabs.
    const beside = await scripted.newPage()
    await beside.goto('/laszlo_en/my-account')
    await expect(beside.getByRole('heading', { name: /Eleanor Whitcombe/ })).toBeVisible()
    await tab.getByRole('button', { name: 'Log out' }).click()
    await expect(beside.getByRole('main')).toContainText('You need to be logged in to see this page')
    for (const form of ['login', 'register']) {
      await tab.goto(`/laszlo_en/my-account?form=${form}`)
      await expectAccessible(tab)
    }
    // With a script the account takes the form's place, from its beginning.
    await tab.setViewportSize({ width: 360, height: 420 })
    await tab.goto('/laszlo_en/my-account?form=login')
    await hydrated(tab)
    await tab.getByRole('main').getByLabel('E-mail').fill(email)
    await tab.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
    await tab.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(tab.getByRole('heading', { name: /Eleanor Whitcombe/ })).toBeVisible()
    await expect(tab.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(tab).toHaveURL(/\/my-account$/)
    expect(await tab.evaluate(() => window.scrollY)).toBe(0)
    await scripted.close()
  },
)
