import { errorText } from '@welt/contract/error-text.ts'
import { expect, test } from 'vitest'
import { limitVisitor } from './limit-visitor.ts'
import { RateLimiter } from './rate-limiter.ts'

const rule = { name: 'letters', limit: 2, windowMs: 60_000 }
const somebody = { clientAddress: '192.0.2.1' }

test('one too many of an address is refused with words and the time to wait; another address is not', () => {
  let now = 0
  const limiter = new RateLimiter(() => now)
  expect(limitVisitor(limiter, rule, somebody)).toBeUndefined()
  expect(limitVisitor(limiter, rule, somebody)).toBeUndefined()
  now = 18_500
  const refusal = { code: 429, result: errorText.tooOften, headers: { 'retry-after': '42' } }
  expect(limitVisitor(limiter, rule, somebody)).toEqual(refusal)
  expect(limitVisitor(limiter, rule, { clientAddress: '192.0.2.2' })).toBeUndefined()
  now = 60_000
  expect(limitVisitor(limiter, rule, somebody)).toBeUndefined()
})

test('a call may say it in its own words', () => {
  const limiter = new RateLimiter(() => 0)
  const none = { ...rule, limit: 0 }
  limitVisitor(limiter, { ...rule, limit: 1 }, somebody)
  expect(limitVisitor(limiter, none, somebody, 'Not so fast.')).toMatchObject({ code: 429, result: 'Not so fast.' })
})

test('a call of this very process has no address and no limit', () => {
  const limiter = new RateLimiter(() => 0)
  const answers = Array.from({ length: 5 }, () => limitVisitor(limiter, rule, { clientAddress: undefined }))
  expect(answers.every((answer) => answer === undefined)).toBe(true)
})
