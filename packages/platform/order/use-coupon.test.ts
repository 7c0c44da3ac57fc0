import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { useCoupon } from './use-coupon.ts'

await describeOnEachEngine('a coupon', (open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
    const insert = 'INSERT INTO coupon (code, kind, value, usage_limit, customer_limit) VALUES ($1, $2, $3, $4, $5)'
    await database.run(insert, ['ALWAYS', 'percent', 1000, null, null])
    await database.run(insert, ['THREE', 'percent', 1000, 3, null])
    await database.run(insert, ['ONCE-EACH', 'fixed', 500, null, 1])
  })
  afterEach(() => database.close())

  class UsedUp extends Error {}

  const use = (code: string, user: { orderId: number; customerId?: number; email?: string }) =>
    database
      .transaction(
        async (tx) => {
          const { orderId, customerId = null, email = `${orderId}@kunde.test` } = user
          if (!(await useCoupon(tx, code, { orderId, customerId, email }))) throw new UsedUp()
          return true
        },
        { isolation: 'read committed' },
      )
      .catch((error: unknown) => {
        if (error instanceof UsedUp) return false
        throw error
      })

  const timesUsed = async (code: string) =>
    (await database.get<{ times_used: number }>('SELECT times_used FROM coupon WHERE code = $1', [code]))?.times_used

  test('[R-05] with a limit of three is used three times, however many try at once', async () => {
    const tries = Array.from({ length: 12 }, (_, at) => use('THREE', { orderId: at + 1 }))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(3)
    expect(await timesUsed('THREE')).toBe(3)
    expect(await database.all('SELECT order_id FROM coupon_use')).toHaveLength(3)
  })

  test('without a limit is used as often as anybody likes', async () => {
    const tries = Array.from({ length: 5 }, (_, at) => use('ALWAYS', { orderId: at + 1, email: 'a@kunde.test' }))
    expect(await Promise.all(tries)).toEqual([true, true, true, true, true])
  })

  test('[R-05] for one use each knows its buyers by number and by address, also when they press twice at once', async () => {
    const twice = [1, 2].map((orderId) => use('ONCE-EACH', { orderId, email: 'A@kunde.test' }))
    expect((await Promise.all(twice)).filter(Boolean)).toHaveLength(1)
    expect(await use('ONCE-EACH', { orderId: 3, email: 'a@Kunde.test' })).toBe(false)
    expect(await use('ONCE-EACH', { orderId: 4, customerId: 7, email: 'b@kunde.test' })).toBe(true)
    expect(await use('ONCE-EACH', { orderId: 5, customerId: 7, email: 'c@kunde.test' })).toBe(false)
    expect(await timesUsed('ONCE-EACH')).toBe(2)
  })

  test('that does not exist is not used', async () => {
    expect(await use('NONE', { orderId: 1 })).toBe(false)
  })
})
