import type { CouponDraft } from '@welt/domain/coupon/coupon-draft.ts'
import { tenPercent } from '@welt/domain/coupon/testing/ten-percent.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertCustomers, removeSeededCustomers } from '../seed/customer/write-customers.ts'
import { demoStoreViews } from '../seed/testing/demo-store-views.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { addCoupon } from './add-coupon.ts'
import { couponRepo } from './coupon-repo.ts'
import { endCoupon } from './end-coupon.ts'
import { type CartShop, noon, openCartShop } from './testing/cart-shop.ts'

const draft = tenPercent

await describeOnEachEngine('a coupon that a merchant makes', (open) => {
  let shop: CartShop
  beforeEach(async () => {
    shop = await openCartShop(await open())
  })
  afterEach(() => shop.database.close())

  const add = (changes: Partial<CouponDraft> = {}) => addCoupon(shop.database, { ...draft, ...changes }, shop.now)
  const end = (code: string) => endCoupon(shop.database, code, shop.now)
  const apply = (cartId: string, coupon: string) =>
    shop.call(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${encodeURIComponent(coupon)}`)
  async function cream(qty: number): Promise<string> {
    const cartId = await shop.create()
    await shop.add(cartId, { sku: 'CREAM', qty })
    return cartId
  }

  test('[CART-7] counts at once, however it is typed, and no more once it is ended', async () => {
    const cartId = await cream(2)
    expect((await apply(cartId, 'größe10')).status).toBe(404)
    expect(await add()).toEqual({ ok: true })
    expect((await apply(cartId, 'größe10')).status).toBe(200)
    expect((await apply(cartId, 'gro\u0308ße10')).status).toBe(200)
    expect(await shop.totals(cartId)).toMatchObject({ coupon_code: 'GRÖSSE10', discount_amount: -2.38 })

    expect(await end('größe10')).toEqual({ ok: true, code: 'GRÖSSE10' })
    expect(await shop.totals(cartId)).toMatchObject({ discount_amount: 0, grand_total: 23.8 })
    expect((await apply(cartId, 'GRÖSSE10')).status).toBe(404)
  })

  test('[CART-7] is kept with all its terms, in the shop’s own time', async () => {
    const limits = { minimum: 50_00, usageLimit: 100, customerLimit: 1 }
    const dates = { validFrom: '2026-11-01T00:00:00+01:00', validTo: '2026-12-24 18:00' }
    await add({ code: 'ZWANZIG', kind: 'fixed', value: 20_00, ...limits, ...dates })
    await add({ code: 'ALLES', value: 100_00 })
    expect(await couponRepo.list(shop.database)).toEqual([
      { ...draft, code: 'ALLES', value: 100_00, timesUsed: 0, usedByCustomer: 0 },
      {
        ...limits,
        code: 'ZWANZIG',
        kind: 'fixed',
        value: 20_00,
        validFrom: '2026-10-31T23:00:00.000Z',
        validTo: '2026-12-24T18:00:00.000Z',
        timesUsed: 0,
        usedByCustomer: 0,
      },
    ])
    expect((await apply(await cream(4), 'ZWANZIG')).status).toBe(404)
    expect((await apply(await cream(5), 'ZWANZIG')).status).toBe(200)
  })

  test('has a code of its own: of many at once one makes it, and one that is over keeps it', async () => {
    const made = await Promise.all([1000, 2000, 3000].map((value) => add({ value })))
    expect(made.filter(({ ok }) => ok)).toHaveLength(1)
    expect(made).toContainEqual({ ok: false, reason: 'taken' })
    await end(draft.code)
    expect(await add()).toEqual({ ok: false, reason: 'taken' })
    await shop.database.run("INSERT INTO coupon (code, kind, value) VALUES ('klein', 'fixed', 100)")
    expect(await add({ code: 'KLEIN' })).toEqual({ ok: false, reason: 'taken' })
    expect(await couponRepo.list(shop.database)).toHaveLength(2)
  })

  test('is refused where its terms cannot be, and nothing is kept of it', async () => {
    expect(await add({ value: 100_01 })).toEqual({ ok: false, reason: 'not a percentage' })
    expect(await add({ validTo: '2026-11-14' })).toEqual({ ok: false, reason: 'over already' })
    expect(await couponRepo.list(shop.database)).toEqual([])
  })

  test('ends once, keeps what was used of it, and never ends later than it would have', async () => {
    await add({ validTo: '2026-11-20' })
    await shop.database.run('UPDATE coupon SET times_used = 3')
    expect(await end('UNBEKANNT')).toEqual({ ok: false, reason: 'no such coupon' })
    expect(await end(draft.code)).toEqual({ ok: true, code: draft.code })
    const ended = { timesUsed: 3, validTo: new Date(noon).toISOString() }
    expect(await couponRepo.list(shop.database)).toMatchObject([ended])
    shop.now += 1000
    expect(await end(draft.code)).toEqual({ ok: false, reason: 'over already' })
    expect(await couponRepo.list(shop.database)).toMatchObject([ended])
  })

  test('and one of the demo that was ended stays ended when a newer demo comes', async () => {
    await insertCustomers(shop.database, demoStoreViews)
    await end('WILLKOMMEN10')
    await removeSeededCustomers(shop.database)
    await insertCustomers(shop.database, demoStoreViews)
    expect(await end('WILLKOMMEN10')).toEqual({ ok: false, reason: 'over already' })
    expect(await end('SPANNER15')).toEqual({ ok: true, code: 'SPANNER15' })
  })
})
