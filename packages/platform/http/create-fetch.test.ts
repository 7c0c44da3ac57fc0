import { describe, expect, test } from 'vitest'
import { createExample } from './testing/create-example.ts'

const { call, post } = createExample()

describe('the envelope', () => {
  test('a result stands in {code, result} with the same HTTP status', async () => {
    expect(await call('/api/greet?name=J%C3%BCrgen')).toMatchObject({
      status: 200,
      body: { code: 200, result: 'Grüß Gott, Jürgen (laszlo_de)' },
    })
    expect(await call('/api/gone/x')).toMatchObject({ status: 410, body: { code: 410, result: ['too', 'late'] } })
  })

  test('a bare answer stands alone, null included', async () => {
    expect(await call('/api/bare')).toMatchObject({ status: 200, text: 'null' })
  })

  test('[API-6] the chosen store view reaches the handler', async () => {
    expect((await call('/laszlo_en/api/greet?name=Ann')).text).toContain('(laszlo_en)')
    expect((await call('/api/greet?name=Ann', { headers: { 'x-vs-store-code': 'de' } })).text).toContain('(de)')
  })

  test('an unknown store is 400 with its text', async () => {
    expect(await call('/api/greet?name=Ann&storeCode=nowhere')).toMatchObject({
      status: 400,
      body: { code: 400, result: 'There is no store view with the code nowhere.' },
    })
  })
})

describe('methods', () => {
  test('an unknown path is 404, another method 405 with the methods that work', async () => {
    expect(await call('/api/nothing')).toMatchObject({
      status: 404,
      body: { code: 404, result: 'There is no such call.' },
    })
    const refused = await call('/api/greet?name=Ann', { method: 'PUT' })
    expect(refused).toMatchObject({ status: 405, body: { code: 405 } })
    expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(await call('/api/order')).toMatchObject({ status: 405 })
  })

  test('HEAD answers like GET, without the body', async () => {
    const [head, get] = [await call('/api/greet?name=Ann', { method: 'HEAD' }), await call('/api/greet?name=Ann')]
    expect(head).toMatchObject({ status: 200, text: '' })
    for (const name of ['content-type', 'cache-control', 'x-content-type-options']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name))
    }
    expect((await call('/api/greet', { method: 'HEAD' })).status).toBe(400)
  })

  test('a browser of any origin may ask and then call', async () => {
    const headers = { origin: 'https://elsewhere.test', 'access-control-request-headers': 'content-type,x-own' }
    const asked = await call('/api/order', { method: 'OPTIONS', headers })
    expect(asked).toMatchObject({ status: 204, text: '' })
    expect(asked.headers.get('access-control-allow-origin')).toBe('*')
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS')
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type,x-own')
    const called = await post('/api/order', '{"note":"x"}')
    expect(called.headers.get('access-control-allow-origin')).toBe('*')
    expect(called.headers.get('access-control-expose-headers')).toBe('Link')
    expect((await call('/api/nothing', { method: 'OPTIONS' })).status).toBe(404)
  })
})
