import type { Page } from '@playwright/test'
import {
  countAt,
  expect,
  expectAccessible,
  hold,
  hydrated,
  once,
  onceBesideTheFirst,
  prepared,
  test,
  views,
} from './shop-test.ts'

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
  const field = panel.getByRole('combobox')
  const status = panel.getByRole('status')
  await field.fill('ox')
  await expect(status).toHaveText('Der Suchbegriff braucht mindestens 3 Zeichen.')
  await field.fill('oxford')
  await expect(status).toHaveText(/^18 von \d+ Artikeln$/)
  const total = Number(/von (\d+)/.exec((await status.textContent()) ?? '')?.[1])
  const row = panel.getByRole('option').first()
  await expect(row).toContainText('Oxford')
  await expect(row).toContainText('€')
  await expect(row).toContainText('inkl. MwSt. zzgl. Versand')
  const more = panel.getByRole('button', { name: 'Mehr anzeigen' })
  await more.click()
  await expect(panel.getByRole('option')).toHaveCount(36)
  await expect(more).toBeFocused()
  for (let shown = 36; shown < total; shown += 18) await more.click()
  await expect(panel.getByRole('option')).toHaveCount(total)
  await expect(more).toHaveCount(0)
  await expect(status).toHaveText(`${total} Artikel gefunden`)

  await field.fill('')
  await expect(panel.getByRole('option')).toHaveCount(0)
  await expect(panel.getByRole('link', { name: 'Stiefel' })).toBeVisible()

  await field.fill('xqzzv')
  await expect(status).toHaveText('Zu „xqzzv“ haben wir nichts gefunden.')
  await expect(panel.getByRole('link', { name: 'Stiefel' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'unsere Kontaktseite' })).toHaveAttribute('href', '/kontakt')

  await field.fill('derby')
  await expect(panel.getByRole('option').first()).toContainText('Derby')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=derby')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('combobox')).toHaveValue('derby')
  await page.getByRole('combobox').fill('monk')
  await page.getByRole('combobox').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche nach „monk“')
  await page.goBack()
  await expect(page.getByRole('combobox')).toHaveValue('derby')
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
    const field = panel.getByRole('combobox')
    await field.fill('ox')
    await expect(panel.getByRole('status')).toHaveText('Searched term at least 3 characters')
    await field.fill('oxford')
    await expect(panel.getByRole('option')).toHaveCount(18)

    await page.route('**/_search?**', (route) => route.fulfill({ status: 500, body: 'no' }))
    await field.fill('derby')
    await expect(panel.getByRole('status')).toContainText('The search does not answer at the moment')
    await expectAccessible(page)
    await page.unroute('**/_search?**')
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByRole('option').first()).toContainText('Derby')

    await page.context().setOffline(true)
    await field.fill('boots')
    await expect(panel.getByRole('status')).toContainText('You are offline')
    await page.context().setOffline(false)
    await expect(panel.getByRole('option').first()).toBeVisible()
  },
)

const tool = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Suche|Search)$/ })

test(
  '[UX-10] the list of the panel is used by keyboard: arrows mark, Enter follows, Esc goes back',
  once,
  async ({ page }) => {
    await page.goto('/agb')
    await hydrated(page)
    await tool(page).click()
    const panel = page.getByRole('dialog')
    const field = panel.getByRole('combobox')
    const option = panel.getByRole('option')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.fill('brauner deby')
    await expect(panel.getByRole('status')).toHaveText(/^18 von \d+ Artikeln$/)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(option.first()).toContainText('„deby“ gelesen als „Derby“')

    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await expect(option.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await option.nth(1).getAttribute('id')) ?? '')
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await field.press('ArrowUp')
    await field.press('ArrowUp')
    await expect(panel.getByRole('option', { selected: true })).toHaveCount(0)
    await field.press('ArrowUp')
    await expect(option.last()).toHaveAttribute('aria-selected', 'true')
    await expect(option.last()).toBeInViewport({ ratio: 1 })

    // First back into the field, then out of the panel.
    await field.press('Escape')
    await expect(panel.getByRole('option', { selected: true })).toHaveCount(0)
    await expect(field).toHaveValue('brauner deby')
    await field.press('ArrowDown')
    const path = (await option.first().getAttribute('href')) ?? ''
    await field.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test(
  '[SEARCH-2] [UX-10] the field of the page suggests sixteen, which go with Esc and with the focus',
  once,
  async ({ page }) => {
    await page.goto('/laszlo_en/search?q=derby')
    await hydrated(page)
    const field = page.getByRole('combobox')
    await field.fill('oxford')
    await expect(page.getByRole('option')).toHaveCount(16)
    await expect(page.getByRole('status').filter({ hasText: '16 suggestions' })).toBeAttached()
    await expectAccessible(page)
    await field.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(field).toHaveValue('oxford')
    await field.fill('oxford b')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('option')).toHaveCount(0)

    await field.fill('cordovan')
    const first = page.getByRole('option').first()
    await expect(first).toBeVisible()
    const path = (await first.getAttribute('href')) ?? ''
    await first.click()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await page.getByRole('button', { name: 'Clear the field' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
  },
)

test('what is opened while the results are on their way stays open when they come', once, async ({ page }) => {
  await page.goto('/agb')
  await hydrated(page)
  await tool(page).click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('oxford')
  const letCome = await hold(page, /_search\?/)
  await field.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page
    .getByRole('link', { name: /^Warenkorb/ })
    .first()
    .click()
  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' })
  await expect(cart).toBeVisible()
  letCome()
  await expect(page).toHaveURL('/search?q=oxford')
  await expect(page.locator('main h1')).toHaveText(/oxford/)
  await expect(cart).toBeVisible()
})

test('what was sent is offered again, and forgotten one by one and as a whole', once, async ({ page }) => {
  await page.goto('/agb')
  await hydrated(page)
  const panel = page.getByRole('dialog')
  const field = panel.getByRole('combobox')
  const recent = panel.getByRole('heading', { name: 'Zuletzt gesucht' })
  for (const text of ['oxford', 'derby', 'monk']) {
    await tool(page).click()
    await field.fill(text)
    await field.press('Enter')
    await expect(page).toHaveURL(`/search?q=${text}`)
  }
  await tool(page).click()
  await field.fill('loafer')
  await expect(recent).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await tool(page).click()
  await expect(recent).toBeVisible()
  await expect(panel.getByRole('link', { name: 'loafer' })).toHaveCount(0)
  await expectAccessible(page)
  await panel.getByRole('button', { name: '„derby“ vergessen' }).click()
  await expect(field).toBeFocused()
  await expect(panel.getByRole('link', { name: 'derby' })).toHaveCount(0)
  await panel.getByRole('link', { name: 'oxford' }).click()
  await expect(page).toHaveURL('/search?q=oxford')
  await tool(page).click()
  await panel.getByRole('button', { name: 'Alle vergessen' }).click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('laszlo_de-shop/search/recent'))).toBeNull()
})

