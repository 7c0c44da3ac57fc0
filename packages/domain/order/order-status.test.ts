import { describe, expect, test } from 'vitest'
import { orderNumber } from './order-number.ts'
import { nextStatus, orderState } from './order-status.ts'

describe('an order', () => {
  test.each([
    ['pending', 'pay', 'processing'],
    ['pending', 'cancel', 'canceled'],
    ['processing', 'cancel', 'canceled'],
    ['processing', 'pay', null],
    ['canceled', 'pay', null],
    ['canceled', 'cancel', null],
  ] as const)('[ORDER-1] that is %s becomes, at the word "%s", %s', (status, event, next) => {
    expect(nextStatus(status, event)).toBe(next)
  })

  test('is new to clients of the field while it is pending', () => {
    expect([orderState('pending'), orderState('processing'), orderState('canceled')]).toEqual([
      'new',
      'processing',
      'canceled',
    ])
  })

  test('has a number of nine digits, or of more', () => {
    expect([orderNumber(1017), orderNumber(1_234_567_890)]).toEqual(['000001017', '1234567890'])
  })
})
