import type { Page } from '@playwright/test'
import { findProducts } from './find-model.ts'
import { expect, expectAccessible, hold, hydrated, languages, once, onceBesideTheFirst, test } from './shop-test.ts'

const words = {
  de: {
    wished: 'auf der Wunschliste',
    compared: 'im Vergleich',
    undo: 'Rückgängig',
    wishlist: 'Wunschliste',
    compare: 'Vergleich',
  },
  en: {
    wished: 'on the wishlist',
    compared: 'in the comparison',
    undo: 'Undo',
    wishlist: 'Wishlist',
    compare: 'Compare',
  },
}

const heartOf = (page: Page, name: string, { wished }: { wished: string }) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `${name} ${wished}`, exact: true })
    .first()
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const noWords = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|load preload assets/

/** Puts products on a list before the shop looks at it. */
async function keep(page: Page, list: 'wishlist' | 'compare', entries: readonly { sku: string; name: string }[]) {
  await page.addInitScript(
    ({ list, kept }) => {
      const key = `laszlo_de-shop/${list}/current-${list}`
      if (sessionStorage.getItem(key)) return
      sessionStorage.setItem(key, 'done')
      localStorage.setItem(key, kept)
    },
    { list, kept: JSON.stringify(entries.map(({ sku, name }) => ({ sku, name }))) },
  )
}

