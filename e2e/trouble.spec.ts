import type { Locator, Page } from '@playwright/test'
import { findModel } from './find-model.ts'
import { expect, hydrated, languages, once, prepared, test } from './shop-test.ts'

const words = {
  de: {
    cream: '/schuhcreme-50-ml',
    add: /In den Warenkorb/,
    cart: /^Warenkorb/,
    more: /mehr$/,
    toCheckout: 'Zur Kasse',
    updated: 'Die Menge ist geändert.',
    notMade: /nicht gefertigt/,
    noSuch: 'Diese Kombination gibt es nicht. Bitte wählen Sie eine andere Farbe, Größe oder Weite.',
    unseen: 'Datenschutz',
    lost: 'Diese Seite ist ohne Netzverbindung nicht verfügbar. Wir bringen Sie zur Startseite.',
    badge: 'Sie sind offline. Manches ist nicht verfügbar.',
    sort: 'Sortieren',
    shelf: 'Von dieser Kategorie sind noch keine Artikel gespeichert. Bitte kommen Sie wieder, wenn Sie online sind.',
    logOut: 'Abmelden',
    loggedOut: 'Sie sind abgemeldet.',
    register: 'Konto anlegen',
    firstname: 'Vorname',
    lastname: 'Nachname',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    taken:
      'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an, oder fordern Sie ein neues Passwort an.',
    language: /Sprache und Haus wechseln/,
    panelFailed: 'Beim Laden dieses Bereichs ist ein Fehler aufgetreten.',
    panelOffline: 'Ohne Netzverbindung lässt sich dieser Bereich nicht laden.',
    retry: 'Noch einmal versuchen',
    close: 'Schließen',
  },
  en: {
    cream: '/shoe-cream-50-ml',
    add: /Add to cart/,
    cart: /^Cart/,
    more: /more$/,
    toCheckout: 'Proceed to checkout',
    updated: 'Product quantity has been updated!',
    notMade: /not made/,
    noSuch: 'No such configuration for the product. Please do choose another combination of attributes.',
    unseen: /Privacy/,
    lost: 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
    badge: 'You are offline. Some features might not be available.',
    sort: 'Sort',
    shelf: 'No products synchronized for this category. Please come back while online!',
    logOut: 'Log out',
    loggedOut: "You're logged out",
    register: 'Create an account',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail address',
    password: 'Password',
    taken: 'There is an account with this e-mail address already. Please log in with it, or ask for a new password.',
    language: /Change language/,
    panelFailed: 'An error occured while loading the component.',
    panelOffline: "Component couldn't be loaded due to lack of network connectivity.",
    retry: 'Try again',
    close: 'Close',
  },
}

const cards = (page: Page) => page.locator('[data-type]')

/** One card with these words, of this type, with these buttons and the cross that closes it. */
async function expectTold(page: Page, type: string, message: string, actions = ['OK']): Promise<Locator> {
  const card = cards(page).filter({ hasText: message, visible: true })
  await expect(card).toBeVisible()
  await expect(card).toHaveAttribute('data-type', type)
  await expect(card.getByText(message, { exact: true })).toBeVisible()
  expect(await card.locator('p :is(button, a)').allInnerTexts()).toEqual(actions)
  return card
}

