import { describe, expect, test } from 'vitest'
import { runMend } from '../testing/run-mend.ts'
import type { Draft } from './draft.ts'
import { mendReview } from './mend-review.ts'

describe('reviews', () => {
  const whole = {
    id: 7,
    product_id: 12,
    title: 'Gut',
    detail: 'Sehr',
    nickname: 'Özge',
    review_status: 1,
    created_at: '2026-01-01 00:00:00',
  }

  test.each<[string, Draft, Draft, string[]]>([
    ['as it should be', { customer_id: null }, { customer_id: null }, []],
    [
      'numbers as text',
      { id: '7', product_id: '12', review_status: '1', customer_id: '4' },
      { customer_id: 4 },
      ['number-as-text id product_id review_status customer_id'],
    ],
    ['no status', { review_status: null }, { review_status: 2 }, ['empty-field review_status', 'review-waits']],
    [
      'no words',
      { title: null, nickname: undefined },
      { title: '', nickname: '' },
      ['empty-field title nickname', 'review-words title nickname'],
    ],
    [
      'stars in percent only',
      { ratings: [{ rating_name: 'Wert', percent: '80', value: '4' }] },
      { ratings: [{ rating_name: 'Wert', title: 'Wert', percent: 80, value: 4 }] },
      ['number-as-text percent value'],
    ],
    ['a rating beyond the scale', { rating: 9 }, { rating: undefined }, ['not-understood rating']],
  ])('%s', (_, given, becomes, told) => {
    const { mended, reasons } = runMend(mendReview, { ...whole, ...given })
    expect(mended).toEqual({ ok: true, document: { ...whole, ...becomes } })
    expect(reasons.toSorted()).toEqual(told.toSorted())
  })

  test('one that names no product is skipped', () => {
    expect(runMend(mendReview, { ...whole, product_id: null }).mended).toEqual({ ok: false, reason: 'no-product' })
  })
})