for (const { code, prefix, lang, category } of languages) {
  const text = words[lang]

  test(
    `[USER-9] [PROD-18] a heart in a list of ${code} puts a product on the wishlist and takes it off again`,
    onceBesideTheFirst({ prefix }),
    async ({ page, context }) => {
      await page.goto(`${prefix}${category}`)
      await hydrated(page)
      const cards = page.getByRole('main').getByRole('article')
      const names = await cards.getByRole('heading').allInnerTexts()
      const [first = '', second = ''] = names
      for (const name of [first, second]) {
        await heartOf(page, name, text).click()
        await expect(heartOf(page, name, text)).toHaveAttribute('aria-pressed', 'true')
      }
      await expect(page).toHaveURL(`${prefix}${category}`)

      // What one tab puts aside, the other shows; and so it does after a reload.
      const other = await context.newPage()
      await other.goto(`${prefix}/wishlist`)
      await expect(other.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([second, first])
      await expect(other.getByRole('main').getByRole('article').first()).toContainText('€')
      await heartOf(page, first, text).click()
      await expect(other.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([second])
      await other.close()

      await said(page, first).getByRole('button', { name: text.undo }).click()
      await expect(heartOf(page, first, text)).toHaveAttribute('aria-pressed', 'true')
      await heartOf(page, second, text).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Space')
      await said(page, second).getByRole('link').click()
      await expect(page).toHaveURL(`${prefix}/wishlist`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.wishlist)
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(second)
      await expectAccessible(page)
    },
  )

  test(`[SHELL-13] wishlist and comparison of ${code} are pages of the shop, and not for search engines`, async ({
    request,
  }, { project }) => {
    test.skip(project.name === 'phone', 'Looks at no screen.')
    for (const [path, title] of [
      ['/wishlist', text.wishlist],
      ['/compare', text.compare],
    ] as const) {
      const response = await request.get(`${prefix}${path}`)
      const html = await response.text()
      expect(response.status()).toBe(200)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
      expect(html).toContain('noindex')
    }
  })
}

test(
  '[USER-9] on the wishlist the focus stays beside what goes, and what is gone is told',
  once,
  async ({ page, request }) => {
    const [one, two] = await findProducts(request, 'configurable')
    if (!one || !two) throw new Error('The catalogue holds too few models.')
    await keep(page, 'wishlist', [one, two, { sku: 'SUNK', name: 'Vineta' }])
    await page.goto('/wishlist')
    const headings = page.getByRole('main').getByRole('article').getByRole('heading')
    await expect(headings).toHaveText([two.name, one.name])
    await expect(page.getByRole('link', { name: `Größe wählen: ${one.name}` })).toHaveAttribute(
      'href',
      `/${one.urlPath}`,
    )

    await expect(page.getByText('Vineta gibt es nicht mehr.')).toBeVisible()
    // Nobody has pressed anything: the keyboard begins where every page begins.
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Entfernen: Vineta' }).click()
    await expect(page.getByText('Vineta gibt es nicht mehr.')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await heartOf(page, two.name, words.de).press('Enter')
    await expect(headings).toHaveText([one.name])
    await expect(heartOf(page, one.name, words.de)).toBeFocused()
    await heartOf(page, one.name, words.de).press('Enter')
    await expect(page.getByText('Noch steht nichts auf Ihrer Wunschliste.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page)
    await said(page, one.name).getByRole('button', { name: 'Rückgängig' }).click()
    await expect(headings).toHaveText([one.name])
  },
)

test(
  '[USER-9] a wishlist that cannot be loaded tells the names, and the rest as soon as it can',
  once,
  async ({ page, request, context, quiet }) => {
    quiet.allow(noWords)
    const [one] = await findProducts(request, 'configurable')
    if (!one) throw new Error('The catalogue holds no model.')
    await keep(page, 'wishlist', [one])
    await page.goto('/agb')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.route('**/api/catalog/**', (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Wunschliste, 1 Artikel' }).click()
    await expect(said(page, 'Die Artikel konnten nicht geladen werden.')).toBeVisible()
    await expect(page.getByRole('main').getByText(one.name, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(true)
    await expect(said(page, 'Ohne Netzverbindung sehen Sie hier nur die Namen.')).toBeVisible()
    await page.unroute('**/api/catalog/**')
    await context.setOffline(false)
    await expect(page.getByRole('main').getByRole('article')).toContainText('€')
  },
)

test('[PROD-18] four models are compared in a table that scrolls by itself, a fifth is refused with a word', async ({
  page,
  request,
}) => {
  const models = (await findProducts(request, 'configurable')).slice(0, 5)
  const [first, second, , , last] = models
  if (!first || !second || !last) throw new Error('The catalogue holds too few models.')
  await keep(page, 'compare', models.slice(0, 4))
  await page.goto(`/${last.urlPath}`)
  await hydrated(page)
  const toggle = page.getByRole('button', { name: `${last.name} im Vergleich`, exact: true })
  await toggle.click()
  await expect(said(page, `Nehmen Sie eines heraus, um ${last.name} aufzunehmen.`)).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await said(page, last.name).getByRole('link', { name: 'Vergleich ansehen' }).click()

  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('row', { name: /^Preis/ })).toContainText('inkl. MwSt. zzgl. Versand')
  await expect(table.getByRole('row', { name: /^Obermaterial/ })).toBeVisible()
  await expectAccessible(page)
  const region = page.getByRole('region', { name: 'Vergleich der Modelle' })
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const label = table.getByRole('rowheader', { name: 'Preis' })
  const place = await label.boundingBox()
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect((await label.boundingBox())?.x).toBe(place?.x)

  const rows = await table.getByRole('row').count()
  await page.getByLabel('Nur Unterschiede zeigen').check()
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows)
  await page.getByRole('button', { name: `${first.name} aus dem Vergleich nehmen` }).press('Enter')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('button', { name: `${second.name} aus dem Vergleich nehmen` })).toBeFocused()
  await page.goto(`/${last.urlPath}`)
  await page.getByRole('link', { name: 'Vergleich, 3 Modelle' }).click()
  await expect(page).toHaveURL('/compare')
})

test(
  '[PROD-18] [UX-86] what was looked at is shown at the next product, and stored only for who asks for it',
  once,
  async ({ page, request }) => {
    const [one, two] = await findProducts(request, 'configurable')
    if (!one || !two) throw new Error('The catalogue holds too few models.')
    const stored = () => page.evaluate(() => localStorage.getItem('laszlo_de-shop/recently-viewed/recently-viewed'))
    const row = page.getByRole('region', { name: 'Zuletzt angesehen' })
    const names = row.getByRole('article').getByRole('heading')
    await page.goto('/schuhe')
    await hydrated(page)
    // Its code may come long after the first look.
    const letCome = await hold(page, /recently-viewed-section/)
    const follow = async (name: string) => {
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    }
    await follow(one.name)
    await page.goBack()
    await follow(two.name)
    letCome()
    await expect(names).toHaveText([one.name])
    expect(await stored()).toBeNull()
    await expectAccessible(page)

    await row.getByRole('button', { name: 'In diesem Browser merken' }).click()
    expect(await stored()).toContain(one.sku)
    await page.reload()
    await expect(names).toHaveText([one.name])
    await row.getByRole('button', { name: 'Vergessen' }).click()
    await expect(row).toHaveCount(0)
    expect(await stored()).toBeNull()
  },
)

test('what was looked at fills an empty cart and an empty wishlist', once, async ({ page, request }) => {
  const [one] = await findProducts(request, 'configurable')
  if (!one) throw new Error('The catalogue holds no model.')
  await page.goto(`/${one.urlPath}`)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb, leer' }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toContainText(one.name)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Wunschliste' }).click()
  await expect(page.getByRole('region', { name: 'Zuletzt angesehen' })).toContainText(one.name)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no heart is shown that would do nothing, and the pages say where their lists are', once, async ({ page }) => {
    await page.goto('/schuhe')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('button[aria-pressed]').first()).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Wunschliste' }).click()
    await expect(page.getByText('Ihre Liste wird gelesen.')).toBeHidden()
    await expect(page.locator('main noscript p')).toHaveText(/braucht die Seite JavaScript\.$/)
  })
})