for (const { lang, prefix, category, code } of languages) {
  const say = words[lang]

  test(`[ERR-1] a combination that nobody makes is told in a warning, in ${lang}`, once, async ({ page, request }) => {
    const { sku, available } = await findModel(request)
    await page.goto(`${prefix}/p/${sku}/x?childSku=${available}`)
    await hydrated(page)
    await page.getByRole('link', { name: say.notMade }).first().click()
    const card = await expectTold(page, 'warning', say.noSuch)
    await card.getByRole('button', { name: 'OK' }).click()
    await expect(cards(page)).toHaveCount(0)
  })

  test(
    `[ERR-1] a quantity that was changed is told with the way to the checkout, in ${lang}`,
    once,
    async ({ page }) => {
      await page.goto(`${prefix}${say.cream}`)
      await hydrated(page)
      await page.getByRole('main').getByRole('button', { name: say.add }).first().click()
      await expect(cards(page)).toHaveCount(1)
      await page.getByRole('link', { name: say.cart }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: say.more }).first().click()
      await expectTold(page, 'success', say.updated, [say.toCheckout, 'OK'])
    },
  )

  test(
    `[ERR-1] without a network the page says so, and what cannot be had leads home, in ${lang}`,
    once,
    async ({ page, context }) => {
      await page.goto(`${prefix}/agb`)
      await hydrated(page)
      await prepared(page)
      await context.setOffline(true)
      await expect(page.getByText(say.badge)).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: say.unseen }).first().click()
      await expect(page).toHaveURL(prefix || '/')
      await expectTold(page, 'danger', say.lost)
    },
  )

  test(
    `[ERR-1] [LIST-6] a shelf of which nothing is kept is empty without a network, in ${lang}`,
    once,
    async ({ page, context }) => {
      // A platform of the field has no whole shelf to give.
      await page.route(/\/_columns\?/, (route) => route.fulfill({ json: { code: 404, result: 'none' } }))
      await page.goto(`${prefix}${category}`)
      await hydrated(page)
      // The shelf is known, and some of what stands on it.
      const order = page.getByLabel(say.sort).filter({ visible: true })
      await order.selectOption({ index: 2 })
      await expect(page).toHaveURL(/sort=/)
      await prepared(page)
      await context.setOffline(true)
      await order.selectOption({ index: 3 })
      await expectTold(page, 'warning', say.shelf)
      await expect(page.locator('main article')).toHaveCount(0)
    },
  )

  test(`[ERR-1] [USER-1] who logs out is told so, in ${lang}`, once, async ({ page }) => {
    const customer = { firstname: 'Änne', lastname: 'Weiß', email: 'aenne@example.com' }
    const answers: Record<string, unknown> = {
      'user/me': customer,
      'user/order-history': { items: [], total_count: 0 },
      'user/logout': true,
      'cart/create': '17',
      'cart/pull': [],
    }
    await page.route(/\/api\/(?:user|cart)\//, (route) => {
      const [, call = ''] = /\/api\/([a-z-]+\/[a-z-]+)/.exec(route.request().url()) ?? []
      return route.fulfill({ json: { code: 200, result: answers[call] } })
    })
    await page.addInitScript(
      ([key, session]) => {
        if (!sessionStorage.getItem('begun')) localStorage.setItem(key, session)
        sessionStorage.setItem('begun', 'yes')
      },
      [`${code}-shop/user/current-session`, JSON.stringify({ token: 'x', refreshToken: 'y', customer })] as const,
    )
    await page.goto(`${prefix}/my-account`)
    await hydrated(page)
    await page.getByRole('main').getByRole('button', { name: say.logOut }).click()
    await expectTold(page, 'success', say.loggedOut)
  })

  test(
    `[ERR-1] an e-mail address that has an account already is told beside its field, in ${lang}`,
    once,
    async ({ page, quiet }) => {
      quiet.allow(/500/)
      const result = 'A customer with the same email already exists in an associated website.'
      await page.route(/\/api\/user\/create/, (route) => route.fulfill({ status: 500, json: { code: 500, result } }))
      await page.goto(`${prefix}/my-account`)
      await hydrated(page)
      await page.getByRole('main').getByRole('link', { name: say.register }).click()
      const form = page.getByRole('dialog').locator('form')
      await form.getByLabel(say.firstname).fill('Änne')
      await form.getByLabel(say.lastname).fill('Weiß')
      await form.getByLabel(say.email).fill('aenne@example.com')
      await form.getByLabel(say.password, { exact: true }).fill('Pferd-Batterie-9')
      await form.locator('button[type=submit]').click()
      await expect(form.getByText(say.taken).first()).toBeVisible()
      await expect(cards(page)).toHaveCount(0)
    },
  )

  test(
    `[ERR-1] [SHELL-8] a part of the page that does not come is told with what to do, in ${lang}`,
    once,
    async ({ page, context, quiet }) => {
      quiet.allow(/ERR_FAILED|dynamically imported module/)
      const chunk = /assets\/language-dialog-[^/]*\.js/
      await page.route(chunk, (route) => route.abort())
      await page.goto(`${prefix}/agb`)
      await hydrated(page)
      const open = page.getByRole('link', { name: say.language }).filter({ visible: true }).first()
      const dialog = page.getByRole('dialog')
      await open.click()
      await expect(dialog).toContainText(say.panelFailed)
      await expect(dialog.getByRole('button', { name: say.retry })).toBeVisible()
      await dialog.getByText(say.close, { exact: true }).click()
      await context.setOffline(true)
      await open.click()
      await expect(dialog).toContainText(say.panelOffline)
    },
  )
}
