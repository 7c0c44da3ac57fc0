import { expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import { answeringVisit } from '../testing/answering-visit.ts'
import { refusalText, sendReview } from './send-review.ts'

const values = { rating: '4', title: ' Schön ', detail: 'Zeile eins\nZeile zwei ', nickname: 'Jörg' }
const refused = (code: number): Answer<never> => ({ ok: false, at: 'code', code, text: 'no' })

test('[REV-1] what was written is sent about the product, with the stars as a number', async () => {
  const { visit, sent } = await answeringVisit({ ok: true, result: { review_status: 2 } })
  expect(await sendReview(visit, 17, values)).toEqual({ ok: true, isShown: false })
  expect(sent).toEqual([
    {
      path: '/api/review/create',
      body: {
        review: {
          product_id: 17,
          review_entity: 'product',
          title: 'Schön',
          detail: 'Zeile eins\nZeile zwei',
          nickname: 'Jörg',
          rating: 4,
        },
      },
    },
  ])
})

test('[REV-1] a customer writes in their own name', async () => {
  const { visit, sent } = await answeringVisit({ ok: true, result: { review_status: 2 } }, { isCustomer: true })
  await sendReview(visit, 17, values)
  expect(sent[0]?.token).toBe('token')
})

test('[REV-1] whether it is shown at once is the platform’s word; one that says nothing shows nothing', async () => {
  for (const [result, isShown] of [
    [{ review_status: 1 }, true],
    [{ review_status: 2 }, false],
    [null, false],
  ] as const) {
    const { visit } = await answeringVisit({ ok: true, result })
    expect(await sendReview(visit, 17, values)).toEqual({ ok: true, isShown })
  }
})

test.each([
  [refused(400), true, 'review.notTaken'],
  [refused(401), true, 'field.sessionOver'],
  [refused(404), true, 'review.noProduct'],
  [refused(429), true, 'review.tooOften'],
  [refused(500), true, 'field.failed'],
  [{ ok: false, at: 'network', text: '' }, true, 'field.failed'],
  [{ ok: false, at: 'network', text: '' }, false, 'field.offline'],
] as const)('[REV-1] a review that was not taken is answered calmly: %o, online %s', (failure, isOnline, text) => {
  expect(!failure.ok && refusalText(failure, isOnline)).toBe(text)
})
