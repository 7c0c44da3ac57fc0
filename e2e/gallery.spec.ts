import type { APIRequestContext, Page } from '@playwright/test'
import { findModel } from './find-model.ts'
import { expect, expectAccessible, hydrated, once, onceBesideTheFirst, test, views } from './shop-test.ts'

const words = {
  de: { zoom: 'Vergrößern', larger: 'Größer', smaller: 'Kleiner' },
  en: { zoom: 'Enlarge', larger: 'Larger', smaller: 'Smaller' },
} as const

interface Entry {
  sku: string
  url_path: string
  image?: string
  media_gallery?: { image: string; vid?: { url: string } }[]
}

/** Products are found by what they have, not by their names. */
async function find(request: APIRequestContext, test: (entry: Entry) => boolean): Promise<Entry> {
  const parameters = {
    request: JSON.stringify({ _appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] } }] }),
    request_format: 'search-query',
    _source_include: 'sku,url_path,image,media_gallery',
    size: '500',
  }
  const answer = await request.get(
    `/api/catalog/vue_storefront_catalog/product/_search?${new URLSearchParams(parameters)}`,
  )
  const { hits } = (await answer.json()) as { hits: { hits: { _source: Entry }[] } }
  const found = hits.hits.map(({ _source }) => _source).find(test)
  if (!found) throw new Error('The catalogue holds no such product.')
  return found
}

const isDrawn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((images) =>
      images
        .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
        .map((image) => ({ src: image.currentSrc, isThere: image.complete && image.naturalWidth > 0 })),
    )

test.use({ drawn: true })

for (const view of views) {
  const word = words[view.lang]

  test(
    `[UX-35] a picture can be looked at closely in ${view.brand}: by mouse and by keyboard`,
    onceBesideTheFirst(view),
    async ({ page, request }) => {
      const { sku } = await findModel(request)
      await page.goto(`${view.prefix}/p/${sku}/x`)
      await hydrated(page)
      const open = page.getByRole('link', { name: word.zoom })
      await open.click()
      const dialog = page.getByRole('dialog')
      const picture = dialog.getByRole('img')
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await expectAccessible(page)

      const width = async () => (await picture.boundingBox())?.width ?? 0
      const whole = await width()
      for (let step = 0; step < 4; step++) await dialog.getByRole('button', { name: word.larger }).click()
      await expect(dialog.getByText(/400\s%/)).toBeVisible()
      expect((await width()) / whole).toBeGreaterThanOrEqual(3)

      const region = dialog.getByRole('group')
      await region.focus()
      // No hand is quicker than the frame that shows the larger picture: a key before it may scroll nothing.
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
      const before = await region.evaluate((element) => element.scrollLeft)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before)
      await page.keyboard.press('0')
      await expect.poll(width).toBeCloseTo(whole, 0)
      await page.keyboard.press('+')
      await expect.poll(width).toBeGreaterThan(whole)

      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(open).toBeFocused()
    },
  )
}

test(
  '[UX-33] [UX-34] a model is seen from outside, inside, above, below and behind, closely and with its measures, each view a thumbnail',
  once,
  async ({ page, request }) => {
    const { sku } = await findModel(request)
    await page.goto(`/p/${sku}/x`)
    const thumbs = page.getByRole('region', { name: /^Ansichten von/ }).getByRole('link', { name: /^Ansicht \d/ })
    const names = ['Außenseite', 'Innenseite', 'Paar von oben', 'Sohle', 'Ferse', 'Spitze', 'Rahmen', 'Maße']
    for (const name of names) await expect(thumbs.and(page.getByRole('link', { name }))).toBeVisible()
    const pictures = await thumbs.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')))
    expect(new Set(pictures).size).toBe(pictures.length)
  },
)

