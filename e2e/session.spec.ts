import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, once, prepared, test } from './shop-test.ts'

const customer = { firstname: 'Änne', lastname: 'Weiß', email: 'aenne@example.com' }
const over = { token: 'x'.repeat(43), refreshToken: 'y'.repeat(43), customer }

/** Somebody whose login the platform does not know any more. */
async function keepSession(page: Page): Promise<void> {
  await page.evaluate((session) => {
    localStorage.setItem('laszlo_de-shop/user/current-session', JSON.stringify(session))
    localStorage.setItem('laszlo_de-shop/wishlist/current-wishlist', '[{"sku":"WIEN","name":"Wien"}]')
  }, over)
}

test(
  '[TASK-3] [C-06] a login that is over is told once, in one place, and leads to the next one; nothing that was put aside is lost',
  once,
  async ({ page, context, quiet }) => {
    quiet.allow(/401 /)
    const asked: string[] = []
    context.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await page.goto('/agb')
    await keepSession(page)
    const other = await context.newPage()
    await Promise.all([page.goto('/my-account'), other.goto('/my-account')])

    for (const tab of [page, other]) await expect(tab.getByRole('main')).toContainText('sobald Sie angemeldet sind')
    const both = async (find: (tab: Page) => Locator) => {
      const counts = await Promise.all([page, other].map((tab) => find(tab).count()))
      return counts.toSorted((one, another) => one - another)
    }
    await expect.poll(() => both((tab) => tab.getByRole('dialog'))).toEqual([0, 1])
    // Behind the dialog the same message stands on the page.
    const words = 'Ihre Anmeldung ließ sich nicht erneuern.'
    expect(await both((tab) => tab.getByRole('dialog').getByText(words))).toEqual([0, 1])
    expect(asked.filter((path) => path === '/api/user/refresh')).toHaveLength(1)
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /user|wishlist/.test(key)))
    expect(kept).toEqual(['laszlo_de-shop/wishlist/current-wishlist'])
  },
)

test('[USER-2] a page tells whether somebody is there, and asks nothing about guests', once, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    window.addEventListener('session-after-nonauthorized', () => (document.documentElement.dataset['guest'] = 'true'))
  })
  await page.goto('/agb')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-guest', 'true')
  expect(asked.filter((path) => path.startsWith('/api/user'))).toEqual([])
})

test(
  '[TASK-1] [STOCK-4] what is put into the cart without a network is asked about once there is one',
  once,
  async ({ page, context, quiet }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const key = 'laszlo_de-shop/syncTasks/queue'
    const queue = () => page.evaluate((name) => localStorage.getItem(name), key)
    await page.goto('/schuhcreme-50-ml')
    await prepared(page)
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /In den Warenkorb/ })
      .first()
    await add.click()
    await expect(page.getByText('Das Produkt liegt jetzt im Warenkorb.')).toBeVisible()

    await context.setOffline(true)
    await add.click()
    await expect(page.getByText('Der Bestand ist gerade nicht sicher.')).toBeVisible()
    await expect.poll(queue).toContain('/api/stock/check')

    const checked = page.waitForResponse(/\/api\/stock\/check/)
    await context.setOffline(false)
    expect((await checked).status()).toBe(200)
    await expect.poll(queue).toBeNull()
  },
)
