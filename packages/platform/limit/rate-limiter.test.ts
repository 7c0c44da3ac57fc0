import { expect, test } from 'vitest'
import { RateLimiter } from './rate-limiter.ts'

const rule = { name: 'coupon', limit: 2, windowMs: 60_000 }

test('[S-27] lets so many through in a window, then says how long to wait', () => {
  let now = 0
  const limiter = new RateLimiter(() => now)
  expect([limiter.take(rule, 'a'), limiter.take(rule, 'a')]).toEqual([{ ok: true }, { ok: true }])
  now = 20_500
  expect(limiter.take(rule, 'a')).toEqual({ ok: false, retryAfterSeconds: 40 })
  expect(limiter.take(rule, 'b')).toEqual({ ok: true })
  expect(limiter.take({ ...rule, name: 'login' }, 'a')).toEqual({ ok: true })
  now = 60_000
  expect(limiter.take(rule, 'a')).toEqual({ ok: true })
})

test('looking counts nothing', () => {
  const limiter = new RateLimiter(() => 0)
  for (let look = 0; look < 5; look++) expect(limiter.look(rule, 'a')).toEqual({ ok: true })
  expect(limiter.take(rule, 'a')).toEqual({ ok: true })
})

test('a flood of keys does not fill the memory, and the newest are remembered', () => {
  const limiter = new RateLimiter(() => 0, { mostKeys: 100 })
  for (let key = 0; key < 1000; key++) limiter.take({ ...rule, limit: 1 }, String(key))
  expect(limiter.look({ ...rule, limit: 1 }, '999').ok).toBe(false)
  expect(limiter.look({ ...rule, limit: 1 }, '0').ok).toBe(true)
})

test('one that is off lets everybody through', () => {
  const limiter = new RateLimiter(() => 0, { isOff: true })
  for (let take = 0; take < 5; take++) expect(limiter.take(rule, 'a')).toEqual({ ok: true })
})
