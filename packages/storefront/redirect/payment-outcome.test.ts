import { expect, test } from 'vitest'
import { paymentOutcome } from './payment-outcome.ts'

test.each([
  ['?r=success', 'success'],
  ['?r=error', 'error'],
  ['?x=1&r=back', 'back'],
  ['', 'unknown'],
  ['?r=SUCCESS', 'unknown'],
  ['?r=constructor', 'unknown'],
])('[ROUTE-2] the return address %s says %s', (search, outcome) => {
  expect(paymentOutcome(search)).toBe(outcome)
})
