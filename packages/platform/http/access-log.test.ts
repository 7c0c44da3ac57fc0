import { describe, expect, test } from 'vitest'
import { createExample } from './testing/create-example.ts'

describe('the access log', () => {
  test('[O-02] one line per request: id, method, route template, status, milliseconds, store', async () => {
    const { call, lines } = createExample()
    const { headers } = await call('/laszlo_en/api/gone/abc?x=1')
    expect(lines).toHaveLength(1)
    const { fields, level, message } = lines[0] ?? {}
    expect({ level, message }).toEqual({ level: 'info', message: 'request' })
    expect(fields).toEqual({
      requestId: headers.get('x-request-id'),
      method: 'GET',
      route: '/api/gone/:token',
      status: 410,
      store: 'laszlo_en',
      ms: expect.any(Number) as unknown,
    })
  })

  test('[S-02] a token, a cart id and an e-mail reach no line, on no route and with no outcome', async () => {
    const { call, post, lines } = createExample()
    const canary = 'canary4711'
    const secrets = `token=${canary}&cartId=${canary}&email=${canary}@x.test`
    const paths = [
      '/api/greet?name=Ann&',
      '/api/greet?',
      '/api/fall?',
      '/api/bare?',
      '/img/1/x?',
      '/api/x?storeCode=q&',
    ]
    for (const path of paths) await call(path + secrets)
    for (const path of [`/api/gone/${canary}`, `/${canary}`, `/${canary}/api/greet`]) await call(path)
    await post(`/api/note?${secrets}`, `{"note":5,"email":"${canary}"}`)
    await post(`/api/note?${secrets}`, `{"${canary}`)
    await call(`/api/greet?name=${'x'.repeat(8200)}&${secrets}`)
    expect(lines.filter(({ message }) => message === 'request')).toHaveLength(12)
    expect(JSON.stringify(lines)).not.toContain(canary)
  })
})