test(
  '[UX-13] where nothing is found another spelling is offered, in the panel and on the page',
  once,
  async ({ page }) => {
    await page.goto('/search?q=Glausenbuk')
    await expect(page.getByText('Zu „Glausenbuk“ haben wir nichts gefunden.')).toBeVisible()
    await hydrated(page)
    await tool(page).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('combobox').fill('Ramengenehd')
    await panel.getByRole('button', { name: 'rahmengenäht' }).click()
    await expect(panel.getByRole('combobox')).toHaveValue('rahmengenäht')
    await expect(panel.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: 'klausenburg' }).click()
    await expect(page).toHaveURL('/search?q=klausenburg')
    await expect(page.getByRole('article').first()).toContainText('Klausenburg')
  },
)

test(
  '[SEARCH-5] [SEARCH-6] what was found before is there without a question and without a connection',
  once,
  async ({ page, context }) => {
    const panel = page.getByRole('dialog')
    const field = panel.getByRole('combobox')
    await page.goto('/agb')
    await hydrated(page)
    await tool(page).click()
    await field.fill('oxford')
    await expect(panel.getByRole('option')).toHaveCount(18)
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual(['laszlo_de-shop'])

    // The next visit finds it in the browser's database.
    await page.reload()
    await hydrated(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/product/_search') && asked.push(request.url()))
    await tool(page).click()
    await field.fill('oxford')
    await expect(panel.getByRole('option')).toHaveCount(18)
    expect(asked).toEqual([])

    await prepared(page)
    await context.setOffline(true)
    await field.fill('')
    await field.fill('oxford')
    await expect(panel.getByRole('option')).toHaveCount(18)
    await field.fill('chelsea')
    await expect(panel.getByRole('status')).toContainText('Sie sind offline.')
    expect(asked).toEqual([])
    await field.fill('monk')
    await expect(panel.getByRole('status')).toContainText('Sie sind offline.')
    await context.setOffline(false)
    await expect(panel.getByRole('option').first()).toContainText('Monk')
  },
)

test(
  '[SEARCH-6] the page says that it is offline, or that nobody answers, and goes on by itself or on request',
  once,
  async ({ page, context, quiet }) => {
    quiet.allow(/Failed to load resource/)
    await page.goto('/search?q=derby')
    await hydrated(page)
    await prepared(page)
    await context.setOffline(true)
    await page.getByRole('combobox').fill('chelsea')
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche nach „chelsea“')
    await expect(page.getByText('Sie sind offline. Sobald')).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByRole('article').first()).toBeVisible()

    await page.route('**/product/_search?**', (route) =>
      route.fulfill({ status: 503, json: { code: 503, result: 'no' } }),
    )
    await page.getByRole('combobox').fill('monk')
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByText('Die Suche antwortet gerade nicht.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Stiefel' })).toBeVisible()
    await page.unroute('**/product/_search?**')
    await page.getByRole('link', { name: 'Noch einmal suchen' }).click()
    await expect(page.getByRole('article').first()).toContainText('Monk')
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
      await page.getByRole('combobox').fill('oxford')
      await page.getByRole('combobox').press('Enter')
      await expect(page).toHaveURL(`${prefix}/search?q=oxford`)
      await expect(page.getByRole('combobox')).toHaveValue('oxford')
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

test('[SEARCH-7] what a search has found is filtered in the panel, and on the page without JavaScript too', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Suche$/ })
    .click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox').fill('derby')
  const rows = panel.getByRole('option')
  await expect(rows.first()).toBeVisible()
  await panel.getByText('Ergebnisse filtern').click()
  const make = panel.locator('label', { hasText: 'Cognac' })
  const count = await countAt(make)
  await make.getByRole('checkbox').check()
  await expect(panel.getByRole('status').first()).toContainText(`${count} `)
  await expect(rows).toHaveCount(Math.min(count, 18))
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Cognac, Filter entfernen' }).click()
  await expect(make.getByRole('checkbox')).not.toBeChecked()

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto('/search?q=derby')
  await plain.getByText('Ergebnisse filtern').click()
  await plain.getByRole('checkbox', { name: 'Cognac' }).check()
  await plain.getByRole('button', { name: 'Filter anwenden' }).click()
  await expect(plain).toHaveURL(/q=derby.*hf_color=501|hf_color=501.*q=derby/)
  await expect(plain.getByRole('article')).toHaveCount(Math.min(count, 18))
  await plain.close()
})
