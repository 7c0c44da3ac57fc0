import { findModel } from './find-model.ts'
import { expect, expectAccessible, hydrated, once, onceBesideTheFirst, test } from './shop-test.ts'

const words = {
  de: {
    prefix: '',
    add: 'In den Warenkorb',
    added: 'Das Produkt liegt jetzt im Warenkorb.',
    cart: /^Warenkorb/,
    title: 'Ihr Warenkorb',
    remove: /aus dem Warenkorb nehmen/,
    question: 'aus dem Warenkorb nehmen?',
    confirm: 'Herausnehmen',
    undo: 'Rückgängig',
    empty: 'Noch liegt nichts in Ihrem Warenkorb.',
  },
  en: {
    prefix: '/laszlo_en',
    add: 'Add to cart',
    added: 'Product has been added to the cart!',
    cart: /^Cart/,
    title: 'Your cart',
    remove: /out of the cart/,
    question: 'out of the cart?',
    confirm: 'Take it out',
    undo: 'Undo',
    empty: 'There is nothing in your cart yet.',
  },
}

for (const [language, { prefix, add, added, cart, title, remove, question, confirm, undo, empty }] of Object.entries(
  words,
)) {
  test(
    `[CART-1] [CART-2] [CART-6] [CART-10] [UX-47] a chosen pair goes into the cart, survives a reload, comes out and back and out again (${language})`,
    onceBesideTheFirst({ prefix }),
    async ({ page, request }) => {
      const { sku, available, name } = await findModel(request)
      await page.goto(`${prefix}/p/${sku}/x?childSku=${encodeURIComponent(available)}`)
      await hydrated(page)
      await page.getByRole('button', { name: add }).first().click()
      await expect(page.getByRole('status').getByText(added)).toBeVisible()

      await page.reload()
      await hydrated(page)
      const control = page.getByRole('link', { name: cart }).first()
      await expect(control).toHaveAccessibleName(/1/)
      await control.click()
      const drawer = page.getByRole('dialog', { name: title })
      await expect(drawer).toContainText(name)
      await expect(drawer).toContainText('€')
      await expectAccessible(page)

      const takeOut = async () => {
        await drawer.getByRole('button', { name: remove }).click()
        const asked = page.getByRole('dialog', { name: question })
        await expect(asked).toBeVisible()
        await asked.getByRole('button', { name: confirm }).click()
        await expect(drawer.getByText(empty)).toBeVisible()
      }
      await drawer.getByRole('button', { name: remove }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await takeOut()
      await drawer.getByRole('button', { name: undo }).click()
      await expect(drawer).toContainText(name)
      await takeOut()
      await expect(drawer.getByRole('button').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(control).toBeFocused()
    },
  )
}

test(
  '[UX-30] without a size nothing is added: the shopper is led to the sizes, and told why',
  once,
  async ({ page, request }) => {
    const { sku } = await findModel(request)
    await page.goto(`/p/${sku}/x`)
    await hydrated(page)
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    const sizes = page.getByRole('group', { name: 'Größe und Weite' })
    await expect(sizes).toBeInViewport()
    await expect(sizes.locator(':focus')).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: 'Bitte wählen Sie zuerst Größe und Weite.' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Warenkorb, leer/ }).first()).toBeVisible()
  },
)
