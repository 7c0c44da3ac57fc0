import type { Locator, Page } from '@playwright/test'
import { findModel } from './find-model.ts'
import { expect, expectAccessible, hydrated, onceBesideTheFirst, test, views } from './shop-test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const tool = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name })
const flyout = (page: Page) => page.getByRole('navigation', { name: /Hauptmenü|Main menu/ }).locator('[data-open]')
const dialogs = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => dialogs(page).getByRole('combobox')

/** What lies behind takes neither the focus nor the wheel. */
async function expectStill(page: Page): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  const reached = await page.evaluate(() => {
    const behind = document.querySelector<HTMLElement>('main a')
    behind?.focus()
    return behind === document.activeElement
  })
  expect(reached, 'a link of the page behind takes the focus').toBe(false)
}

for (const view of views) {
  test(
    `[SHELL-7] [UX-7] of menu, search and cart of ${view.code} one is open, and it gives the focus back`,
    onceBesideTheFirst(view),
    async ({ page }) => {
      // A short page: axe reads all of it.
      await page.goto(`${view.prefix}/search`)
      await hydrated(page)
      const search = tool(page, /^(Suche|Search)$/)
      const cart = tool(page, /^(Warenkorb|Cart)/)

      if (isPhone(page)) {
        const burger = tool(page, /^Men[üu]$/)
        await burger.click()
        await expect(dialogs(page)).toHaveCount(1)
        await expectStill(page)
        // From the menu into the search: the menu goes.
        await dialogs(page)
          .getByRole('link', { name: /^(Suche|Search)$/ })
          .click()
        await expect(field(page)).toBeFocused()
        await expect(dialogs(page)).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(dialogs(page)).toHaveCount(0)
        await expect(burger).toBeFocused()
      }

      await search.click()
      await expect(field(page)).toBeFocused()
      await expect(dialogs(page)).toHaveCount(1)
      await expectStill(page)
      await field(page).fill('cordovan')
      await expect(dialogs(page).getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
      await dialogs(page)
        .getByRole('button', { name: /Schließen|Close/ })
        .click()
      await expect(dialogs(page)).toHaveCount(0)
      await expect(search).toBeFocused()

      await cart.click()
      await expect(dialogs(page).getByRole('heading', { name: /Warenkorb|cart/i })).toBeVisible()
      // Nothing lies in it yet: it leads to the shelves.
      await expect(dialogs(page).getByRole('link', { name: /^(Stiefel|Boots)$/ })).toBeVisible()
      await expect(dialogs(page)).toHaveCount(1)
      await expectStill(page)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialogs(page)).toHaveCount(0)
      await expect(cart).toBeFocused()
    },
  )
}

test.describe('on a desktop', () => {
  test.skip(({ isMobile }) => isMobile)

  test('[SHELL-1] [UX-3] [UX-5] the pointer opens the menu, may cross other words on its way, and leaves it', async ({
    page,
  }) => {
    await page.goto('/schuhe/oxford')
    await hydrated(page)
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
    const word = menu.getByRole('link', { name: 'Schuhe', exact: true })
    await expect(word).toHaveAttribute('aria-current', 'true')
    await word.hover()
    await expect(flyout(page)).toBeVisible()
    await expect(flyout(page).getByRole('link', { name: /^Oxford/ })).toHaveAttribute('aria-current', 'page')
    await expect(flyout(page).getByRole('link', { name: /^Derby \d+/ })).toBeVisible()

    // The banner beside the links, reached on a slant over the neighbouring words.
    const banner = flyout(page).getByRole('link', { name: /Der erste Rahmengenähte/ })
    const { x, y, width } = (await banner.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    await page.mouse.move(x + width / 2, y + 40, { steps: 12 })
    await page.waitForTimeout(400)
    await expect(banner).toBeVisible()
    await banner.click()
    await expect(page).toHaveURL('/schuhe/oxford')
    await expect(flyout(page)).toHaveCount(0)

    await menu.getByRole('link', { name: 'Stiefel', exact: true }).hover()
    await expect(flyout(page).getByRole('link', { name: /^Chelsea-Boots \d+/ })).toBeVisible()
    await page.mouse.move(700, 880)
    await expect(flyout(page)).toHaveCount(0)
  })

  test('[SHELL-3] the badge says how many pieces lie in the cart, and the pickup link leads to the shops', async ({
    page,
    request,
  }) => {
    const { sku, available } = await findModel(request)
    await page.goto(`/p/${sku}/x?childSku=${encodeURIComponent(available)}`)
    await hydrated(page)
    await expect(tool(page, /^Abholung im Laden$/)).toHaveAttribute('href', '/store-locator')
    await expect(tool(page, /^Mein Konto$/)).toHaveAttribute('href', '/my-account')
    await expect(tool(page, /^Warenkorb, leer$/)).toBeVisible()
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect(tool(page, /^Warenkorb, 1 Artikel$/)).toBeVisible()
    await expect(tool(page, /^Warenkorb/).locator('[data-count="1"]')).toBeVisible()

    // Who sees what was added is not told of it as well; any other message lies above what is open, and can be closed there.
    await expect(page.getByText('Das Produkt liegt jetzt im Warenkorb.')).toBeVisible()
    await tool(page, /^Warenkorb/).click()
    await dialogs(page).getByRole('button', { name: /mehr$/ }).click()
    const message = dialogs(page).getByText('Die Menge ist geändert.')
    await expect(message).toBeVisible()
    await expect(page.getByText('Das Produkt liegt jetzt im Warenkorb.')).toHaveCount(0)
    await dialogs(page).getByRole('button', { name: 'Meldung schließen' }).click()
    await expect(message).toHaveCount(0)
    await dialogs(page).getByRole('link', { name: 'Zur Kasse' }).click()
    await expect(page).toHaveURL('/checkout')
  })

  test('[SV-3] [UX-91] nothing in the header collides, from the smallest phone to a wide screen', async ({ page }) => {
    for (const { prefix, brand } of views) {
      await page.goto(`${prefix}/search`)
      for (const width of [320, 360, 768, 1024, 1199, 1280, 1360, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const header = page.getByRole('banner')
        const logo = header.getByRole('link', { name: new RegExp(`^${brand}`, 'i') })
        const links = await boxes(header.getByRole('link'))
        const place = `${brand} at ${width}`
        for (const [index, one] of links.entries()) {
          expect(one.x, place).toBeGreaterThanOrEqual(-12)
          expect(one.x + one.width, place).toBeLessThanOrEqual(width + 0.5)
          for (const other of links.slice(index + 1)) expect(overlap(one, other), place).toBeLessThanOrEqual(1)
        }
        if (width < 1024) {
          const bar = links.filter(({ y }) => y > 30)
          expect(Math.min(...bar.map((box) => Math.min(box.width, box.height))), place).toBeGreaterThanOrEqual(44)
        }
        expect((await logo.boundingBox())?.height, place).toBeGreaterThanOrEqual(44)
        const line = await header.locator('p').filter({ visible: true }).first().boundingBox()
        expect(line?.height, `the announcement of ${place}`).toBeLessThan(30)
      }
    }
  })
})

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function boxes(links: Locator): Promise<Box[]> {
  return links.evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x, y, width, height }) => ({ x, y, width, height })),
  )
}

