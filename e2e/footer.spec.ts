import type { Page } from '@playwright/test'
import { findLink } from './find-letter.ts'
import { servers } from './servers.ts'
import { expect, expectAccessible, expectAccessibleWithShell, hydrated, test, views } from './shop-test.ts'

const phone = { width: 390, height: 844 }
const footerOf = (page: Page) => page.getByRole('contentinfo')

/** Until its code has come the form is a plain one; these journeys want the other. */
async function withItsCode(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

for (const { prefix, code, lang } of views) {
  test(`[SHELL-5] [ROUTE-7] [UX-100] every link of the footer of ${code} leads to a page, and nothing in it hides from anybody`, async ({
    page,
    request,
  }) => {
    await page.goto(`${prefix}${lang === 'de' ? '/agb' : '/imprint'}`)
    const footer = footerOf(page)
    const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const own = [...new Set(hrefs.map((href) => href?.replace(/#.*$/, '')))].filter((href) => href?.startsWith('/'))
    expect(own.length).toBeGreaterThan(20)
    const answers = await Promise.all(own.map(async (href) => [href, (await request.get(href ?? '')).status()]))
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    expect(own.some((href) => href?.endsWith('/faqs'))).toBe(code !== 'de')

    for (const link of await footer.locator('a[href^="https:"]').all())
      await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(footer.getByRole('list', { name: /Zahlungsarten|Payment methods/ }).getByRole('img')).toHaveCount(7)
    await expect(footer.getByRole('img', { name: 'DHL GoGreen' })).toBeVisible()
    await expect(footer.getByRole('table')).toContainText(/10 (bis|to) 18/)
    await withItsCode(page)
    await expectAccessibleWithShell(page)
  })
}

test('[UX-8] [UX-94] on the phone the law is seen without opening anything, and help stands where it always stands', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const places: number[] = []
  for (const path of ['/', '/schuhe', '/agb', '/newsletter']) {
    await page.goto(path)
    const footer = footerOf(page)
    for (const name of ['Vertrag widerrufen', 'Impressum', 'Datenschutz', 'Barrierefreiheit'])
      await expect(footer.getByRole('link', { name })).toBeVisible()
    // It is laid out when it comes near: until then it has words, and no lines that a browser would set them in.
    const names = await footer.getByRole('link').allTextContents()
    places.push(names.indexOf('Kontakt'))
    await footer.scrollIntoViewIfNeeded()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, 'nothing sticks out to the side').toBeLessThanOrEqual(0)
  }
  expect(new Set(places).size).toBe(1)
  expect(places[0]).toBeGreaterThan(0)
})

test('the footer and the form stay where they are while their code is on its way', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const part of ['footer', 'form']) {
        if (document.querySelector(part)?.checkVisibility()) seen.add(part)
        else if (seen.has(part)) document.documentElement.dataset['vanished'] = part
      }
      requestAnimationFrame(look)
    }
    document.addEventListener('DOMContentLoaded', look)
  })
  await page.goto('/agb')
  await withItsCode(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-vanished')
})

