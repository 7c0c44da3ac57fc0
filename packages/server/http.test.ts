import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Echo, type FakePlatform, fakePlatform } from './testing/fake-platform.ts'
import { type FakeStorefront, fakeStorefront, longText, script } from './testing/fake-storefront.ts'
import { type OpenServer, startServer } from './testing/start-server.ts'

let storefront: FakeStorefront
let platform: FakePlatform
let server: OpenServer
beforeAll(async () => {
  storefront = fakeStorefront()
  platform = await fakePlatform()
  server = await startServer({
    env: { PLATFORM_URL: platform.origin, LOG_LEVEL: 'debug' },
    config: { storefrontDist: storefront.dist, platformTimeout: 300 },
  })
})
afterAll(async () => {
  server.child.kill('SIGINT')
  await server.ended
  storefront.remove()
  platform.close()
})

/** What reached the platform. */
async function echo(path: string, init?: RequestInit): Promise<Echo> {
  return Echo.parse(await (await fetch(server.origin + path, init)).json())
}

/** The bytes as they travelled: fetch would decode them. */
function raw(request: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1', () => socket.write(request))
  return text(socket)
}

async function encoded(path: string, acceptEncoding: string, init: { method?: string } = {}) {
  const { request } = await import('node:http')
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const options = { ...init, headers: { 'accept-encoding': acceptEncoding } }
    const sent = request(server.origin + path, options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

const decode = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }

describe('pages', () => {
  test.each(['zstd', 'br', 'gzip'] as const)('are sent as %s to who takes it', async (encoding) => {
    const { headers, body } = await encoded('/', encoding)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(decode[encoding](body).toString()).toBe(longText)
  })

  test('are sent as they are to who takes no encoding, or refuses all of ours', async () => {
    for (const accepted of ['', 'identity', 'gzip;q=0, br;q=0, zstd;q=0.0, *;q=0']) {
      const { headers, body } = await encoded('/', accepted)
      expect(headers['content-encoding']).toBeUndefined()
      expect(body.toString()).toBe(longText)
    }
  })

  test.each(['zstd', 'br', 'gzip'] as const)('that come in pieces are sent as %s too', async (encoding) => {
    const { headers, body } = await encoded('/stream', encoding)
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'transfer-encoding': 'chunked' })
    expect(decode[encoding](body).toString()).toBe(`erst ${longText}dann ${longText}zuletzt${longText}`)
  })

  test('a HEAD gets the head of the GET and no body', async () => {
    const whole = await encoded('/', 'br')
    const head = await encoded('/', 'br', { method: 'HEAD' })
    expect(head.body).toHaveLength(0)
    for (const name of ['content-type', 'content-length', 'content-encoding', 'vary'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })

  test('that break are answered with 500 and without the reason', async () => {
    const answer = await fetch(`${server.origin}/broken`)
    expect([answer.status, await answer.text()]).toEqual([500, 'Something went wrong on our side.\n'])
  })

  test('see the address that the browser asked for', async () => {
    expect(await (await fetch(`${server.origin}/url?a=1`)).text()).toBe(`${server.origin}/url?a=1`)
  })

  test('do not believe a forwarded address without a trusted proxy', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
    expect(await (await fetch(`${server.origin}/url`, { headers })).text()).toBe(`${server.origin}/url`)
  })

  test('reach the platform without its origin', async () => {
    expect((await echo('/called')).url).toBe('/base/api/echo?sku=Gr%C3%B6%C3%9Fe%2041')
  })
})

