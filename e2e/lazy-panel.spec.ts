import type { Page } from '@playwright/test'
import { expect, expectAccessible, hold, hydrated, test } from './shop-test.ts'

const chunk = /assets\/language-dialog-[^/]*\.js/
const opener = (page: Page) =>
  page
    .getByRole('link', { name: /Sprache und Haus wechseln|Change language/ })
    .filter({ visible: true })
    .first()

async function openShop(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(path)
  await hydrated(page)
}

test('[SHELL-8] a panel that does not come in 3 seconds is told to have failed, can be tried again, and is shown when it comes after all', async ({
  page,
}) => {
  await openShop(page, '/laszlo_en/agb')
  await page.clock.install()
  const letCome = await hold(page, chunk)
  await opener(page).click()
  await page.clock.runFor(300)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Loading')
  await expectAccessible(page)
  await page.clock.runFor(3000)
  await expect(dialog).toContainText('An error occured while loading the component.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await page.clock.runFor(300)
  await expect(dialog).toContainText('Loading')
  letCome()
  await expect(dialog.getByRole('link', { name: /Deutsch/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('[SHELL-8] without a network it says so, closes, and comes by itself when the network is back', async ({
  page,
  context,
}) => {
  await openShop(page, '/agb')
  await context.setOffline(true)
  await opener(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ohne Netzverbindung lässt sich dieser Bereich nicht laden.')
  await expectAccessible(page)
  await dialog.getByText('Schließen', { exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await opener(page).click()
  await expect(dialog).toContainText('Ohne Netzverbindung')
  await context.setOffline(false)
  await expect(dialog.getByRole('link', { name: /English/ })).toBeVisible()
})

test('[SHELL-8] [UX-27] filters that cannot be had without a network say so, and the list stays', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/schuhe')
  await hydrated(page)
  await context.setOffline(true)
  const open = page.getByRole('button', { name: 'Filter öffnen' })
  await open.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ohne Netzverbindung lässt sich dieser Bereich nicht laden.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('main article').first()).toBeVisible()
  await context.setOffline(false)
  await open.click()
  await expect(dialog.getByRole('checkbox', { name: 'Cognac' })).toBeVisible()
})
