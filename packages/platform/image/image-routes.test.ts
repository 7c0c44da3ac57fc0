import { describe, expect, test } from 'vitest'
import { imageRoutes } from './image-routes.ts'

const app = imageRoutes({ maxAgeSeconds: 1000 })
const get = (path: string, init?: RequestInit) => app.request(path, init)

describe('a picture', () => {
  test('is an SVG that is kept for a while, runs nothing and is not guessed at', async () => {
    const response = await get('/img/400/300/resize/shoe/oxford/cognac/side.svg')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=1000',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    expect(await response.text()).toMatch(
      /^<svg xmlns="[^"]+" width="400" height="300" viewBox="0 0 384 288">.*<\/svg>$/s,
    )
  })

  test('is the same with one slash or two before its path', async () => {
    const one = await get('/img/100/75/resize/good/shoe-cream.svg')
    const two = await get('/img/100/75/resize//good/shoe-cream.svg')
    expect([two.status, await two.text()]).toEqual([200, await one.text()])
  })

  test('answers HEAD with the same headers and no body', async () => {
    const response = await get('/img/100/75/resize/good/shoe-cream.svg', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await response.text()).toBe('')
  })

  test('is not sent again to a browser that has it', async () => {
    const path = '/img/400/300/resize/shoe/chelsea/navy/side.svg'
    const tag = (await get(path)).headers.get('etag') ?? ''
    expect((await get(path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  })

  test('fills the frame when cropped, and shrinks the frame when fitted', async () => {
    const path = '390/390/crop/shoe/oxford/cognac/side.svg'
    expect(await (await get(`/img/${path}`)).text()).toContain('preserveAspectRatio="xMidYMid slice"')
    const fitted = await get('/img/400/400/fit/shoe/oxford/cognac/side.svg')
    expect(await fitted.text()).toContain('width="400" height="300"')
  })

  test('no_selection is a placeholder', async () => {
    const response = await get('/img/200/200/resize/no_selection')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await response.text()).toContain('<path')
  })
})

describe('what is refused', () => {
  test.each([
    '0/300',
    '300/0',
    '4001/300',
    '300/99999',
    '-1/300',
    '1e3/300',
    '3.5/300',
    '300/abc',
    '%20300/300',
    '٣٠٠/300',
  ])('a size of %s', async (size) => {
    const response = await get(`/img/${size}/resize/good/brush.svg`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code: 400, result: 'Width and height are whole numbers from 1 to 4000.' })
  })

  test('a way of scaling that does not exist', async () => {
    expect((await get('/img/300/300/stretch/good/brush.svg')).status).toBe(400)
    expect((await get('/img/300/300/constructor/good/brush.svg')).status).toBe(400)
  })

  test.each([
    'http://169.254.169.254/latest',
    'https://evil.example/x.svg',
    'https%3A%2F%2Fevil.example%2Fx.svg',
    'https%253A%252F%252Fevil.example',
    '//evil.example/x.svg',
    '%2F%2Fevil.example/x.svg',
    '%5C%5Cevil.example/x.svg',
    'file:///etc/passwd',
    '/gopher://127.0.0.1',
    'data:image/svg+xml,<svg/>',
  ])('[S-34] the absolute address %s', async (path) => {
    const response = await get(`/img/300/300/resize/${path}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  test('an absolute address in the query', async () => {
    expect((await get('/img/300/300/resize/good/brush.svg?absoluteUrl=http://127.0.0.1/')).status).toBe(400)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('the method %s', async (method) => {
    const response = await get('/img/300/300/resize/good/brush.svg', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('an address without a picture', async () => {
    expect((await get('/img/300')).status).toBe(404)
    expect((await get('/img/300/300/resize/')).status).toBe(404)
  })
})

test.each([
  'w/s/wsh12-black.jpg',
  'shoe/oxford/green/side.svg',
  'shoe/oxford/cognac-suede-patent/side.svg',
  'shoe/oxford/cognac/side.png',
  'shoe/oxford/cognac/side.svg/more',
  'shoe/constructor/cognac/side.svg',
  'shoe/oxford/__proto__/side.svg',
  'good/toString.svg',
  '../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  'good/brush.svg%00.png',
  '%3Cscript%3Ealert(1)%3C/script%3E.svg',
  '%E0%A4%A',
])('the unknown picture %s is told as missing and shows the placeholder', async (path) => {
  const placeholder = await (await get('/img/300/300/resize/no_selection')).text()
  const response = await get(`/img/300/300/resize/${path.replaceAll('../', '%2E%2E%2F')}`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'public, max-age=300'])
  expect(await response.text()).toBe(placeholder)
})
