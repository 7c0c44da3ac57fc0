import type { Page } from '@playwright/test'
import {
  countAt,
  expect,
  expectAccessible,
  hold,
  hydrated,
  languages,
  once,
  onceBesideTheFirst,
  test,
} from './shop-test.ts'

const total = (page: Page) =>
  page
    .locator('section p[role=status]')
    .filter({ hasText: /\d|Ein|One/ })
    .first()
const names = (page: Page) => page.locator('main section article').getByRole('heading').allTextContents()

/** Whatever the page asks the catalogue for from now on. */
function questionsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Waits until the browser has the whole list. */
async function readyList(page: Page, path: string): Promise<void> {
  const products = page.waitForResponse((response) => response.url().includes('product/_search'))
  await page.goto(path)
  await hydrated(page)
  await products
  await page.waitForLoadState('networkidle')
}

/** On a phone the filters lie in a sheet. */
async function openFilters(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /^(Filter öffnen|Open filters|Filters?: \d)/ })
  if (await open.isVisible()) await open.click()
}

async function closeFilters(page: Page): Promise<void> {
  const show = page.getByRole('dialog').getByRole('button', { name: /anzeigen$|^Show/ })
  if (await show.isVisible()) await show.click()
}

for (const view of languages) {
  test.describe(view.brand, () => {
    test(
      '[LIST-5] [UX-18] [UX-20] [UX-24] filters follow the click without a question, and their address shows the same on the server',
      onceBesideTheFirst(view),
      async ({ page, browser }) => {
        await readyList(page, `${view.prefix}${view.category}`)
        const asked = questionsOf(page)
        await openFilters(page)
        const filters = page.locator('form[id$=filter]:visible')
        const colour = filters.getByRole('checkbox', { name: 'Cognac' })
        const count = await countAt(filters.locator('label', { hasText: 'Cognac' }))
        await colour.check()
        const make = filters.locator('input[name=hf_shoe_size]:not(:disabled)').nth(4)
        await expect(total(page)).toHaveText(new RegExp(`^${count} `))
        await make.check()
        await closeFilters(page)
        await expect(page).toHaveURL(/hf_shoe_size=\d+/)
        await expect(page).toHaveURL(/hf_color=\d+/)
        expect(asked).toEqual([])
        await expect(page.getByRole('list', { name: /Gewählte Filter|Chosen filters/ }).getByRole('link')).toHaveCount(
          2,
        )

        const plain = await browser.newPage({ javaScriptEnabled: false })
        await plain.goto(page.url())
        const onServer = { names: await names(plain), total: await total(plain).innerText() }
        // What is below the first screen follows a moment later.
        await expect
          .poll(async () => ({ names: await names(page), total: await total(page).innerText() }))
          .toEqual(onServer)
        for (const code of ['hf_color', 'hf_shoe_size']) {
          await expect(plain.locator(`input[name=${code}]:checked`)).toHaveCount(1)
        }
        await plain.close()
      },
    )
  })
}

test(
  '[UX-18] a chip takes its filter back, "clear all" takes all of them, and back brings them again',
  once,
  async ({ page }) => {
    await page.goto('/schuhe?hf_color=501&hf_color=502&hf_shoe_make=801&sort=final_price')
    await hydrated(page)
    const chips = page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link')
    await expect(chips).toHaveCount(3)
    await chips.filter({ hasText: 'Schwarz' }).click()
    await expect(page).toHaveURL('/schuhe?hf_color=501&hf_shoe_make=801&sort=final_price')
    await expect(chips).toHaveCount(2)
    await page.getByRole('link', { name: 'Alle löschen' }).click()
    await expect(page).toHaveURL('/schuhe?sort=final_price')
    await expect(chips).toHaveCount(0)
    await page.goBack()
    await expect(chips).toHaveCount(2)
  },
)