/** How deep two boxes reach into each other, in the direction in which they do so least. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.min(across, down)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[SHELL-1] [SHELL-2] the menu opens, on a desktop under the pointer, on a phone by its link', async ({
    page,
  }) => {
    await page.goto('/')
    if (isPhone(page)) {
      await tool(page, /^Menü$/).click()
      const menu = page.locator('#site-menu')
      await menu.getByText('Schuhe', { exact: true }).click()
      await menu.getByRole('link', { name: /^Oxford/ }).click()
    } else {
      await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Schuhe' }).first().hover()
      await page
        .getByRole('link', { name: /^Derby \d+/ })
        .first()
        .hover()
      await page
        .getByRole('link', { name: /^Oxford \d+/ })
        .first()
        .click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oxford')
  })
})

test('[SHELL-2] the bar of the phone has five items, its menu unfolds categories and offers the account', async ({
  page,
}) => {
  test.skip(!isPhone(page))
  await page.goto('/schuhe/oxford')
  await hydrated(page)
  const bar = page.getByRole('navigation', { name: 'Schnellzugriff' })
  await expect(bar.getByRole('listitem')).toHaveText(['Start', 'Menü', 'Suche', 'Profil', 'Warenkorb'])
  await bar.getByRole('link', { name: 'Menü' }).click()
  const menu = dialogs(page)
  // The category that the page lies in is unfolded, and the page marked.
  await expect(menu.getByRole('link', { name: /^Oxford/ })).toHaveAttribute('aria-current', 'page')
  await menu.getByText('Stiefel', { exact: true }).click()
  await expect(menu.getByRole('link', { name: /^Oxford/ })).toBeHidden()
  await expect(menu.getByRole('link', { name: 'Abholung im Laden' })).toBeInViewport()
  await expect(menu.getByRole('link', { name: 'Anmelden oder registrieren' })).toBeInViewport()
  const rows = await boxes(menu.getByRole('link'))
  expect(Math.min(...rows.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  await menu.getByRole('link', { name: /^Chelsea-Boots/ }).click()
  await expect(page).toHaveURL('/stiefel/chelsea-boots')
  await expect(menu).toHaveCount(0)

  await tool(page, /^Menü$/).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/schuhe/oxford')
  await expect(menu).toHaveCount(0)
})

test('the page scrolls again when its menu has gone, even where the next one has none', async ({ page }) => {
  test.skip(!isPhone(page))
  await page.goto('/checkout')
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Ellermoor/i })
    .click()
  await expect(page).toHaveURL('/')
  const scrolls = page.locator('html:not([data-modal])')
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await tool(page, /^Menü$/).click()
    await expect(dialogs(page)).toBeVisible()
    await expect(scrolls).toHaveCount(0)
    await close()
    await expect(dialogs(page)).toHaveCount(0)
    await expect(scrolls).toHaveCSS('overflow', 'visible')
  }
  await expect(page).toHaveURL('/checkout')
})

test('[UX-2] [UX-92] nothing opens by itself, and no bar covers what has the focus', async ({ page }) => {
  await page.goto('/search?q=cordovan')
  await hydrated(page)
  await expect(dialogs(page)).toHaveCount(0)
  await page.getByRole('combobox').focus()
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    const seen = await page.evaluate(() => {
      const focused = document.activeElement
      const box = focused?.getBoundingClientRect()
      if (!focused || !box) return 'nothing has the focus'
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const isSeen = top !== null && (focused.contains(top) || top.contains(focused))
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      const isMarked = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      return isSeen && (isMarked || focused.matches('input, article a')) ? 'seen' : focused.outerHTML
    })
    expect(seen).toBe('seen')
  }
  await expect(dialogs(page)).toHaveCount(0)
})