test('[ROUTE-7] a guest who follows "My account" is asked to sign in, in place', async ({ page }) => {
  await page.goto('/impressum')
  await withItsCode(page)
  await footerOf(page).getByRole('link', { name: 'Mein Konto' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/impressum')
})

for (const [size, before, after] of [
  [{ width: 1280, height: 800 }, 190, 260],
  [phone, 590, 660],
] as const) {
  test(`[SHELL-6] the way back to the top appears between ${before} and ${after} px on a window of ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/schuhe')
    await withItsCode(page)
    const button = page.getByRole('button', { name: 'Nach oben' })
    await page.evaluate((top) => scrollTo(0, top), before)
    await expect(button).toBeHidden()
    await page.evaluate((top) => scrollTo(0, top), after)
    await expect(button).toBeVisible()
    const box = await button.boundingBox()
    const barTop = await page.evaluate(
      () => document.querySelector('nav[aria-label="Schnellzugriff"]')?.getBoundingClientRect().top,
    )
    // A bar that is not shown has no place.
    if (barTop) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop)
    await button.press('Enter')
    await expect(button).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('#main')).toBeFocused()
  })
}

test('[SHELL-11] who is offline is told so, except on the way down the page', async ({ page, context }) => {
  await page.setViewportSize(phone)
  await page.goto('/agb')
  await withItsCode(page)
  const badge = page.getByText('Sie sind offline. Manches ist nicht verfügbar.')
  await expect(badge).toBeHidden()
  await context.setOffline(true)
  await expect(badge).toHaveCSS('opacity', '1')
  await page.mouse.wheel(0, 500)
  await expect(badge).toHaveCSS('opacity', '0')
  await page.mouse.wheel(0, -200)
  await expect(badge).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(badge).toBeHidden()
})

test('[NEWS-1] an address is taken in place, and a letter asks for its consent', async ({ page, context }) => {
  await page.goto('/impressum')
  await withItsCode(page)
  const form = page.getByRole('complementary', { name: /^Post von/ })
  const field = form.getByLabel('E-Mail-Adresse')
  const said = form.getByRole('status')
  const women = form.getByRole('group', { name: 'Anmelden für' }).getByRole('button', { name: 'Damen' })

  await field.fill('anna')
  await women.click()
  await expect(said).toContainText('nicht vollständig')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  const email = `anna.gruen-${Date.now()}@example.com`
  await field.fill(email)
  await context.setOffline(true)
  await women.click()
  await expect(said).toContainText('Sie sind offline.')
  await expect(field, 'nothing is lost').toHaveValue(email)

  await context.setOffline(false)
  await women.click()
  await expect(said).toContainText('bestätigen Sie darin Ihre Anmeldung')
  await expect(field).toHaveValue('')
  await findLink('newsletter-confirm', email)
  await expect(page).toHaveURL('/impressum')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[NEWS-1] the form is posted, and a page says what came of it', async ({ page }) => {
    await page.goto('/laszlo_en/imprint')
    const email = `reader-${Date.now()}@example.com`
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Both' }).click()
    await expect(page).toHaveURL('/laszlo_en/newsletter?outcome=pending')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please confirm your subscription')
    await findLink('newsletter-confirm', email)

    // What no browser would send still gets an answer in words.
    await page.goto('/laszlo_en/newsletter')
    await page.getByLabel('E-mail address').fill('a@b')
    await page.getByRole('button', { name: 'Men', exact: true }).click()
    await expect(page).toHaveURL('/laszlo_en/newsletter?outcome=invalid')
    await expect(page.getByRole('alert')).toContainText('not complete')
  })

  test('[SHELL-6] the last link leads back to the top', async ({ page }) => {
    await page.goto('/schuhe')
    await footerOf(page).getByRole('link', { name: 'Nach oben' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})

test('[NEWS-1] where a mailing provider takes the addresses it gets them in a new tab, and nobody else does', async ({
  page,
  context,
}) => {
  let posted: string | null = null
  await context.route('https://mail.example/**', (route) => {
    posted = route.request().postData()
    return route.fulfill({ body: 'Thank you' })
  })
  const response = await page.goto(`${servers.remote.origin}/impressum`)
  expect(response?.headers()['content-security-policy']).toMatch(/form-action 'self' https:\/\/mail\.example(;|$)/)
  await withItsCode(page)
  await page.getByLabel('E-Mail-Adresse').fill('anna@example.com')
  const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Herren' }).click()])
  await expect(tab.getByText('Thank you')).toBeVisible()
  expect(posted).toBe('email=anna%40example.com&gender=men')
  await expect(page).toHaveURL(`${servers.remote.origin}/impressum`)
})

test('[SHELL-12] the chat is a code to photograph on the desktop and a plain link on the phone', async ({ page }) => {
  await page.goto('/impressum')
  await withItsCode(page)
  await expect(page.getByRole('link', { name: 'Mit uns schreiben' }), 'off unless configured').toHaveCount(0)

  await page.goto(`${servers.remote.origin}/impressum`)
  await withItsCode(page)
  const chat = page.getByRole('link', { name: 'Mit uns schreiben' })
  await chat.click()
  const dialog = page.getByRole('dialog', { name: 'Mit uns schreiben' })
  await expect(dialog.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'chat.example/welt' })).toHaveAttribute(
    'href',
    'https://chat.example/welt',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(chat).toBeFocused()

  await page.setViewportSize(phone)
  await page.context().route('https://chat.example/**', (route) => route.fulfill({ body: 'Hello' }))
  const [tab] = await Promise.all([page.context().waitForEvent('page'), chat.click()])
  await expect(tab).toHaveURL('https://chat.example/welt')
  await expect(dialog).toBeHidden()
})
