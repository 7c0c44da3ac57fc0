import type { Page } from '@playwright/test'
import { findModel } from './find-model.ts'
import { orderAsCustomer } from './order-as-customer.ts'
import { expect, expectAccessible, hydrated, test } from './shop-test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

const languages = [
  {
    device: 'phone',
    prefix: '',
    code: 'laszlo_de',
    confirmation: (number: string) => `Bestellbestätigung ${number}`,
    title: (number: string) => `Bestellung ${number}`,
    says: ['Ihre Bestellung ist bei uns eingegangen', 'Lieferanschrift', 'Große Straße 7', 'Deutschland', 'kostenlos'],
    total: /Gesamtsumme inkl\. MwSt\.\s*\d+,\d\d\s€/,
    tax: /darin 19 % MwSt\./,
    mandate: 'Text des SEPA-Mandats',
    mandateTitle: 'SEPA-Lastschriftmandat',
    payment: '/zahlungsarten',
    allows: 'innerhalb von acht Wochen',
  },
  {
    device: 'desktop',
    prefix: '/laszlo_en',
    code: 'laszlo_en',
    confirmation: (number: string) => `Order confirmation ${number}`,
    title: (number: string) => `Order ${number}`,
    says: ['we have received your order', 'Delivery address', 'Große Straße 7', 'Germany', 'free'],
    total: /Total incl\. VAT\s*\d+,\d\d\s€/,
    tax: /of which 19% VAT/,
    mandate: 'Text of the SEPA mandate',
    mandateTitle: 'SEPA direct debit mandate',
    payment: '/payment',
    allows: 'within eight weeks',
  },
] as const

for (const words of languages) {
  test(`[SHELL-9] the confirmation of an order opens from the account, and the mandate over it (${words.code})`, async ({
    page,
    request,
  }, { project }) => {
    test.skip(project.name !== words.device, 'One place may try ten logins a minute.')
    const username = `order-${words.device}-${Date.now()}@example.com`
    const { number, session } = await orderAsCustomer(request, { prefix: words.prefix, username })
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `${words.code}-shop/user/current-session`,
      JSON.stringify(session),
    ] as const)
    // The demo takes no direct debits, but customers of a shop that does see the same page.
    await page.route('**/api/user/order-history*', async (route) => {
      const answer = await route.fetch()
      const history = (await answer.json()) as { result: { items: { payment: { method: string } }[] } }
      for (const { payment } of history.result.items) payment.method = 'payone_debit_payment'
      await route.fulfill({ response: answer, json: history })
    })
    await page.goto(`${words.prefix}/my-account`)
    await hydrated(page)
    const opener = page.getByRole('button', { name: words.confirmation(number) })
    await expect(opener).toBeVisible()
    await expectAccessible(page)
    await opener.press('Enter')
    await expect(dialog(page)).toHaveAccessibleName(words.title(number))
    for (const sentence of words.says) await expect(dialog(page)).toContainText(sentence)
    await expect(dialog(page)).toContainText(words.total)
    await expect(dialog(page)).toContainText(words.tax)
    await expectAccessible(page, 'dialog[open]')
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)

    const mandate = dialog(page).getByRole('link', { name: words.mandate })
    await mandate.press('Enter')
    await expect(dialog(page)).toHaveCount(2)
    await expect(dialog(page).last()).toHaveAccessibleName(words.mandateTitle)
    await expect(dialog(page).last()).toContainText(words.allows)
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(mandate).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test(`[SHELL-9] the page about payment opens the mandate over its text (${words.code})`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== words.device, 'Both screens show the same dialog.')
    await page.goto(`${words.prefix}${words.payment}`)
    await hydrated(page)
    const link = page.getByRole('main').getByRole('link', { name: words.mandateTitle })
    await link.click()
    await expect(dialog(page)).toHaveAccessibleName(words.mandateTitle)
    await expect(dialog(page)).toContainText(words.allows)
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(`${words.prefix}${words.payment}`)
    await page.goto(`${words.prefix}/sepa-mandate`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.mandateTitle)
  })
}

test('[SHELL-9] who leaves for a sister shop with a full cart is told that it stays here', async ({ page, request }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'Both screens show the same dialog.')
  await page.goto('/agb')
  await hydrated(page)
  const sister = page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Halden/ })
    .and(page.locator('[href^="https:"]'))
  await sister.scrollIntoViewIfNeeded()
  await expect(sister).not.toHaveAttribute('aria-haspopup')

  const { sku, available } = await findModel(request)
  await page.goto(`/p/${sku}/x?childSku=${encodeURIComponent(available)}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await expect(sister).toHaveAttribute('aria-haspopup', 'dialog')
  await sister.click()
  await expect(dialog(page)).toHaveAccessibleName('Weiter zu halden.example?')
  await expect(dialog(page)).toContainText('Was in Ihrem Warenkorb liegt, bleibt hier')
  await expect(dialog(page).getByRole('link', { name: 'Zu halden.example' })).toHaveAttribute(
    'href',
    'https://halden.example/',
  )
  await expectAccessible(page, 'dialog[open]')
  await dialog(page).getByRole('button', { name: 'Hierbleiben' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(sister).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[SHELL-9] the mandate is a page', async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'Both screens show the same page.')
    await page.goto('/zahlungsarten')
    await page.getByRole('main').getByRole('link', { name: 'SEPA-Lastschriftmandat' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEPA-Lastschriftmandat')
  })
})
