import { findLink } from './find-letter.ts'
import { expect, hydrated, once, test } from './shop-test.ts'

/** A business customer of the demo; nobody has set a password for them. */
const email = 'einkauf@hotel-linde.example.com'
const password = 'Rahmen-1924'

test(
  '[PRICE-4] [PRICE-6] [PRICE-7] login and logout change the prices that are shown, and nothing of them stays in the browser',
  once,
  async ({ page, request }) => {
    await request.post('/api/user/reset-password', { data: { email } })
    const link = new URL(await findLink('password-reset', email), 'http://shop.test')
    const resetToken = link.searchParams.get('token')
    await request.post('/api/user/create-password', { data: { email, newPassword: password, resetToken } })

    await page.goto('/schuhcreme-50-ml')
    await hydrated(page)
    const price = page.getByRole('main')
    await expect(price).toContainText('11,90')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Mein Konto/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-Mail-Adresse').fill(email)
    await dialog.getByLabel('Passwort', { exact: true }).fill(password)
    await page.evaluate(() => {
      window.scrollTo(0, 120)
      window.addEventListener('prices-after-sync', () => (document.body.dataset['synced'] = 'true'))
    })
    await dialog.locator('button[type=submit]').click()
    await expect(price).toContainText('9,90')
    await expect(page.locator('body')).toHaveAttribute('data-synced', 'true')
    expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(120)

    // The server knows nobody: its page is a guest's until the browser has asked.
    await page.reload()
    await expect(price).toContainText('9,90')

    await page
      .getByRole('banner')
      .getByRole('link', { name: /Mein Konto/ })
      .click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.goBack()
    await expect(price).toContainText('11,90')
    const kept = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('laszlo_de-shop')
          opening.onsuccess = () => {
            const all = opening.result.transaction('answers').objectStore('answers').getAll()
            all.onsuccess = () => resolve(JSON.stringify([all.result, localStorage, sessionStorage]))
          }
        }),
    )
    expect(kept).toMatch(/_incl_tax"?:11\.9\b/)
    expect(kept).not.toMatch(/_incl_tax"?:9\.9\b/)
    expect(kept).not.toContain('groupToken')
  },
)
