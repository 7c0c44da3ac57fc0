import type { Page } from '@playwright/test'
import { expect, hydrated, test, views } from './shop-test.ts'

const words = {
  de: {
    kinds: ['Oxford', 'Derby', 'Loafer', 'Stiefel', 'Pflege'],
    lists: ['Neue Kollektion', 'Meistgekauft', 'Reduziert', 'Aus der Werkstatt'],
    position: /^1–4 von (\d+)$/,
  },
  en: {
    kinds: ['Oxford', 'Derby', 'Loafer', 'Boots', 'Care'],
    lists: ['New collection', 'Bestsellers', 'Reduced', 'From the workshop'],
    position: /^1–4 of (\d+)$/,
  },
}

for (const { prefix, lang, brand } of views) {
  test(`[CMS-6] [SEARCH-8] [UX-1] [UX-2] [UX-113] the home page of ${brand} shows what the shop has`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(prefix || '/')
    await hydrated(page)
    const { kinds, lists, position } = words[lang]
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    for (const kind of kinds) {
      const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${kind}\\s*\\d`) })
      const box = await link.boundingBox()
      expect(box && box.y + box.height, kind).toBeLessThan(2 * 800)
    }
    for (const list of lists) await expect(page.getByRole('heading', { level: 2, name: list })).toBeVisible()
    const articles = (id: string) => page.locator(`section[aria-labelledby=${id}]`).getByRole('article')
    await expect(articles('new-collection')).toHaveCount(1 + 8)
    await expect(page.getByText(position).first()).toBeVisible()
    const shown = await articles('bestsellers').count()
    expect(shown).toBeGreaterThan(16)
    expect(shown).toBeLessThanOrEqual(24)
    await expect(page.getByText(position).first()).toHaveText(new RegExp(`${shown}$`))
    const reduced = await articles('reduced').allTextContents()
    expect(reduced.length).toBeGreaterThan(4)
    for (const card of reduced) expect(card).toMatch(/30 (Tage|days): \d+,\d\d\u00a0€/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

const shelf = (page: Page) => page.locator('section[aria-labelledby=bestsellers]')
const row = (page: Page) => shelf(page).getByRole('list')
const next = (page: Page) => shelf(page).getByRole('button', { name: /^Weiter/ })
const back = (page: Page) => shelf(page).getByRole('button', { name: /^Zurück/ })
const left = (page: Page) => row(page).evaluate((list) => Math.round(list.scrollLeft))
const atRest = (page: Page) => expect(row(page)).not.toHaveAttribute('data-gliding')

/** How many whole cards of the row are in the window. */
function cardsInView(page: Page): Promise<number> {
  return row(page).evaluate((list) => {
    const cards = [...list.children].map((card) => card.getBoundingClientRect())
    return cards.filter((card) => card.left >= -1 && card.right <= innerWidth + 1).length
  })
}

test('[CMS-3] [UX-93] [UX-97] a row of cards moves by arrows over two seconds, and yields to the hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await next(page).scrollIntoViewIfNeeded()
  expect(await cardsInView(page)).toBe(4)
  await expect(back(page)).toHaveAttribute('aria-disabled', 'true')

  // It is moving for two seconds, and a second step goes on to the group after the next.
  const begun = Date.now()
  await next(page).click()
  await next(page).click()
  await expect(row(page)).toHaveAttribute('data-gliding')
  await atRest(page)
  expect(Date.now() - begun).toBeGreaterThan(1900)
  await expect(shelf(page).getByText(/^9–12 von/)).toBeVisible()
  expect(await cardsInView(page)).toBe(4)

  // Who pushes the row has it.
  await back(page).click()
  await row(page).hover()
  await page.mouse.wheel(30, 0)
  await atRest(page)

  // By keyboard: the focus brings its card into view, and the end says that it is one.
  await row(page).getByRole('article').last().getByRole('heading').getByRole('link').focus()
  await expect(row(page).getByRole('article').last()).toBeInViewport({ ratio: 0.9 })
  await expect(next(page)).toHaveAccessibleName(/Ende der Reihe/)

  await page.setViewportSize({ width: 1022, height: 800 })
  expect(await cardsInView(page)).toBe(2)
})

test('[UX-97] under reduced motion the row is at its place at once, on a phone two by two', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await next(page).scrollIntoViewIfNeeded()
  expect(await cardsInView(page)).toBe(2)
  const { width = 0, height = 0 } = (await next(page).boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  const begun = Date.now()
  await next(page).click()
  await expect.poll(() => left(page)).toBeGreaterThan(300)
  await atRest(page)
  expect(Date.now() - begun).toBeLessThan(1000)
  await expect(shelf(page).getByText(/^3–4 von/)).toBeAttached()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[CMS-3] the row is scrolled by hand, and no arrow promises more', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await expect(shelf(page).getByRole('article').first()).toBeVisible()
    await expect(next(page)).toBeHidden()
    await row(page).scrollIntoViewIfNeeded()
    await row(page).hover()
    await page.mouse.wheel(1200, 0)
    await expect(shelf(page).getByRole('article').nth(4)).toBeInViewport({ ratio: 0.9 })
  })
})
