import { describe, expect, test } from 'vitest'
import {
  confirmNewsletter,
  endNewsletter,
  NewsletterStatus,
  readNewsletterStatus,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '../api/newsletter.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'

/** Nothing can be delivered there, whatever the platform does with it. */
const address = `leser-${Math.random().toString(36).slice(2)}@conformance.invalid`

export function describeNewsletter(client: ConformanceClient): void {
  const { path } = subscribeToNewsletter
  const remove = (body: unknown) =>
    client.call(path, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const status = (email: string) => client.result(NewsletterStatus, `${path}?email=${encodeURIComponent(email)}`)

  describe('newsletter', () => {
    // Few calls: an address on the network may subscribe and unsubscribe five times an hour.
    test('[NEWS-2] [API-4] a visitor subscribes and unsubscribes, and nobody else learns of it', async () => {
      expect((await client.post(path, { email: address })).body).toEqual({ code: 200, result: 'pending' })
      expect((await client.post(path, { email: address })).body).toEqual({ code: 200, result: 'pending' })
      expect(await status(address)).toBe(await status(`un${address}`))
      expect((await remove({ email: address })).body).toEqual({ code: 200, result: 'unsubscribed' })
      expect(await status(address)).toBe('unsubscribed')
    })

    test('[API-4] what is no address is 400 with the text of the field', async () => {
      const refusal = { code: 400, result: readNewsletterStatus.errors[400] }
      expect(refusalOf(await client.call(`${path}?email=nobody`))).toEqual(refusal)
      expect(refusalOf(await client.call(path))).toEqual(refusal)
      expect(refusalOf(await client.post(path, { email: 'nobody' }))).toEqual(refusal)
      expect(refusalOf(await client.post(path, {}))).toEqual(refusal)
      expect(refusalOf(await remove({ email: '' }))).toEqual({
        code: 400,
        result: unsubscribeFromNewsletter.errors[400],
      })
    })

    test.each([confirmNewsletter, endNewsletter])('a made-up token is gone at $path', async (call) => {
      expect(refusalOf(await client.post(call.path, { token: 'made-up' }))).toEqual({
        code: 410,
        result: call.errors[410],
      })
    })

    test.each([confirmNewsletter.path, endNewsletter.path])(
      'a link to %s shows a page with a button and loads nothing',
      async (linked) => {
        const page = await client.call(`${linked}?token=made-up`)
        expect(page.status).toBe(200)
        expect(page.headers.get('content-type')).toContain('text/html')
        expect(page.headers.get('cache-control')).toBe('no-store')
        expect(page.text).toMatch(/<form method="post"/)
        expect(page.text).not.toMatch(/<script|<img|<link|src=/)
      },
    )
  })
}
