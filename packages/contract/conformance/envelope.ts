import { describe, expect, test } from 'vitest'
import { StockItem } from '../entity/stock-item.ts'
import { envelope } from '../envelope.ts'
import { errorText } from '../error-text.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import { oneOf, type Shop } from './shop.ts'

export function describeEnvelope(client: ConformanceClient, shop: () => Promise<Shop>): void {
  describe('envelope', () => {
    async function stockPath(): Promise<string> {
      return `/api/stock/check?sku=${encodeURIComponent(oneOf((await shop()).products, 'product').sku)}`
    }

    test('an answer is JSON with code and result, and its status is the code', async () => {
      const { status, headers, body } = await client.call(await stockPath())
      expect(headers.get('content-type')).toContain('application/json')
      expect(envelope(StockItem).parse(body).code).toBe(status)
    })

    test('an unknown call is 404 in the envelope', async () => {
      expect(refusalOf(await client.call('/api/no-such-call'))).toEqual({ code: 404, result: errorText.notFound })
    })

    test('a method that the call does not take is 405 in the envelope', async () => {
      expect(refusalOf(await client.call(await stockPath(), { method: 'DELETE' })).code).toBe(405)
    })

    test('HEAD tells the same as GET, without the body', async () => {
      const got = await client.call(await stockPath())
      const asked = await client.call(await stockPath(), { method: 'HEAD' })
      expect(asked.status).toBe(got.status)
      expect(asked.headers.get('content-type')).toBe(got.headers.get('content-type'))
      expect(asked.text).toBe('')
    })

    test('any origin may call', async () => {
      const { headers } = await client.call(await stockPath(), { headers: { origin: 'https://elsewhere.example' } })
      expect(headers.get('access-control-allow-origin')).toBe('*')
      const preflight = await client.call('/api/url/map', {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      })
      expect(preflight.status).toBeLessThan(300)
      expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
      expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('content-type')
    })

    test.each(['Bearer null', 'Bearer undefined', 'Bearer ', ''])(
      'the header %j means anonymous',
      async (authorization) => {
        expect((await client.call(await stockPath(), { headers: { authorization } })).status).toBe(200)
      },
    )

    test('an empty token in the query means anonymous', async () => {
      expect((await client.call(`${await stockPath()}&token=`)).status).toBe(200)
    })

    test('a body beyond the limit is 413 in the envelope', async () => {
      const answer = await client.post('/api/url/map', { url: 'a', options: { filling: 'x'.repeat(300 * 1024) } })
      expect(refusalOf(answer).code).toBe(413)
    })

    test('a body that is no JSON is 400 in the envelope', async () => {
      expect(refusalOf(await client.post('/api/url/map', '{"url":')).code).toBe(400)
    })
  })
}
