import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, languages, onceBesideTheFirst, test } from './shop-test.ts'

const words = {
  de: { shelf: 'Größe und Weite', free: /frei|noch \d/, skip: 'Filter überspringen', add: 'In den Warenkorb' },
  en: { shelf: 'Size and width', free: /in stock|last \d/, skip: 'Skip the filters', add: 'Add to cart' },
} as const

/** As somebody goes who has nothing but the keys: one stop after the other. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluateAll((all) => all.some((element) => element === document.activeElement))) return
  }
  throw new Error(`No stop is ${target.toString()}.`)
}

for (const { code, prefix, lang } of languages) {
  const word = words[lang]

  test(
    `[UX-98] the whole way from the home page of ${code} to a chosen pair in the cart goes by keyboard alone`,
    onceBesideTheFirst({ prefix }),
    async ({ page }) => {
      await page.goto(prefix || '/')
      await hydrated(page)
      const title = page.getByRole('heading', { level: 1 })
      const main = page.getByRole('main')
      await tabTo(page, page.getByRole('link', { name: /^(Zum Inhalt springen|Skip to content)$/ }))
      await page.keyboard.press('Enter')
      await tabTo(page, main.getByRole('link', { name: /^Derby\s*\d/ }))
      await page.keyboard.press('Enter')
      await expect(title).toContainText('Derby')
      await expect(title).toBeFocused()

      await tabTo(page, main.getByRole('link', { name: word.skip }))
      await page.keyboard.press('Enter')
      const cards = page.locator('#models').getByRole('article')
      const name = await cards.first().getByRole('heading').innerText()
      await tabTo(page, cards.first().getByRole('link'))
      await page.keyboard.press('Enter')
      await expect(title).toHaveText(name)
      await expect(title).toBeFocused()

      const shelf = page.getByRole('group', { name: word.shelf })
      await tabTo(page, shelf.getByRole('link'))
      const free = shelf.getByRole('link', { name: word.free }).and(page.locator(':focus'))
      for (let step = 0; step < 14 && (await free.count()) === 0; step += 1) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-chosen-sku]')).toHaveCount(1)
      await expect(shelf.locator('[aria-current=true]')).toBeFocused()

      await tabTo(page, page.getByRole('button', { name: word.add }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: /^(Warenkorb|Cart), 1 / }).first()).toBeVisible()
    },
  )
}