test('a double click enlarges where it points, and a drag moves the picture', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'fingers pinch and scroll instead')
  const { sku } = await findModel(request)
  await page.goto(`/p/${sku}/x`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Vergrößern' }).click()
  const region = page.getByRole('dialog').getByRole('group')
  const picture = page.getByRole('dialog').getByRole('img')
  const place = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 }
  const box = await place()
  const point = { x: box.x + box.width * 0.8, y: box.y + box.height * 0.7 }
  await page.mouse.dblclick(point.x, point.y)
  await expect.poll(async () => (await place()).width / box.width).toBeCloseTo(3, 1)
  const grown = await place()
  expect((point.x - grown.x) / grown.width).toBeCloseTo(0.8, 1)
  expect((point.y - grown.y) / grown.height).toBeCloseTo(0.7, 1)

  const left = await region.evaluate((element) => element.scrollLeft)
  await page.mouse.move(point.x, point.y)
  await page.mouse.down()
  await page.mouse.move(point.x + 120, point.y, { steps: 4 })
  await page.mouse.up()
  expect(await region.evaluate((element) => element.scrollLeft)).toBeCloseTo(left - 120, 0)
})

test(
  '[PROD-2] a film among the pictures plays in their place, from this shop, and only when asked',
  once,
  async ({ page, request }) => {
    const { sku, media_gallery = [] } = await find(request, ({ media_gallery = [] }) =>
      media_gallery.some(({ vid }) => vid),
    )
    const film = media_gallery.find(({ vid }) => vid)?.vid?.url ?? ''
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/p/${sku}/x`)
    await hydrated(page)
    await page.getByRole('link', { name: /Film/ }).click()
    const video = page.locator('video')
    await expect(video).toBeVisible()
    expect(asked).not.toContain(film)
    await expectAccessible(page)
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true
      return element.play()
    })
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
    expect(asked).toContain(film)
  },
)

test('[SHELL-9] [PROD-2] a film of another host says first whose it is, and is looked at beside the shop', async ({
  page,
  request,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'Both screens show the same dialog.')
  await page.route('**/api/catalog/**', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('/media/film/norwegian-welt.webm', 'https://www.film.example/1')
    await route.fulfill({ response: answer, body })
  })
  const { sku } = await find(request, ({ media_gallery = [] }) => media_gallery.some(({ vid }) => vid))
  await page.goto('/laszlo_en/agb')
  await hydrated(page)
  // From inside the shop, so that the browser asks the platform itself.
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'there' })
    document.body.append(link)
    link.click()
  }, `/laszlo_en/p/${sku}/x`)
  await page.getByRole('link', { name: /film/i }).first().click()
  const opener = page.getByRole('main').locator('a[href="https://www.film.example/1"]')
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Go on to film.example?')
  await expect(dialog).toContainText('film.example learns the address of your connection')
  const go = dialog.getByRole('link', { name: 'To film.example' })
  await expect(go).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(go).toHaveAttribute('target', '_blank')
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test(
  '[PROD-2] a product without a picture shows the placeholder, in the list and on its page',
  once,
  async ({ page, request }) => {
    const { sku } = await find(request, ({ image }) => image === 'no_selection')
    await page.goto(`/p/${sku}/x`)
    await hydrated(page)
    const stage = page.getByRole('main').locator('picture img')
    await expect(stage).toHaveAttribute('src', /no_selection/)
    await expect.poll(() => stage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: 'Vergrößern' })).toHaveCount(0)
  },
)

test('[OUT-3] lists and galleries show finished pictures in a modern format, kept for good', async ({ page }) => {
  const types = new Set<string>()
  const caching = new Set<string>()
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/img/')) return
    types.add(response.headers()['content-type'] ?? '')
    caching.add(response.headers()['cache-control'] ?? '')
  })
  await page.goto('/schuhe', { waitUntil: 'networkidle' })
  const pictures = (await isDrawn(page, 'main article img')).slice(0, 4)
  expect(pictures.map(({ isThere }) => isThere)).toEqual(pictures.map(() => true))
  expect([...types]).toEqual(['image/avif'])
  expect([...caching]).toEqual(['public, max-age=31536000, immutable'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the large picture is a page of its own', once, async ({ page, request, quiet }) => {
    // The picture runs nothing, not even what the test itself would like to run in it.
    quiet.allow(/Blocked script execution/)
    const { sku } = await findModel(request)
    await page.goto(`/p/${sku}/x`)
    await page.getByRole('link', { name: 'Vergrößern' }).click()
    await expect(page).toHaveURL(/^.*\/img\/1292\/950\/.*format=svg/)
  })
})