describe('files', () => {
  test('with a hash in their name are kept for ever, and come compressed from the build', async () => {
    const { headers, body } = await encoded('/assets/client-1a2b.js', 'gzip, deflate, br')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(body).toString()).toBe(script)
    expect(gunzipSync((await encoded('/assets/client-1a2b.js', 'gzip')).body).toString()).toBe(script)
    expect((await encoded('/assets/client-1a2b.js', '')).body.toString()).toBe(script)
  })

  test('without one are asked for again after an hour', async () => {
    const answer = await fetch(`${server.origin}/robots.txt`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(await answer.text()).toBe('User-agent: *\n')
  })

  test('that are known are not sent again', async () => {
    const first = await fetch(`${server.origin}/assets/font-3c4d.woff2`)
    const etag = first.headers.get('etag') ?? ''
    const second = await fetch(`${server.origin}/assets/font-3c4d.woff2`, { headers: { 'if-none-match': etag } })
    expect([second.status, await second.text()]).toEqual([304, ''])
    const other = await fetch(`${server.origin}/assets/font-3c4d.woff2`, { headers: { 'if-none-match': 'W/"other"' } })
    expect(other.status).toBe(200)
  })

  test('take GET and HEAD alone', async () => {
    const answer = await fetch(`${server.origin}/robots.txt`, { method: 'POST', body: 'a' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const head = await fetch(`${server.origin}/assets/client-1a2b.js`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test.each([
    '/.vite/manifest.json',
    '/assets/../../server/entry-server.js',
    '/assets/%2e%2e/%2e%2e/server/entry-server.js',
    '/assets/..%2f..%2fserver%2fentry-server.js',
    '//etc/passwd',
    '/assets/client-1a2b.js.br',
    '/assets/client-1a2b.js%00',
  ])('cannot be reached outside the build: %s', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /)
    expect(answer).not.toContain('createStorefront')
  })
})

describe('the platform', () => {
  test.each(['/api/stock/check?sku=a', '/img/1/2/resize/a.jpg', '/graphql', '/de/api/x', '/laszlo_en/api/x?y=1'])(
    'gets %s',
    async (path) => {
      expect((await echo(path)).url).toBe(`/base${path}`)
    },
  )

  test.each(['/apis', '/en/api/x', '/imgs/a.jpg', '/de/apis'])('does not get %s', async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(404)
  })

  test('gets the body and the headers, without those of the connection', async () => {
    const body = { cartItem: { sku: 'Größe 41', qty: 2 } }
    const got = await echo('/api/cart/update', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vs-store-code': 'de' },
      body: JSON.stringify(body),
    })
    expect([got.method, got.body, got.headers['x-vs-store-code']]).toEqual(['POST', body, 'de'])
    const answer = await raw(
      'GET /api/a HTTP/1.1\r\nhost: shop\r\nconnection: close, x-hop\r\nx-hop: 1\r\nte: trailers\r\nproxy-authorization: secret\r\n\r\n',
    )
    expect(answer).not.toMatch(/x-hop|proxy-authorization|timeout=77/)
    expect(answer).toContain('x-of-the-platform: yes')
  })

  test('that does not answer in time is a 504 in the envelope', async () => {
    const answer = await fetch(`${server.origin}/api/stuck`)
    expect([answer.status, await answer.json()]).toEqual([
      504,
      { code: 504, result: 'The shop is busy for a moment. Please try again.' },
    ])
  })
})

describe('every answer', () => {
  const expected = {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  }

  test.each([
    '/',
    '/nowhere',
    '/broken',
    '/stream',
    '/assets/client-1a2b.js',
    '/api/echo',
    '/api/stuck',
    '/healthz',
    '/readyz',
    `/?${'a'.repeat(9000)}`,
  ])('[S-32] carries the security headers: %.30s', async (path) => {
    const { headers } = await fetch(server.origin + path)
    expect(Object.fromEntries(headers)).toMatchObject(expected)
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
  })

  test('[S-32] even one to what is no request', async () => {
    const answer = await raw('QUATSCH\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    for (const [name, value] of Object.entries(expected)) expect(answer).toContain(`${name}: ${value}`)
  })

  test.each([
    ['/', 'same-origin'],
    ['/assets/client-1a2b.js', 'same-origin'],
    ['/api/echo', 'no-referrer'],
    ['/api/stuck', 'no-referrer'],
    ['/readyz', 'no-referrer'],
  ])('[S-03] at %s is a referrer by %s', async (path, policy) => {
    expect((await fetch(server.origin + path)).headers.get('referrer-policy')).toBe(policy)
  })

  test('may bring its own', async () => {
    const { headers } = await fetch(`${server.origin}/own`)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })

  test('names its request', async () => {
    const one = (await fetch(`${server.origin}/`)).headers.get('x-request-id')
    const given = { headers: { 'x-request-id': 'given-from-outside' } }
    const two = (await fetch(`${server.origin}/`, given)).headers.get('x-request-id')
    expect(one).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/)
    expect(two).not.toBe('given-from-outside')
    expect(two).not.toBe(one)
  })
})

describe('limits', () => {
  test('[S-37] an address above 8 kB is 414', async () => {
    expect((await fetch(`${server.origin}/?${'a'.repeat(8189)}`)).status).toBe(200)
    expect((await fetch(`${server.origin}/?${'a'.repeat(8191)}`)).status).toBe(414)
  })

  test('[S-37] headers above 16 kB are 431', async () => {
    const head = (size: number) =>
      `GET / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\nx-big: ${'a'.repeat(size)}\r\n\r\n`
    expect(await raw(head(15_000))).toMatch(/^HTTP\/1\.1 200 /)
    expect(await raw(head(26_000))).toMatch(/^HTTP\/1\.1 431 /)
  })

  test('[S-37] more than 100 parameters are 400', async () => {
    const query = (count: number) => Array.from({ length: count }, (_, at) => `p${at}=1`).join('&')
    expect((await fetch(`${server.origin}/?${query(100)}`)).status).toBe(200)
    expect((await fetch(`${server.origin}/?${query(101)}`)).status).toBe(400)
  })
})

describe('refusals', () => {
  const query = Array.from({ length: 101 }, (_, at) => `p${at}=1`).join('&')
  const close = 'connection: close\r\n'

  test.each([
    [
      'an address that is too long',
      `GET /api/stock/check?sku=${'a'.repeat(9000)} HTTP/1.1\r\nhost: shop\r\n${close}\r\n`,
      414,
    ],
    ['too many parameters, in a store view', `GET /de/api/url?${query} HTTP/1.1\r\nhost: shop\r\n${close}\r\n`, 400],
    ['a host that is none', `GET /api/user/me HTTP/1.1\r\nhost: a/b\r\n${close}\r\n`, 400],
    ['no host at all', `GET /api/user/me HTTP/1.0\r\n\r\n`, 400],
    ['a method that is none', `QUATSCH /api/user/me HTTP/1.1\r\nhost: shop\r\n\r\n`, 400],
    [
      'headers that are too long',
      `GET /api/user/me HTTP/1.1\r\nhost: shop\r\nx-big: ${'a'.repeat(26_000)}\r\n\r\n`,
      431,
    ],
    [
      'a body that does not come to its end, while another platform waits for it',
      `POST /api/echo HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 20\r\n${close}\r\n{"a":`,
      504,
    ],
  ])('[S-36] [API-1] %s gets an answer in the envelope', async (_, request, code) => {
    const answer = await raw(request)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
    expect(head.toLowerCase()).toContain('content-type: application/json')
    expect(head.toLowerCase()).toContain('access-control-allow-origin: *')
    expect(head.toLowerCase()).toContain('cache-control: no-store')
    expect(JSON.parse(body)).toEqual({ code, result: expect.stringMatching(/\w+.+\.$/) as unknown })
  })

  test('tell a person who asked for a page in plain words', async () => {
    const answer = await fetch(`${server.origin}/?${query}`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toBe('The address has more than 100 parameters.\n')
  })
})

describe('probes', () => {
  test('[O-01] an open shop is alive and ready', async () => {
    const answers = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(server.origin + path)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['{"alive":true}', '{"ready":true}'])
  })

  test('[O-01] a shop without its platform is alive and not ready', async () => {
    const lonely = await startServer({
      env: { PLATFORM_URL: 'http://127.0.0.1:9' },
      config: { storefrontDist: storefront.dist },
    })
    const statuses = await Promise.all(['/healthz', '/readyz', '/api/x'].map((path) => fetch(lonely.origin + path)))
    expect(statuses.map((answer) => answer.status)).toEqual([200, 503, 502])
    lonely.child.kill('SIGINT')
    await lonely.ended
  })
})

describe('the log', () => {
  test('[S-02] never holds what stands in a query, on whatever route it came', async () => {
    const canary = 'kanarienvogel'
    const paths = ['/', '/nowhere', '/broken', '/api/echo', '/api/stuck', '/assets/client-1a2b.js', '/readyz']
    await Promise.all(
      paths.map((path) => fetch(`${server.origin}${path}?token=${canary}`).then((answer) => answer.text())),
    )
    await fetch(`${server.origin}/?token=${canary}${'a'.repeat(9000)}`)
    await raw(`GET http://[${canary}/?token=${canary} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`)
    await raw(`GET /?token=${canary} HTTP/1.1\r\nhost: sh op\r\nconnection: close\r\n\r\n`)
    await expect.poll(() => server.stderr(), { timeout: 3000 }).toContain('"path":"/readyz"')
    expect(server.stderr()).toContain('"path":"/broken"')
    expect(server.stderr() + server.stdout()).not.toContain(canary)
  })

  test('[O-02] is one JSON line an event, with time in UTC, level, id, route, status and duration', async () => {
    await (await fetch(`${server.origin}/url?secret=1`)).text()
    await expect.poll(() => server.stderr(), { timeout: 3000 }).toContain('"path":"/url"')
    const lines = server.stderr().trimEnd().split('\n')
    const line = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(lines.findLast((one) => one.includes('"/url"')) ?? ''))
    expect(line).toMatchObject({ level: 'info', route: 'storefront', method: 'GET', status: 200, msg: 'request' })
    expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(Object.keys(line).toSorted()).toEqual([
      'id',
      'level',
      'method',
      'ms',
      'msg',
      'path',
      'route',
      'status',
      'store',
      'time',
    ])
  })
})