test('the cards in sight follow a click at once, wherever the list is scrolled to', once, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await readyList(page, '/schuhe')
  const follow = async (filter: string) => {
    const box = page.locator('#filter label', { hasText: filter }).locator('input')
    await box.evaluate((input) => {
      input.closest('details')?.setAttribute('open', '')
      input.scrollIntoView({ block: 'center' })
    })
    await expect(box).toBeInViewport()
    const { before, after } = await box.evaluate((input: HTMLElement) => {
      const cards = () =>
        [...document.querySelectorAll<HTMLElement>('#models li:has(article)')].filter((card) => !card.hidden)
      const inSight = () =>
        cards()
          .map((card, place) => ({
            place,
            name: card.querySelector('h2')?.textContent,
            at: card.getBoundingClientRect(),
          }))
          .filter(({ at }) => at.bottom > 0 && at.top < window.innerHeight)
          .map(({ place, name }) => `${place} ${name}`)
      const before = { count: cards().length, inSight: inSight() }
      input.click()
      return { before, after: { count: cards().length, inSight: inSight() } }
    })
    await expect(page.locator('#models li[hidden]')).toHaveCount(0)
    const settled = (await names(page)).map((name, place) => `${place} ${name}`)
    return { before, after, settled }
  }

  const most = await follow('Rahmengenäht')
  expect(most.before.inSight.length).toBeGreaterThan(5)
  expect(most.after.inSight).not.toEqual(most.before.inSight)
  expect(most.settled).toEqual(expect.arrayContaining(most.after.inSight))

  const few = await follow('Budapester')
  expect(few.before.count).toBe(50)
  expect(few.after.count).toBe(few.settled.length)
  expect(few.settled).toEqual(expect.arrayContaining(few.after.inSight))
})

test(
  '[UX-23] on a small screen kind, size and colour are one tap away above the list, a colour beside what is chosen',
  once,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await readyList(page, '/schuhe')
    const colours = page.getByRole('list', { name: 'Farbe wählen' }).getByRole('link')
    const chosen = page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link')
    await expect(page.getByRole('main').getByRole('link', { name: /^Oxford\s*\d+$/ })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Meine Größe' }).getByRole('button', { name: '42', exact: true }),
    ).toBeVisible()
    await expect(colours).toHaveCount(8)
    const [colour = ''] = await colours.allTextContents()
    const questions = questionsOf(page)
    await colours.first().press('Enter')
    await expect(page).toHaveURL(/\?hf_color=\d+$/)
    await expect(chosen).toHaveText([colour])
    await expect(colours.filter({ hasText: colour })).toHaveCount(0)
    expect(questions).toEqual([])
    await expect(page.locator('#models')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(chosen).toBeFocused()
    await expectAccessible(page)
    await openFilters(page)
    await expect(page.getByRole('dialog').getByRole('checkbox', { name: colour })).toBeChecked()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 768, height: 900 } })

  test(
    '[UX-23] a colour above the list of a small screen is a link, and not there on a large one',
    once,
    async ({ page }) => {
      await page.goto('/schuhe')
      const colours = page.getByRole('list', { name: 'Farbe wählen' })
      await colours.getByRole('link').first().click()
      await expect(page).toHaveURL(/\?hf_color=\d+$/)
      await page.setViewportSize({ width: 1280, height: 900 })
      await expect(colours).toBeHidden()
    },
  )
})

test(
  '[LIST-4] [UX-25] the order has exactly the options of the shop, and the chosen one is in the address',
  once,
  async ({ page }) => {
    await readyList(page, '/schuhe')
    const order = page.getByLabel('Sortieren').locator('visible=true')
    expect(await order.locator('option').allInnerTexts()).toEqual([
      'Empfohlen',
      'Neueste zuerst',
      'Preis aufsteigend',
      'Preis absteigend',
    ])
    await order.selectOption('Preis aufsteigend')
    await expect(page).toHaveURL('/schuhe?sort=final_price')
    const prices = async () =>
      (
        await page
          .locator('main section article p')
          .filter({ hasText: /^\d+,\d\d\u00a0€$/ })
          .allTextContents()
      ).map((price) => Number.parseFloat(price.replace(',', '.')))
    await expect
      .poll(async () => {
        const shown = await prices()
        return shown.length > 20 && shown.every((price, at) => at === 0 || price >= (shown[at - 1] ?? 0))
      })
      .toBe(true)
  },
)

test('[URL-6] [LIST-2] [UX-6] back from a product finds the filters, the loaded pages and the place', async ({
  page,
}) => {
  await readyList(page, '/schuhe?hf_shoe_make=801')
  await expect(page.getByRole('article')).toHaveCount(50)
  await page.getByRole('link', { name: /^Weitere \d+ zeigen$/ }).click()
  await expect(page).toHaveURL('/schuhe?hf_shoe_make=801&page=2')
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(50)
  const card = page.getByRole('article').nth(53)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('article').nth(53).getByRole('heading')).toHaveText(name)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(400)
})

