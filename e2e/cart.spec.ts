import type { APIRequestContext, Page } from '@playwright/test'
import { findModel, findProducts } from './find-model.ts'
import { expect, expectAccessible, hydrated, languages, once, onceBesideTheFirst, prepared, test } from './shop-test.ts'

const words = {
  de: {
    add: 'In den Warenkorb',
    cart: /^Warenkorb/,
    title: 'Ihr Warenkorb',
    more: /mehr$/,
    less: /weniger$/,
    quantity: /^Menge von/,
    updated: 'Die Menge ist geändert.',
    notPositive: 'Die Menge muss größer als 0 sein.',
    notInteger: 'Die Menge muss eine ganze Zahl sein.',
    missing: 'Es fehlen noch',
    from: 'Zur Kasse ab 20,00 €',
    coupon: 'Gutschein einlösen',
    code: 'Gutscheincode',
    redeem: 'Einlösen',
    missingCode: 'Bitte geben Sie den Gutscheincode ein.',
    wrong: 'Dieser Gutscheincode ist nicht richtig.',
    redeemed: 'Gutschein eingelöst',
    takeOff: /Gutschein .* entfernen/,
    checkout: 'Zur Kasse',
  },
  en: {
    add: 'Add to cart',
    cart: /^Cart/,
    title: 'Your cart',
    more: /more$/,
    less: /less$/,
    quantity: /^Quantity of/,
    updated: 'Product quantity has been updated!',
    notPositive: 'Quantity must be above 0',
    notInteger: 'Quantity must be a positive integer',
    missing: 'are still missing',
    from: 'Checkout from 20,00 €',
    coupon: 'Redeem a coupon',
    code: 'Coupon code',
    redeem: 'Redeem',
    missingCode: 'Please enter the coupon code.',
    wrong: 'incorrect coupon code',
    redeemed: 'Coupon redeemed',
    takeOff: /Remove coupon/,
    checkout: 'Proceed to checkout',
  },
}

/** An article without sizes that alone is too cheap to be ordered. */
async function cheap(request: APIRequestContext, index: string): Promise<string> {
  const found = (await findProducts(request, 'simple', index)).find(({ urlPath }) => /creme|cream/.test(urlPath))
  if (!found) throw new Error('The catalogue holds no cream.')
  return found.urlPath
}

const drawerOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const total = (page: Page) => page.locator('dialog[open] [data-total]')
const cents = async (page: Page) => Number((await total(page).innerText()).replace(/\D/g, ''))

async function openCart(page: Page, cart: RegExp): Promise<void> {
  await page.getByRole('link', { name: cart }).first().click()
}

