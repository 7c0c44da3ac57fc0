import { expect, test } from 'vitest'
import { isInCheckout } from './is-in-checkout.ts'

const now = Date.UTC(2026, 10, 17, 12)
const minutes = 60_000

test.each([
  ['is touched this moment', now, true],
  ['was touched half an hour ago', now - 30 * minutes, true],
  ['was touched a millisecond longer ago', now - 30 * minutes - 1, false],
  ['was touched yesterday', now - 24 * 60 * minutes, false],
  ['was never touched', 0, false],
  ['was touched just before the clock was put back', now + 5 * minutes, true],
  ['was touched when the clock went wrong', now + 30 * minutes + 1, false],
])('[USER-8] whose checkout %s: in checkout or not', (_, modifiedAt, expected) => {
  expect(isInCheckout({ modifiedAt }, now)).toBe(expected)
})
