import { findModel } from './find-model.ts'
import { expect, expectAccessibleWithShell, hydrated, once, onceBesideTheFirst, test, views } from './shop-test.ts'

test(
  '[ROUTE-2] account, new password, return from payment and checkout are pages of every view, for people and not for search engines',
  once,
  async ({ request }) => {
    for (const { prefix } of views) {
      for (const path of ['/my-account', '/resetpassword', '/resetpassword?token=x', '/redirect?r=back', '/checkout']) {
        const response = await request.get(prefix + path)
        expect(response.status(), path).toBe(200)
        expect(await response.text(), path).toMatch(/<meta name="robots" content="noindex/)
      }
    }
  },
)

for (const view of views) {
  test(
    `[ROUTE-2] who comes back from a payment provider to ${view.code} is told how it went and where to go on`,
    onceBesideTheFirst(view),
    async ({ page }) => {
      const headings: string[] = []
      for (const [outcome, next] of [
        ['success', '/my-account'],
        ['error', '/checkout'],
        ['back', '/checkout'],
        ['whatever', ''],
      ] as const) {
        await page.goto(`${view.prefix}/redirect?r=${outcome}`)
        headings.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
        await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
          'href',
          view.prefix + next || '/',
        )
        await expect(page.getByRole('main').getByText(/30 (Sekunden|seconds)/)).toHaveCount(
          outcome === 'success' ? 1 : 0,
        )
        await expect(page.getByRole('main').getByText(/5 (Sekunden|seconds)/)).toHaveCount(0)
      }
      expect(new Set(headings).size).toBe(4)
      await expectAccessibleWithShell(page)
    },
  )
}

test('[ROUTE-2] a window that a script opened says that it closes, and does', once, async ({ page }) => {
  await page.goto('/agb')
  await hydrated(page)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/redirect?r=success', 'payment')),
  ])
  await expect(popup.getByText('Dieses Fenster schließt sich innerhalb von 5 Sekunden.')).toBeVisible()
  await popup.waitForEvent('close', { timeout: 8000 })
})

test('[ROUTE-1] [ROUTE-2] the checkout shows what lies in the cart and how it is ordered; an empty one says so', async ({
  page,
  request,
}) => {
  const { available: sku, name } = await findModel(request)
  await page.goto('/checkout')
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('In Ihrem Warenkorb liegt noch nichts.')
  await expectAccessibleWithShell(page)
  await page.evaluate((item) => localStorage.setItem('laszlo_de-shop/cart/current-cart', JSON.stringify([item])), {
    sku,
    name,
    qty: 2,
    price_incl_tax: 389,
  })
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toContainText([`Artikelnummer ${sku}`])
  await expect(main).toContainText(/Zwischensumme\s*778,00\s€/)
  await expect(main.getByRole('link', { name: '06331 55 20 40 anrufen' })).toHaveAttribute('href', 'tel:06331552040')
  await expectAccessibleWithShell(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[ROUTE-2] the account says what it needs, and a new password can be asked for', once, async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto('/my-account')
    await main.getByRole('link', { name: 'Anmelden' }).click()
    await main.getByRole('link', { name: 'Passwort vergessen' }).click()
    await expect(page).toHaveURL('/resetpassword')
    await main.getByLabel('E-Mail-Adresse').fill(`niemand-${Date.now()}@example.com`)
    await main.getByRole('button', { name: 'Link anfordern' }).click()
    await expect(main.getByRole('status').first()).toContainText('Wenn zu der Adresse ein Konto gehört')
    await page.goto('/resetpassword?token=spent')
    await main.getByLabel('E-Mail-Adresse').fill('niemand@example.com')
    await main.getByLabel('Neues Passwort', { exact: true }).fill('Rahmen-1924')
    await main.getByLabel('Neues Passwort noch einmal').fill('Rahmen-1924')
    await main.getByRole('button', { name: 'Passwort festlegen' }).click()
    await expect(main.getByRole('alert')).toContainText('Dieser Link gilt nicht mehr')
  })
})