test('my size is chosen once: it marks the cards, and one tap shows only what is there in it', async ({ page }) => {
  await readyList(page, '/schuhe')
  const bar = page.getByRole('region', { name: 'Meine Größe' })
  const only = bar.getByRole('switch', { name: 'Nur Verfügbares' })
  await only.click()
  await expect(bar.getByRole('status')).toHaveText('Wählen Sie zuerst Ihre Größe.')
  await bar.getByRole('button', { name: '42½' }).click()
  await expect(bar.getByRole('status')).toBeEmpty()
  const lines = page.getByText(/^(In 42½ auf Lager|In 42½: noch \d Paar|42½ ausverkauft|Nicht in 42½)$/)
  await expect(lines).toHaveCount(50)
  await bar.getByLabel('Größenskala').selectOption('UK')
  await expect(bar.getByRole('button', { pressed: true })).toHaveText('8½')

  await only.click()
  await expect(only).toBeChecked()
  await expect(page).toHaveURL('/schuhe?hf_shoe_size=612')
  await expect(page.getByRole('article').filter({ hasText: /ausverkauft|Nicht in/ })).toHaveCount(0)
  await bar.getByLabel('Weite').selectOption('G')
  await expect(page).toHaveURL(/hf_shoe_width=702/)

  await page.goto('/stiefel')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Meine Größe' }).getByRole('button', { pressed: true })).toHaveText(
    '8½',
  )
})

test("no size of one's own is out of reach of a mouse", once, async ({ page }) => {
  await page.goto('/schuhe')
  const sizes = page.getByRole('region', { name: 'Meine Größe' }).getByRole('button', { pressed: false })
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await sizes.first().scrollIntoViewIfNeeded()
    await expect(sizes.last()).toHaveText('48')
    await expect(sizes.last()).toBeInViewport({ ratio: 1 })
  }
})

test('two quick choices count both, even where the browser has to ask for each', once, async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED/)
  await page.route('**/_columns?*', (route) => route.abort())
  await page.goto('/schuhe')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const letCome = await hold(page, '**/product/_search?*')
  const colour = page.getByRole('checkbox', { name: 'Cognac' })
  const make = page.locator('aside input[name=hf_shoe_outsole]').first()
  await colour.check()
  await make.check()
  await expect(colour).toBeChecked()
  letCome()
  await expect(page).toHaveURL(/hf_color=501.*hf_shoe_outsole=821/)
  await expect(page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link')).toHaveCount(2)
})

test('my size is chosen on the page of a product, where it is there', once, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'shop/own-size/current-own-size',
      JSON.stringify({ size: '42½', label: '42½', width: 'G', scale: 'eu' }),
    ),
  )
  await page.goto('/wien-oxford-rahmengenaeht')
  await expect(page).toHaveURL(/childSku=WIEN-COG-425-G$/)
  await expect(page.getByRole('status').filter({ hasText: 'EU 42½' })).toBeVisible()
  await page.goto('/wien-oxford-rahmengenaeht?childSku=WIEN-COG-420-G')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(page, 'a choice that was made stays').toHaveURL(/childSku=WIEN-COG-420-G$/)
})

