import type { Locator, Page } from '@playwright/test'
import { servers } from './servers.ts'
import { expect, hydrated, languages, prepared, test } from './shop-test.ts'

const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage))
const firstHeart = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').first().locator('button[aria-pressed]').first()

/** Presses the first heart of the list that is shown; tells whose it was. */
async function wish(page: Page): Promise<string> {
  const name = await page.getByRole('main').getByRole('article').first().getByRole('heading').innerText()
  await firstHeart(page).click()
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')
  return name
}

const wished = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

for (const { code, prefix, category } of languages) {
  test(`[CACHE-1] what ${code} keeps in the browser begins with its name`, async ({ page }) => {
    await page.goto(`${prefix}${category}`)
    await hydrated(page)
    await wish(page)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page).not.toHaveURL(`${prefix}${category}`)
    const begin = `${code}-shop/`
    await expect.poll(() => keys(page)).toContain(`${begin}wishlist/current-wishlist`)
    await expect.poll(async () => (await keys(page)).some((key) => key.startsWith(`${begin}url/`))).toBe(true)
    expect((await keys(page)).filter((key) => !key.startsWith(begin))).toEqual([])
  })
}

for (const [kind, spoil] of [
  [
    'is forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
      }
    },
  ],
  [
    'fails at every call',
    () => {
      for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('broken', 'UnknownError')
        }
      }
      IDBFactory.prototype.open = () => {
        throw new DOMException('broken', 'UnknownError')
      }
    },
  ],
] as const) {
  test(`[CACHE-2] [CACHE-5] a shop whose storage ${kind} can be used, and says nothing about it`, async ({ page }) => {
    await page.addInitScript(spoil)
    await page.goto('/')
    await hydrated(page)
    await prepared(page)
    await page.locator('main a[href="/schuhe/oxford"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oxford')
    const name = await wish(page)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await page.getByRole('banner').getByRole('link', { name: 'Wunschliste, 1 Artikel' }).click()
    await expect(wished(page)).toHaveText([name])
  })
}

test('[CACHE-3] in a full storage paths make way for a wish, which is there after a reload; a session stays', async ({
  page,
}) => {
  const session = 'laszlo_en-shop/user/current-session'
  await page.goto('/schuhe')
  await hydrated(page)
  await page.evaluate((key) => {
    localStorage.setItem(key, 'kept')
    let count = 0
    for (let size = 2 ** 20; size >= 1; ) {
      try {
        localStorage.setItem(`laszlo_de-shop/url/${count++}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  }, session)
  const name = await wish(page)
  await expect
    .poll(() => keys(page))
    .toEqual(expect.arrayContaining([session, 'laszlo_de-shop/wishlist/current-wishlist']))
  expect((await keys(page)).filter((key) => key.includes('/url/'))).toEqual([])
  await page.reload()
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/wishlist')
  await expect(wished(page)).toHaveText([name])
})

/** Two of many: app/spoilt-storage.test.ts has them all. */
const spoilt = {
  'half a text': '[{"sku":"WIEN","na',
  'lists of strangers': '[null,7,[],{"sku":{},"name":[],"qty":"1"},[["a",{}]]]',
}

for (const [kind, text] of Object.entries(spoilt)) {
  test(`[CACHE-2] ${kind} under every key leaves a shop that can be used, and is cleared away`, async ({ page }) => {
    await page.goto('/agb')
    await page.evaluate((text) => {
      for (const name of [
        'cart/current-cart',
        'user/current-session',
        'wishlist/current-wishlist',
        'compare/current-compare',
        'recently-viewed/recently-viewed',
        'search/recent',
        'url/schuhe/oxford',
      ]) {
        localStorage.setItem(`laszlo_de-shop/${name}`, text)
      }
      localStorage.setItem('shop/own-size/current-own-size', text)
      sessionStorage.setItem('shop/scroll/positions', text)
    }, text)
    await page.goto('/')
    await hydrated(page)
    await page.locator('main a[href="/schuhe/oxford"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oxford')
    const name = await wish(page)
    await page.getByRole('banner').getByRole('link', { name: 'Warenkorb, leer' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    // What was looked at is noted when the page has come to rest.
    const viewed = 'laszlo_de-shop/recently-viewed/recently-viewed'
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), viewed)).not.toBe(text)
    await page.getByRole('banner').getByRole('link', { name: 'Wunschliste, 1 Artikel' }).click()
    await expect(wished(page)).toHaveText([name])
    const left = await page.evaluate(
      (text) => Object.keys(localStorage).filter((key) => localStorage[key] === text),
      text,
    )
    // Nobody has searched or logged in here: their keys were not read, or wait for the next login.
    expect(left.filter((key) => !key.includes('/user/') && !key.includes('/search/'))).toEqual([])
  })
}

test('[CACHE-1] by configuration everything is kept in a database, one for all views, and the tabs are in step', async ({
  page,
  context,
}) => {
  const { origin } = servers.remote
  await page.goto(`${origin}/schuhe`)
  await hydrated(page)
  const name = await wish(page)
  const other = await context.newPage()
  await other.goto(`${origin}/de/wishlist`)
  await expect(wished(other)).toHaveText([name])
  await firstHeart(page).click()
  await expect(wished(other)).toHaveCount(0)
  await firstHeart(page).click()
  await expect(wished(other)).toHaveText([name])
  await other.close()

  await page.reload()
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await keys(page)).toEqual([])
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(await names()).toContain('shop-storage')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect.poll(names).toEqual(expect.arrayContaining(['shop', 'shop-storage']))
  expect(await names()).toHaveLength(2)
})

test('[CACHE-2] a database that never answers keeps nobody waiting', async ({ page }) => {
  await page.addInitScript(() => {
    // It is opened, and nobody is told.
    IDBOpenDBRequest.prototype.addEventListener = () => undefined
  })
  await page.goto(`${servers.remote.origin}/schuhe`)
  await hydrated(page)
  const name = await wish(page)
  await page.getByRole('banner').getByRole('link', { name: 'Wunschliste, 1 Artikel' }).click()
  await expect(wished(page)).toHaveText([name])
})
