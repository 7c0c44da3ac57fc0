import { expect, test } from 'vitest'
import { isNew } from './is-new.ts'

test.each([
  { from: '2026-03-01 00:00:00', to: '2026-03-31 00:00:00', now: '2026-03-15T12:00:00Z', expected: true },
  { from: '2026-03-01 00:00:00', to: null, now: '2026-03-15T12:00:00Z', expected: true },
  { from: null, to: '2026-03-31 00:00:00', now: '2026-03-15T12:00:00Z', expected: true },
  { from: '2026-03-01 00:00:00', to: '2026-03-31 00:00:00', now: '2026-04-15T12:00:00Z', expected: false },
  { from: null, to: null, now: '2026-03-15T12:00:00Z', expected: false },
  { from: undefined, to: undefined, now: '2026-03-15T12:00:00Z', expected: false },
])('news from $from to $to is new on $now: $expected', ({ from, to, now, expected }) => {
  expect(isNew({ news_from_date: from, news_to_date: to }, Date.parse(now))).toBe(expected)
})
