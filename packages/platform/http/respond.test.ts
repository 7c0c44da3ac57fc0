import { describe, expect, test } from 'vitest'
import { createExample } from './testing/create-example.ts'

const { call } = createExample()

describe('headers', () => {
  const paths = [
    '/api/greet?name=Ann',
    '/api/greet',
    '/api/nothing',
    '/api/fall',
    '/img/390/x.webp',
    '/api/x?storeCode=q',
  ]

  test.each(paths)('[S-32] %s carries all of them', async (path) => {
    const { headers } = await call(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('cross-origin-resource-policy')).toBe(path.startsWith('/img') ? 'cross-origin' : 'same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toBe('payment=(self)')
    expect(headers.has('server')).toBe(false)
    expect(headers.has('x-powered-by')).toBe(false)
  })

  test('nothing is cached unless its route says so, and then not what was asked with a token or for a cart', async () => {
    const kept = async (path: string, headers = {}) => (await call(path, { headers })).headers.get('cache-control')
    expect(await kept('/api/greet?name=Ann')).toBe('public, max-age=60')
    expect(await kept('/api/greet?name=Ann&token=&cartId=')).toBe('public, max-age=60')
    expect(await kept('/api/greet?name=Ann&token=abc')).toBe('no-store')
    expect(await kept('/api/greet?name=Ann&cartId=abc')).toBe('no-store')
    expect(await kept('/api/greet?name=Ann', { authorization: 'Bearer abc' })).toBe('no-store')
    expect(await kept('/api/gone/x')).toBe('no-store')
    expect(await kept('/img/390/x.webp')).toBe('max-age=60')
  })

  test('[S-04] what was asked with a token has no mark by which a cache could know it again', async () => {
    const markOf = async (path: string, headers = {}) => {
      const { status, headers: answered } = await call(path, { headers })
      return [status, answered.get('etag')]
    }
    const known = { 'if-none-match': 'W/"1"' }
    expect(await markOf('/img/390/x.webp')).toEqual([200, 'W/"1"'])
    expect(await markOf('/img/390/x.webp', known)).toEqual([304, 'W/"1"'])
    expect(await markOf('/img/390/x.webp?token=abc')).toEqual([200, null])
    expect(await markOf('/img/390/x.webp?token=abc', known)).toEqual([200, null])
    expect(await markOf('/img/390/x.webp', { ...known, authorization: 'Bearer abc' })).toEqual([200, null])
  })

  test('a sane request id is kept, another is replaced', async () => {
    const idOf = async (given: string) =>
      (await call('/api/bare', { headers: { 'x-request-id': given } })).headers.get('x-request-id')
    expect(await idOf('abc-123.DEF_4')).toBe('abc-123.DEF_4')
    for (const odd of ['short', 'with space', 'x'.repeat(65), '<script>alert(1)</script>']) {
      expect(await idOf(odd)).toMatch(/^[0-9a-f-]{36}$/)
    }
  })
})
