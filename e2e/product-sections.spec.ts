import type { APIRequestContext, Page } from '@playwright/test'
import { findModel } from './find-model.ts'
import { expect, expectAccessible, hold, hydrated, once, test } from './shop-test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Bewertungen' })
const listed = (page: Page) => section(page).getByRole('article')
const bar = (page: Page) => page.locator('[data-buy-bar]')
const buttons = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb', exact: true })

/** The product with the most reviews, whichever it is. */
async function findReviewed(request: APIRequestContext): Promise<{ sku: string; review_count: number }> {
  const params = new URLSearchParams({
    request: JSON.stringify({
      _appliedFilters: [{ attribute: 'visibility', value: { in: [4] } }],
      _appliedSort: [{ field: 'review_count', options: 'desc' }],
    }),
    request_format: 'search-query',
    _source_include: 'sku,review_count',
    size: '1',
  })
  const answer = await request.get(`/api/catalog/vue_storefront_catalog/product/_search?${params}`)
  const { hits } = (await answer.json()) as { hits: { hits: { _source: { sku: string; review_count: number } }[] } }
  const found = hits.hits[0]?._source
  if (!found) throw new Error('The catalogue holds no product with reviews.')
  return found
}

test(
  '[REV-1] [UX-44] reviews are sorted, filtered and continued in place, and the address keeps it',
  once,
  async ({ page, request }) => {
    const { sku, review_count } = await findReviewed(request)
    await page.goto('/schuhe')
    await page.goto(`/p/${sku}/x`)
    await hydrated(page)
    await page.getByRole('link', { name: `${review_count} Bewertungen` }).click()
    await expect(section(page).getByRole('heading', { name: 'Bewertungen' })).toBeInViewport()
    await expect(listed(page)).toHaveCount(8)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    await section(page).getByLabel('Reihenfolge').selectOption('Schlechteste zuerst')
    await expect(page).toHaveURL(/review-sort=worst/)
    await expect(
      listed(page)
        .first()
        .getByRole('img', { name: /^[123] von 5 Sternen/ }),
    ).toBeVisible()

    const five = section(page).getByRole('link', { name: /^5 Sterne, \d+ Bewertungen$/ })
    const count = Number(/, (\d+)/.exec((await five.textContent()) ?? '')?.[1])
    const before = await page.evaluate(() => window.scrollY)
    await five.click()
    await expect(section(page).getByRole('status')).toContainText(`${count} von ${review_count} Bewertungen`)
    await expect(section(page).getByRole('combobox', { name: 'Sterne' })).toHaveValue('5')
    await expect(listed(page).getByRole('img', { name: '5 von 5 Sternen' })).toHaveCount(8)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)

    await section(page).getByRole('link', { name: '8 weitere zeigen' }).click()
    await expect(listed(page)).toHaveCount(16)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

    await page.reload()
    await expect(listed(page)).toHaveCount(16)
    await hydrated(page)
    await section(page).getByRole('link', { name: 'Alle zeigen' }).click()
    await expect(section(page).getByRole('status')).toHaveText(`${review_count} Bewertungen`)
    // Choices replace each other in the history: one step leads to the page before.
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/schuhe$/)
  },
)

test(
  '[UX-44] a size lists who bought it, and choosing a pair leaves the list as it is',
  once,
  async ({ page, request }) => {
    const { sku } = await findReviewed(request)
    await page.goto(`/p/${sku}/x`)
    await hydrated(page)
    const sizes = section(page).getByLabel('Gekaufte Größe')
    const [, wanted = ''] = await sizes.getByRole('option').allTextContents()
    await sizes.selectOption(wanted)
    await expect(section(page).getByRole('status')).toContainText(' von ')
    const words = await listed(page).allTextContents()
    for (const text of words) expect(text).toContain(`, ${wanted}, `)
    await page.getByRole('group', { name: 'Größe und Weite' }).getByRole('link', { name: /frei/ }).first().click()
    await expect(page).toHaveURL(/childSku=.*review-size=/)
    expect(await listed(page).allTextContents()).toEqual(words)
  },
)

test('[REV-1] without a connection the list stays, and says why', once, async ({ page, request, context }) => {
  const { sku } = await findReviewed(request)
  await page.goto(`/p/${sku}/x`)
  await hydrated(page)
  // The part answers once its code has come.
  await section(page).getByLabel('Reihenfolge').selectOption('Beste zuerst')
  await expect(page).toHaveURL(/review-sort=best/)
  await context.setOffline(true)
  await section(page).getByRole('link', { name: '8 weitere zeigen' }).click()
  await expect(page.getByText('Andere Bewertungen zeigen wir, sobald')).toBeVisible()
  await expect(listed(page)).toHaveCount(8)
  await context.setOffline(false)
})

