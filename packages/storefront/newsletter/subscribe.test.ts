import { expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import type { Call } from '../api/create-api.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { subscribe } from './subscribe.ts'
import { takeNewsletterForm } from './take-newsletter-form.ts'

async function shopThatAnswers(answer: Answer<unknown>) {
  const sent: Call[] = []
  const shop = await createTestShop({
    api: {
      call: (_, call = {}) => {
        sent.push(call)
        return Promise.resolve(answer) as never
      },
    },
  })
  return { shop, sent }
}

const refused = (code: number): Answer<never> => ({ ok: false, at: 'code', code, text: 'no' })

test.each([
  ['pending', { ok: true, result: 'pending' }],
  ['invalid', refused(400)],
  ['tooOften', refused(429)],
  ['failed', refused(500)],
  ['failed', { ok: false, at: 'network', text: 'fetch failed' }],
] as const)('[NEWS-1] the outcome is %s when the platform answers %o', async (outcome, answer) => {
  const { shop } = await shopThatAnswers(answer)
  expect(await subscribe(shop, { email: 'a@b.example', source: 'footer' })).toBe(outcome)
})

test('[NEWS-1] the proof of consent names the form and the button that was pressed', async () => {
  const { shop, sent } = await shopThatAnswers({ ok: true, result: 'pending' })
  await subscribe(shop, { email: 'a@b.example', source: 'footer', gender: 'women' })
  await subscribe(shop, { email: 'a@b.example', source: 'modal' })
  expect(sent.map(({ body }) => body)).toEqual([
    { email: 'a@b.example', source: 'footer-women' },
    { email: 'a@b.example', source: 'modal' },
  ])
})

test('[NEWS-1] a form without JavaScript leads to a page that says what came of it, and the address is not in its path', async () => {
  const { shop, sent } = await shopThatAnswers({ ok: true, result: 'pending' })
  const fields = new URLSearchParams({ email: 'jörg@b.example', gender: 'men', source: 'footer' })
  expect(await takeNewsletterForm(shop, fields)).toBe('/newsletter?outcome=pending')
  expect(sent[0]?.body).toEqual({ email: 'jörg@b.example', source: 'footer-men' })
})

test('[NEWS-1] a form that somebody made up cannot write its own proof', async () => {
  const { shop, sent } = await shopThatAnswers(refused(400))
  const fields = new URLSearchParams({ gender: '../x', source: 'account' })
  expect(await takeNewsletterForm(shop, fields)).toBe('/newsletter?outcome=invalid')
  expect(sent[0]?.body).toEqual({ email: '', source: 'page' })
})
