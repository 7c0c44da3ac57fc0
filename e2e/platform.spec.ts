import type { APIRequestContext } from '@playwright/test'
import { findLink } from './find-letter.ts'
import { findModel } from './find-model.ts'
import { servers } from './servers.ts'
import { expect, expectAccessibleWithShell, test } from './shop-test.ts'

const newsletter = '/api/ext/mailchimp-subscribe/subscribe'

test('[API-1] all calls are told on one page that anybody can read', async ({ page, request }) => {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, object> }
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calls of the shop')
  const shown = await page.locator('article.call h3').allInnerTexts()
  for (const path of Object.keys(paths)) {
    expect(shown.join('\n')).toContain(path.replaceAll(/\{(\w+)\}/g, ':$1'))
  }
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Cart' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Cart' })).toBeInViewport()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'nothing sticks out to the side').toBeLessThanOrEqual(0)
  // The whole of it is thousands of fields that are all alike: one module stands for them.
  await page
    .locator('main > section:not([aria-labelledby="cart"])')
    .evaluateAll((sections) => sections.forEach((section) => section.remove()))
  await expectAccessibleWithShell(page)
})

test('[NEWS-2] a link in a letter asks before it confirms, once', async ({ page, request }, { project }) => {
  const email = `lesen-${project.name}-${Date.now()}@example.com`
  expect(await (await request.post(newsletter, { data: { email } })).json()).toEqual({ code: 200, result: 'pending' })
  const path = await findLink('newsletter-confirm', email)

  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter bestätigen')
  await expectAccessibleWithShell(page)
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank')
  expect(page.url(), 'the token does not stay in the address').not.toContain('token=')
  await expectAccessibleWithShell(page)
  await findLink('newsletter-welcome', email)
})

test('[NEWS-2] a link that means nothing says so', async ({ page, quiet }) => {
  quiet.allow(/410/)
  await page.goto(`/api/newsletter/confirm?token=${'x'.repeat(43)}`)
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expectAccessibleWithShell(page)
})

test('[API-6] the English view asks in English', async ({ page, request }, { project }) => {
  test.skip(project.name !== 'desktop', 'One place may ask five times an hour.')
  const email = `read-${Date.now()}@example.com`
  await request.post(`/laszlo_en${newsletter}`, { data: { email } })
  await page.goto(await findLink('newsletter-confirm', email))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: /confirm/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/thank/i)
})

const address = {
  firstname: 'Änne',
  lastname: 'Weiß',
  street: ['Große Straße', '7'],
  postcode: '50667',
  city: 'Köln',
  country_id: 'DE',
  email: 'aenne.weiss@example.com',
}

/** A cart with one pair, as a guest. */
async function fillCart(request: APIRequestContext, origin: string): Promise<{ cartId: string; sku: string }> {
  const { available: sku } = await findModel(request)
  const created = await request.post(`${origin}/api/cart/create?token=`)
  const { result: cartId } = (await created.json()) as { result: string }
  const added = await request.post(`${origin}/api/cart/update?token=&cartId=${cartId}`, {
    data: { cartItem: { sku, qty: 1 } },
  })
  expect(await added.json()).toMatchObject({ code: 200, result: { sku, qty: 1, quote_id: cartId } })
  return { cartId, sku }
}

for (const name of ['shop', 'remote'] as const) {
  test(`[API-3] [ORDER-1] a guest orders through the calls alone, on the ${name} server`, async ({ request }) => {
    const { origin } = servers[name]
    const { cartId, sku } = await fillCart(request, origin)
    const totals = await request.get(`${origin}/api/cart/totals?cartId=${cartId}`)
    expect(await totals.json()).toMatchObject({ code: 200, result: { items_qty: 1, quote_currency_code: 'EUR' } })
    const order = {
      cart_id: cartId,
      products: [{ sku, qty: 1, price: 0.01 }],
      addressInformation: {
        billingAddress: address,
        shippingAddress: address,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        payment_method_code: 'invoice',
      },
    }
    const first = await request.post(`${origin}/api/order`, { data: order })
    expect(await first.json()).toMatchObject({ code: 200, result: { orderNumber: expect.stringMatching(/^\d{9,}$/) } })
    const again = await request.post(`${origin}/api/order`, { data: order })
    expect(await again.text()).toBe(await first.text())
    const over = await request.get(`${origin}/api/cart/pull?cartId=${cartId}`)
    expect(await over.json()).toEqual({ code: 404, result: 'There is no such cart.' })
  })
}

test.describe('from elsewhere', () => {
  // Our own pages may not do this; those of another shop may.
  test.use({ bypassCSP: true })

  test('[API-1] a client of another origin may ask, in a real browser', async ({ page, request, quiet }) => {
    quiet.allow(/400 \(Bad Request\)/)
    const { sku } = await fillCart(request, servers.shop.origin)
    await page.goto(`${servers.remote.origin}/healthz`)
    const answers = await page.evaluate(
      async ({ origin, sku: wanted, path }) => {
        const json = { 'content-type': 'application/json', authorization: 'Bearer null' }
        const ask = async (url: string, init: RequestInit = {}) =>
          ((await (await fetch(origin + url, { mode: 'cors', headers: json, ...init })).json()) as { code: number })
            .code
        return [
          await ask(`/api/stock/check?sku=${encodeURIComponent(wanted)}`),
          await ask('/api/cart/create', { method: 'POST' }),
          await ask(path, { method: 'DELETE', body: JSON.stringify({ email: 'niemand@example.com' }) }),
          await ask('/api/order', {
            method: 'POST',
            headers: { ...json, 'idempotency-key': 'eins', 'x-vs-store-code': 'de' },
            body: '{}',
          }),
        ]
      },
      { origin: servers.shop.origin, sku, path: newsletter },
    )
    expect(answers).toEqual([200, 200, 200, 400])
  })
})