for (const { lang, prefix } of languages) {
  const t = words[lang]
  test(
    `[CART-3] [CART-7] [CART-8] [UX-46] [UX-48] [UX-49] [UX-50] pieces, smallest order and coupon (${lang})`,
    onceBesideTheFirst({ prefix }),
    async ({ page, request, quiet }) => {
      quiet.allow(/status of 404/)
      const index = lang === 'de' ? 'vue_storefront_catalog' : 'vue_storefront_catalog_laszlo_en'
      await page.goto(`${prefix}/${await cheap(request, index)}`)
      await hydrated(page)
      await page.getByRole('main').getByRole('button', { name: t.add }).first().click()
      await openCart(page, t.cart)
      const drawer = drawerOf(page, t.title)
      await expect(drawer).toContainText(t.missing)
      await drawer.getByRole('button', { name: t.from }).click()
      await expect(drawer.getByRole('status').filter({ hasText: t.missing })).toBeVisible()
      await expectAccessible(page)
      const one = await cents(page)

      await drawer.getByRole('button', { name: t.more }).click()
      await expect(drawer.getByText(t.updated)).toBeVisible()
      await expect.poll(() => cents(page)).toBe(2 * one)
      await drawer.getByRole('button', { name: t.less }).click()
      await expect.poll(() => cents(page)).toBe(one)

      const field = drawer.getByRole('textbox', { name: t.quantity })
      await field.fill('0')
      await field.press('Enter')
      await expect(drawer).toContainText(t.notPositive)
      await expectAccessible(page)
      await field.fill('1,5')
      await field.press('Enter')
      await expect(drawer).toContainText(t.notInteger)
      await field.fill('10')
      await field.press('Tab')
      await expect.poll(() => cents(page)).toBe(10 * one)
      await expect(drawer.getByRole('link', { name: t.checkout }).last()).toBeVisible()
      await expect(drawer).not.toContainText(t.missing)

      await drawer.getByRole('button', { name: t.coupon }).press('Enter')
      await expect(drawer.getByLabel(t.code)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(drawer.getByRole('alert')).toHaveText(t.missingCode)
      await drawer.getByLabel(t.code).fill('gibt-es-nicht')
      await drawer.getByRole('button', { name: t.redeem, exact: true }).click()
      await expect(drawer.getByRole('alert')).toContainText(t.wrong)
      await expect(drawer.getByRole('alert')).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await drawer.getByLabel(t.code).fill(' willkommen10 ')
      await drawer.getByLabel(t.code).press('Enter')
      await expect(drawer).toContainText(t.redeemed)
      await expect.poll(() => cents(page)).toBe(9 * one)

      await page.reload()
      await hydrated(page)
      await openCart(page, t.cart)
      await expect.poll(() => cents(page)).toBe(9 * one)
      await drawer.getByRole('button', { name: t.takeOff }).click()
      await expect.poll(() => cents(page)).toBe(10 * one)
    },
  )
}

test('[CART-5] [UX-53] a line changes its size in the cart, and keeps its place', once, async ({ page, request }) => {
  const { sku, children, available } = await findModel(request)
  const chosen = children.find((child) => child.sku === available)
  const other = children.find(
    (child) =>
      child.inStock &&
      child.sku !== available &&
      child['hf_color'] === chosen?.['hf_color'] &&
      child['hf_shoe_width'] === chosen?.['hf_shoe_width'],
  )
  if (!other) throw new Error('The model has one size alone.')
  await page.goto(`/p/${sku}/x?childSku=${encodeURIComponent(available)}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await openCart(page, /^Warenkorb/)
  const drawer = drawerOf(page, 'Ihr Warenkorb')
  await drawer.getByRole('button', { name: /ändern$/ }).click()
  const editor = page.getByRole('dialog', { name: /ändern$/ })
  await expect(editor.getByLabel(/Größe/)).toHaveValue(String(chosen?.['hf_shoe_size']))
  await expectAccessible(page)
  await editor.getByLabel(/Größe/).selectOption(String(other['hf_shoe_size']))
  const saved = page.waitForResponse(/cart\/update/)
  await editor.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(editor).toBeHidden()
  await saved
  await expect(drawer.locator(`[data-line^="${other.sku}/"]`)).toBeVisible()
  await expect(drawer.locator('[data-line]')).toHaveCount(1)
})

test('[C-11] [CART-2] a double click adds once', once, async ({ page, request }) => {
  await page.goto(`/${await cheap(request, 'vue_storefront_catalog')}`)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().dblclick()
  await expect(page.getByRole('status').getByText('Das Produkt liegt jetzt im Warenkorb.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Warenkorb, 1 Artikel' }).first()).toBeVisible()
})

test(
  '[CART-10] [UX-52] [ORDER-3] [C-10] two windows agree, a plug that is pulled costs nothing, and a spoilt storage is filled from the platform',
  once,
  async ({ page, context, request, quiet }) => {
    quiet.allow(/Failed to fetch/)
    const path = `/${await cheap(request, 'vue_storefront_catalog')}`
    await page.goto(path)
    await prepared(page)
    const other = await context.newPage()
    await other.goto(path)
    await hydrated(other)
    const add = (tab: Page) => tab.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
    const badge = (tab: Page, count: number) =>
      expect(tab.getByRole('link', { name: `Warenkorb, ${count} Artikel` }).first()).toBeVisible()
    await add(page)
    await badge(page, 1)
    await badge(other, 1)
    await add(other)
    await badge(other, 2)
    await badge(page, 2)

    await context.setOffline(true)
    await openCart(page, /^Warenkorb/)
    const drawer = drawerOf(page, 'Ihr Warenkorb')
    await drawer.getByRole('button', { name: /mehr$/ }).click()
    await badge(other, 3)
    // Whichever of the two is first tells the platform.
    const sent = context.waitForEvent('request', (asked) => asked.url().includes('/cart/update'))
    const told = context.waitForEvent('response', (answer) => answer.url().includes('/shipping-information'))
    await context.setOffline(false)
    expect((await sent).postDataJSON()).toMatchObject({ cartItem: { qty: 3 } })

    // Another device, or a storage that somebody has spoilt: the platform still knows.
    await told
    const key = 'laszlo_de-shop/cart/current-cart'
    await page.evaluate((name) => {
      const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as object
      localStorage.setItem(name, JSON.stringify({ ...kept, cartItems: 'spoilt' }))
    }, key)
    await other.close()
    await page.goto('/cart')
    await expect(page.getByRole('main').locator('[data-line]')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('textbox', { name: /^Menge von/ })).toHaveValue('3')
    await expectAccessible(page)
  },
)

test(
  '[SYNC-6] what the platform refuses falls back, and the reason is told',
  once,
  async ({ page, request, quiet }) => {
    quiet.allow(/status of 400/)
    await page.goto(`/${await cheap(request, 'vue_storefront_catalog')}`)
    await hydrated(page)
    // The first piece is the platform's own before it says no to a second.
    const agreed = page.waitForResponse(/shipping-information/)
    await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await openCart(page, /^Warenkorb/)
    const drawer = drawerOf(page, 'Ihr Warenkorb')
    await agreed
    await page.route('**/api/cart/update*', (route) =>
      route.fulfill({ status: 400, json: { code: 400, result: 'Only 1 products of this type are available' } }),
    )
    await drawer.getByRole('button', { name: /mehr$/ }).click()
    await expect(drawer.getByText('Von diesem Produkt sind nur 1 Stück zu haben.', { exact: false })).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: /^Menge von/ })).toHaveValue('1')
  },
)