test('a choice that leaves nothing says so and shows the way back', once, async ({ page }) => {
  await page.goto('/schuhe?hf_shoe_type=840&hf_shoe_make=803&price=0.0-50.0')
  await hydrated(page)
  await expect(page.getByText('Zu dieser Auswahl steht nichts im Regal.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Alle löschen' }).last().click()
  await expect(page).toHaveURL('/schuhe')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('[UX-19] of many values eight are shown, the others on request; sizes stand by size', once, async ({ page }) => {
  await page.goto('/schuhe')
  await hydrated(page)
  const colours = page.getByRole('group', { name: 'Farbe' })
  await expect(colours.getByRole('checkbox').locator('visible=true')).toHaveCount(8)
  await colours.getByText(/weitere zeigen$/).click()
  expect(await colours.getByRole('checkbox').locator('visible=true').count()).toBeGreaterThan(8)
  const sizes = (await page.getByRole('group', { name: 'Größe (EU)' }).locator('label').allInnerTexts()).map((text) =>
    Number.parseFloat((text.split(/\s/)[0] ?? '').replace('½', '.5')),
  )
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
})

test(
  '[UX-16] [UX-22] what a card prints can be filtered by, and a model is one card whatever its colours',
  once,
  async ({ page }) => {
    await page.goto('/schuhe')
    const cards = page.locator('main section article')
    const filters = page.locator('aside')
    const labelled = async (name: string) =>
      (await filters.locator(`fieldset[aria-label="${name}"]`).locator('label').allTextContents()).map((label) =>
        label.replace(/\s*\d+$/, '').trim(),
      )
    const [kinds, leathers, colours] = [await labelled('Modellart'), await labelled('Leder'), await labelled('Farbe')]
    const wien = cards.filter({ has: page.getByRole('heading', { name: 'Wien', exact: true }) })
    await expect(wien).toHaveCount(1)
    const [kind = '', leather = ''] = (
      (await wien
        .getByText(/^Oxford, /)
        .first()
        .textContent()) ?? ''
    ).split(', ')
    expect(kinds).toContain(kind)
    expect(leathers.map((label) => label.toLowerCase())).toContain(leather.toLowerCase())
    const swatches = await wien.getByRole('img', { name: /Farben/ }).getAttribute('aria-label')
    const printed = (swatches ?? '').replace(/^.*?: /, '').split(', ')
    expect(printed.length).toBeGreaterThan(1)
    for (const colour of printed) expect(colours).toContain(colour)
    await expect(filters.getByRole('group', { name: 'Preis', exact: true })).toBeAttached()
    expect(new Set(await names(page)).size).toBe(await cards.count())
  },
)

test('what a choice has opened stays open when it is taken back', once, async ({ page }) => {
  await readyList(page, '/schuhe')
  const more = page.getByRole('group', { name: 'Farbe' }).locator('details')
  const box = more.getByRole('checkbox', { disabled: false }).first()
  await more.locator('summary').click()
  await box.check()
  await expect(page).toHaveURL(/hf_color=/)
  await box.uncheck()
  await expect(page).toHaveURL(/\/schuhe$/)
  await expect(box).toBeVisible()
})

test(
  '[UX-27] [UX-90] the sheet of a small screen tells live what it would show, and axe finds nothing in it',
  once,
  async ({ page }) => {
    for (const view of languages) {
      await page.setViewportSize({ width: 390, height: 844 })
      await readyList(page, `${view.prefix}${view.category}`)
      await page.getByRole('button', { name: /^(Filter öffnen|Open filters)$/ }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      const cognac = sheet.getByRole('checkbox', { name: 'Cognac' })
      // It rises from below first.
      await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
      const place = await cognac.boundingBox()
      const show = sheet.getByRole('button', { name: /anzeigen$|^Show/ })
      const all = await show.innerText()
      await cognac.check()
      const clear = sheet.getByRole('button', { name: /^(Alle löschen|Clear all)$/ })
      await expect(clear).toBeVisible()
      expect(await cognac.boundingBox(), 'nothing moves under the finger').toEqual(place)
      await clear.press('Enter')
      await expect(cognac).not.toBeChecked()
      await expect(sheet.getByRole('checkbox').first()).toBeFocused()
      await expect(show).toHaveText(all)
      await cognac.check()
      await expect(show).not.toHaveText(all)
      const count = /\d+/.exec(await show.innerText())?.[0]
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(total(page)).toHaveText(new RegExp(`^${count} `))
      await expect(page.getByRole('button', { name: /^Filters?: 1 / })).toBeFocused()
    }
  },
)

test('a filter is chosen and taken back by keyboard, and the focus stays at the list', once, async ({ page }) => {
  await readyList(page, '/schuhe')
  const cognac = page.getByRole('checkbox', { name: 'Cognac' })
  await cognac.focus()
  await page.keyboard.press('Space')
  await expect(cognac).toBeChecked()
  await expect(cognac).toBeFocused()
  await expect(page).toHaveURL(/hf_color=501/)
  await page.getByRole('link', { name: 'Cognac, Filter entfernen' }).focus()
  await page.keyboard.press('Enter')
  await expect(cognac).not.toBeChecked()
  await expect(page.locator('#models')).toBeFocused()
})

test('what is taken back before the list has followed leaves the focus at the list as well', once, async ({ page }) => {
  await readyList(page, '/schuhe')
  const wasThere = await page.getByRole('checkbox', { name: 'Cognac' }).evaluate((box: HTMLElement) => {
    box.click()
    const chip = document.querySelector<HTMLElement>('#models a[aria-label="Cognac, Filter entfernen"]')
    chip?.focus()
    box.click()
    return chip !== null && !chip.isConnected
  })
  expect(wasThere).toBe(true)
  await expect(page.locator('#models')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[UX-24] the filters are a form, more is a link, and on a small screen the filters are found', async ({
    page,
  }) => {
    await page.goto('/schuhe')
    const open = page.getByRole('button', { name: 'Filter öffnen' })
    if (await open.isVisible()) await open.click()
    await page.getByRole('checkbox', { name: 'Cognac' }).check()
    await page.getByRole('button', { name: 'Filter anwenden' }).click()
    await expect(page).toHaveURL(/hf_color=501/)
    await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toContainText('Cognac')
    await page.goto('/schuhe')
    await page.getByRole('link', { name: /^Weitere \d+ zeigen$/ }).click()
    await expect(page.getByRole('article')).toHaveCount(100)
    await expect(page.getByRole('region', { name: 'Meine Größe' })).toBeHidden()
  })
})
