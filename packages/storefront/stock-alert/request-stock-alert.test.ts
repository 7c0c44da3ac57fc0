import { expect, test } from 'vitest'
import type { Failure } from '../api/answer.ts'
import { answeringVisit } from '../testing/answering-visit.ts'
import { alertRefusal, requestStockAlert } from './request-stock-alert.ts'

const wish = { sku: 'COG-425-F', email: ' jörg@example.com ' }
const refused = (code: number): Failure => ({ ok: false, at: 'code', code, text: 'no' })
const network: Failure = { ok: false, at: 'network', text: '' }

test('[STOCK-6] the address is left for the very variant, and a letter asks back', async () => {
  const { visit, sent } = await answeringVisit({ ok: true, result: 'pending' })
  expect(await requestStockAlert(visit, wish)).toEqual({ ok: true, state: 'pending' })
  expect(sent).toEqual([
    {
      path: '/api/ext/elastic-stock/productstockalert',
      body: { sku: 'COG-425-F', email: 'jörg@example.com' },
    },
  ])
})

test('[STOCK-6] a customer asks in their own name, and is not asked back about their own address', async () => {
  const { visit, sent } = await answeringVisit({ ok: true, result: 'active' }, { isCustomer: true })
  expect(await requestStockAlert(visit, wish)).toEqual({ ok: true, state: 'active' })
  expect(sent[0]?.token).toBe('token')
})

test('a platform that answers something else is not said to have done more than it did', async () => {
  const { visit } = await answeringVisit({ ok: true, result: true })
  expect(await requestStockAlert(visit, wish)).toEqual({ ok: true, state: 'pending' })
})

test.each([
  [refused(400), true, { field: 'field.emailWrong' }],
  [refused(401), true, { sentence: 'field.sessionOver' }],
  [refused(404), true, { sentence: 'alert.noProduct' }],
  [refused(409), true, { sentence: 'alert.inStock' }],
  [refused(429), true, { sentence: 'field.tooOften' }],
  [refused(503), true, { sentence: 'field.failed' }],
  [network, false, { sentence: 'field.offline' }],
] as const)('[STOCK-6] a wish that was not taken is answered calmly: %o, online %s', (failure, isOnline, refusal) => {
  expect(alertRefusal(failure, isOnline)).toEqual(refusal)
})
