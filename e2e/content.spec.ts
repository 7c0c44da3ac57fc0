import { findModel } from './find-model.ts'
import { expect, expectAccessible, hydrated, once, test, views } from './shop-test.ts'

// Pages are looked through by axe twice in a journey, which takes its time on a busy machine.
test.setTimeout(90_000)

/** One in German, one in English: what differs between them is words, theme and prefix. */
const both = views.filter(({ code }) => code !== 'de')

const places = {
  de: {
    lore: '/schuhwissen',
    leather: '/schuhwissen/leder',
    faq: '/schuhwissen/faqs',
    stores: '/haendler',
    region: 'rhein-main',
  },
  en: { lore: '/blogs', leather: '/blogs/leather', faq: '/blogs/faqs', stores: '/stores', region: 'rhine-main' },
} as const

for (const { prefix, lang } of both) {
  const place = places[lang]
  // Each language on one screen: what differs between screens does not differ between languages.
  const elsewhere = (isMobile: boolean) => isMobile !== (lang === 'de')

  test(`[CMS-1] [CMS-3] [UX-98] a page to read leads to its neighbours and shows shoes, in ${lang}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(elsewhere(isMobile))
    await page.goto(prefix + place.lore)
    await hydrated(page)
    await expectAccessible(page)
    const carousel = page.locator('main article article')
    await expect(carousel).toHaveCount(8)
    const figure = page.locator('main figure img')
    expect(await figure.evaluate((image) => image.getBoundingClientRect().height)).toBeGreaterThan(100)

    await page
      .locator('main')
      .getByRole('link', { name: lang === 'de' ? 'Leder' : 'Leather', exact: true })
      .click()
    await expect(page).toHaveURL(prefix + place.leather)
    const heading = page.locator('main h1')
    await expect(heading).toHaveText(lang === 'de' ? 'Leder' : 'Leather')
    await expect(heading).toBeFocused()
    await expect(page.locator('main [aria-current="page"]').last()).toHaveText(lang === 'de' ? 'Leder' : 'Leather')
    const crumbs = page.getByRole('navigation').first()
    await expect(page.locator('main nav ol').first()).toContainText(lang === 'de' ? 'Schuhwissen' : 'Shoe lore')
    await expect(crumbs).toBeVisible()
    await expectAccessible(page)
    // What the page tells of stands side by side: five on a desktop, on a phone three and two.
    const tops = await page
      .locator('main figure > figure')
      .evaluateAll((figures) => figures.map((each) => Math.round(each.getBoundingClientRect().top)))
    expect(tops.map((top) => tops.indexOf(top))).toEqual(isMobile ? [0, 0, 0, 3, 3] : [0, 0, 0, 0, 0])
    await page.locator('main figure').getByRole('link', { name: 'Bamberg' }).click()
    await expect(heading).toHaveText('Bamberg')
  })

  test(`[CMS-2] questions open and close by keyboard, in ${lang}`, async ({ page, isMobile }) => {
    test.skip(elsewhere(isMobile))
    await page.goto(prefix + place.faq)
    const [first, second] = [page.locator('main details').nth(0), page.locator('main details').nth(1)]
    await expect(first.locator('p')).toBeVisible()
    await expect(second.locator('p')).toBeHidden()
    await second.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(second.locator('p')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(second.locator('p')).toBeHidden()
    expect((await second.locator('summary').boundingBox())?.height).toBeGreaterThanOrEqual(64)
  })

  test(`[SHELL-13] the store locator shows the region that a link names, in ${lang}`, async ({ page, isMobile }) => {
    test.skip(elsewhere(isMobile))
    await page.goto(`${prefix}/store-locator#${place.region}`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${prefix}${place.stores}$`))
    await expect(page.locator(`#${place.region}`)).toBeInViewport()
    await expect(page.locator('main h2')).toHaveCount(8)
    await hydrated(page)
    await expectAccessible(page)
  })
}

test('[CMS-4] a size chart keeps its first column in sight where the screen is narrow, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/groessentabelle', '/haendler', '/zahlungsarten', '/laszlo_en/size-chart']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.querySelector('main')?.scrollWidth)).toBe(320)
  }
  await page.goto('/zahlungsarten')
  const box = page.locator('[data-table]').first()
  await box.evaluate((element) => element.scrollTo(500, 0))
  const [head, frame] = await Promise.all([box.locator('tbody th').first().boundingBox(), box.boundingBox()])
  expect(head?.x).toBeCloseTo(frame?.x ?? 0, 0)
})

test(
  '[CMS-4] [SHELL-8] the size chart opens beside the shoe, says when it does not come, and gives the focus back',
  once,
  async ({ page, request, quiet }) => {
    quiet.allow(/Failed to load resource|503/)
    const { sku } = await findModel(request)
    await page.goto(`/p/${sku}/x`)
    await hydrated(page)
    const link = page.getByRole('link', { name: 'Größentabelle' }).first()
    const fail = '**/cms_block/_search*'
    await page.route(fail, (route) => route.fulfill({ status: 503, json: { code: 503, result: 'down' } }))
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Größentabelle' })
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.unroute(fail)
    await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(dialog.locator('table')).toHaveCount(3)
    await expect(dialog.getByRole('rowheader', { name: '42½' }).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  },
)

for (const { prefix, lang } of views) {
  test(`[SHELL-13] a path that leads nowhere, under ${prefix || '/'}, offers a search and the shelves; a page that fails stands alone`, async ({
    page,
    quiet,
    isMobile,
  }) => {
    test.skip(isMobile !== (prefix === '/de'))
    quiet.allow(/404|500/)
    expect((await page.goto(`${prefix}/nirgends/und/nie`))?.status()).toBe(404)
    await expectAccessible(page)
    await expect(
      page.locator('main').getByRole('link', { name: lang === 'de' ? 'Schuhe' : 'Shoes', exact: true }),
    ).toBeVisible()
    await page.locator('main').getByRole('searchbox').fill('Wien')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${prefix}/search?q=Wien`)
    expect((await page.goto(`${prefix}/error`))?.status()).toBe(500)
    await expectAccessible(page)
    await expect(page.locator('main h1')).toHaveText(
      lang === 'de' ? 'Hier ist uns eine Naht gerissen' : 'One of our seams has burst',
    )
  })
}
