import { expect, test } from './shop-test.ts'

test('every page forbids inline code and foreign hosts, with a nonce of its own', async ({ request }) => {
  const policies = await Promise.all(
    ['/', '/schuhe', '/gibt-es-nicht'].map(
      async (path) => (await request.get(path)).headers()['content-security-policy'] ?? '',
    ),
  )
  for (const policy of policies) {
    expect(policy).toContain("script-src 'nonce-")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  }
  expect(new Set(policies.map((policy) => /nonce-([^']+)/.exec(policy)?.[1])).size).toBe(policies.length)
})

test('the HTML carries no inline handler, no inline style and no script without the nonce', async ({ request }) => {
  for (const path of ['/', '/schuhe', '/laszlo_en/shoes']) {
    const html = await (await request.get(path)).text()
    expect(html).not.toMatch(/\son[a-z]+="/)
    expect(html).not.toMatch(/\sstyle="/)
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g))
      expect(tag).toMatch(/nonce="|type="application\/(ld\+)?json"/)
  }
})

test('what the address says cannot break out of the page', async ({ page, quiet }) => {
  quiet.allow(/404/)
  await page.addInitScript(() => Object.assign(window, { broken: 0 }))
  for (const path of [
    '/%3Cscript%3Ewindow.broken=1%3C/script%3E',
    '/schuhe?sort=%22%3E%3Cscript%3Ewindow.broken=1%3C/script%3E',
    '/c/%3Cimg%20src=x%20onerror=window.broken=1%3E',
  ]) {
    await page.goto(path)
    expect(await page.evaluate(() => (window as unknown as { broken: number }).broken)).toBe(0)
  }
})

test('built files are hashed, immutable and compressed ahead', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /import\("([^"]+)"/.exec(html)?.[1] ?? ''
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get(script, { headers: { 'accept-encoding': encoding } })
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers()['content-encoding']).toBe(encoding)
  }
  expect((await request.get('/', { headers: { 'accept-encoding': 'gzip' } })).headers()['content-encoding']).toBe(
    'gzip',
  )
})