test('what is chosen before the code of a section has come is in it when it has', once, async ({ page, request }) => {
  const { sku } = await findReviewed(request)
  const letCome = await hold(page, /\/assets\/(review-section|detail)-.*\.js$/)
  await page.goto(`/p/${sku}/x`)
  await hydrated(page)
  await page.getByRole('group', { name: 'Größe und Weite' }).getByRole('link', { name: /frei/ }).first().click()
  await expect(page).toHaveURL(/childSku=/)
  await section(page).getByLabel('Reihenfolge').selectOption('Schlechteste zuerst')
  letCome()
  await expect(page).toHaveURL(/childSku=.*review-sort=worst/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    '[REV-1] [UX-44] reviews are chosen by links and a form, beside the pair that was chosen',
    once,
    async ({ page, request }) => {
      const { sku } = await findReviewed(request)
      await page.goto(`/p/${sku}/x`)
      await page.getByRole('group', { name: 'Größe und Weite' }).getByRole('link', { name: /frei/ }).first().click()
      await section(page)
        .getByRole('link', { name: /^5 Sterne/ })
        .click()
      await section(page).getByLabel('Reihenfolge').selectOption('Beste zuerst')
      await section(page).getByRole('button', { name: 'Anzeigen' }).click()
      await expect(page).toHaveURL(/childSku=.*review-sort=best.*review-stars=5/)
      await expect(listed(page).getByRole('img', { name: '5 von 5 Sternen' })).toHaveCount(8)
      await section(page).getByRole('link', { name: '8 weitere zeigen' }).click()
      await expect(listed(page)).toHaveCount(16)
      await expect(bar(page)).toHaveCount(0)
    },
  )
})

test('[PROD-18] the page of a shoe shows all that its source lists', once, async ({ page, request }) => {
  const { sku } = await findReviewed(request)
  await page.goto(`/p/${sku}/x`)
  const main = page.getByRole('main')
  const stage = main.getByRole('region', { name: /^Ansichten von/ })
  await expect(stage.locator('picture img')).toHaveAttribute('srcset', /390\/390.*646\/475.*1292\/950/)
  await expect(stage.locator('img[src*="/100/75/"]').first()).toBeVisible()
  for (const name of ['Farbe', 'Größe und Weite']) await expect(main.getByRole('group', { name })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Größentabelle' })).toBeVisible()
  await expect(main.getByText(/^Lieferzeit \d–\d Werktage$/)).toBeVisible()
  await expect(buttons(page).first()).toBeVisible()
  for (const name of [
    'Werkstatt, Leisten und Sohle',
    'Bewertungen',
    'Oft zusammen bestellt',
    'Pflege und Zubehör dazu',
    'Ähnliche Modelle',
  ]) {
    await expect(main.getByRole('region', { name })).toBeVisible()
  }
  for (const name of ['Beschreibung', 'Pflege und Lebensdauer', 'Versand und Rücksendung']) {
    await expect(main.getByRole('heading', { name })).toBeVisible()
  }
  await expectAccessible(page)
})

test(
  '[PROD-18] what is often ordered together goes into the cart at once, after the size is chosen',
  once,
  async ({ page, request }) => {
    const { sku, available } = await findModel(request)
    await page.goto(`/p/${sku}/x`)
    await hydrated(page)
    const together = page.getByRole('region', { name: 'Oft zusammen bestellt' })
    const add = together.getByRole('button')
    await expect(add).toHaveText('3 Artikel in den Warenkorb')
    await expect(async () => {
      await add.click()
      await expect(page.getByText('Noch keine Größe gewählt.', { exact: false }).last()).toBeInViewport({
        timeout: 1000,
      })
    }).toPass()
    await expect(page.locator('[data-open] a:focus')).toHaveCount(1)

    await page.goto(`/p/${sku}/x?childSku=${available}`)
    await hydrated(page)
    const count = page.getByRole('link', { name: /^Warenkorb, 3 Artikel/ })
    await expect(async () => {
      if ((await count.count()) === 0) await add.click()
      await expect(count.first()).toBeVisible({ timeout: 3000 })
    }).toPass()
  },
)

test('one button at a time: the bar stands in while the button of the page is out of sight', async ({ page, request }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'wide screens have no bar')
  const { sku, available } = await findModel(request)
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/p/${sku}/x?childSku=${available}`)
  await hydrated(page)
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeHidden()

  // Whoever holds the button of the bar holds that of the page when the bar leaves.
  await bar(page).getByRole('button').focus()
  const inFlow = page.locator('[data-chosen-sku] button').first()
  await inFlow.scrollIntoViewIfNeeded()
  await expect(bar(page)).toHaveCount(0)
  await expect(buttons(page)).toHaveCount(1)
  await expect(inFlow).toBeFocused()

  await section(page).scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
})

test('[UX-92] the bar covers nothing that has the focus', async ({ page, request }, { project }) => {
  test.skip(project.name !== 'phone', 'wide screens have no bar')
  test.slow()
  const { sku, available } = await findModel(request)
  await page.goto(`/p/${sku}/x?childSku=${available}`)
  await hydrated(page)
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = document.querySelector('[data-buy-bar]')
      if (!focused || !bar || bar.contains(focused) || focused === document.body) return null
      const [one, other] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
      return one.top >= other.top ? focused.outerHTML.slice(0, 120) : null
    })
    expect(covered).toBeNull()
  }
})
