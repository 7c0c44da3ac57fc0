import { errorText } from '@welt/contract/error-text.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { type CartShop, noon, openCartShop } from './testing/cart-shop.ts'

const hour = 60 * 60 * 1000

await describeOnEachEngine('coupons', (open) => {
  let shop: CartShop
  const opened: CartShop[] = []

  beforeEach(async () => {
    shop = await openCartShop(await open())
    opened.push(shop)
    await shop.database.run(`
      INSERT INTO coupon (code, kind, value, minimum_cents, valid_from, valid_to, usage_limit, times_used, customer_limit)
      VALUES ('WILLKOMMEN10', 'percent', 1000, 0, NULL, NULL, NULL, 0, NULL),
             ('FUENF', 'fixed', 500, 0, NULL, NULL, NULL, 0, NULL),
             ('AB50', 'fixed', 1000, 5000, NULL, NULL, NULL, 0, NULL),
             ('SOMMER', 'percent', 1000, 0, NULL, '2026-08-31 23:59:59', NULL, 0, NULL),
             ('WINTER', 'percent', 1000, 0, '2026-12-01 00:00:00', NULL, NULL, 0, NULL),
             ('NOVEMBER', 'percent', 1000, 0, NULL, '2026-11-30 23:59:59', NULL, 0, NULL),
             ('EINMAL', 'percent', 2000, 0, NULL, NULL, 1, 1, NULL),
             ('JEEINMAL', 'percent', 2000, 0, NULL, NULL, NULL, 0, 1)`)
  })
  afterAll(async () => {
    for (const { database } of opened) await database.close()
  })

  const cream = async (qty: number, as?: number) => {
    const options = as === undefined ? {} : { as }
    const cartId = await shop.create(options)
    await shop.add(cartId, { sku: 'CREAM', qty }, options)
    return cartId
  }
  const apply = (cartId: string, coupon: string, options: { as?: number; address?: string } = {}) =>
    shop.call(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${encodeURIComponent(coupon)}`, options)

  /** Clients of the field take the key itself for a coupon, whatever its value. */
  const couponless = async (cartId: string) => {
    const totals = await shop.totals(cartId)
    expect(totals).not.toHaveProperty('coupon_code')
    return totals
  }

  test('[CART-7] take off what they say, are told, and leave again', async () => {
    const cartId = await cream(2)
    expect(await apply(cartId, ' willkommen10 ')).toMatchObject({ status: 200, result: true })
    expect((await shop.call(`/api/cart/coupon?cartId=${cartId}`)).result).toBe('WILLKOMMEN10')
    expect(await shop.totals(cartId)).toMatchObject({
      coupon_code: 'WILLKOMMEN10',
      discount_amount: -2.38,
      grand_total: 21.42,
      items: [{ discount_amount: 2.38, discount_percent: 10 }],
    })
    expect(await shop.call(`/api/cart/delete-coupon?cartId=${cartId}`)).toMatchObject({ status: 200, result: true })
    expect(await couponless(cartId)).toMatchObject({ discount_amount: 0, grand_total: 23.8 })
    expect((await shop.call(`/api/cart/coupon?cartId=${cartId}`)).result).toBeNull()
    expect((await shop.call(`/api/cart/delete-coupon?cartId=${cartId}`)).result).toBe(true)
  })

  test('never take off more than the goods cost', async () => {
    const cartId = await shop.create()
    await shop.add(cartId, { sku: 'CENT', qty: 3 })
    await apply(cartId, 'FUENF')
    expect(await shop.totals(cartId)).toMatchObject({ discount_amount: -1.5, grand_total: 0, tax_amount: 0 })
  })

  test('[CART-7] [S-28] that are wrong, over, not begun, used up or too small for are answered alike', async () => {
    const customer = await shop.addCustomer()
    await shop.database.run(
      `INSERT INTO coupon_use (order_id, coupon_code, customer_id, email) VALUES (1, 'JEEINMAL', $1, 'a@example.com')`,
      [customer],
    )
    const cartId = await cream(2, customer)
    for (const code of ['NIEGEHOERT', 'SOMMER', 'WINTER', 'EINMAL', 'JEEINMAL', 'AB50', "x' OR '1'='1"]) {
      const refusal = await apply(cartId, code, { as: customer })
      expect([refusal.status, refusal.result]).toEqual([404, 'incorrect coupon code'])
    }
    const none = await shop.call(`/api/cart/apply-coupon?cartId=${cartId}&coupon=`, { as: customer })
    expect([none.status, none.result]).toEqual([400, 'No coupon code provided'])
  })

  test('[CART-7] for one use by each customer count for another customer and for a guest', async () => {
    const [one, other] = [await shop.addCustomer(), await shop.addCustomer()]
    await shop.database.run(
      `INSERT INTO coupon_use (order_id, coupon_code, customer_id, email) VALUES (1, 'JEEINMAL', $1, 'a@example.com')`,
      [one],
    )
    expect((await apply(await cream(1, other), 'JEEINMAL', { as: other })).status).toBe(200)
    expect((await apply(await cream(1), 'JEEINMAL')).status).toBe(200)
  })

  test('that stop counting simply stop counting, and count again when they may', async () => {
    const cartId = await cream(5)
    await apply(cartId, 'AB50')
    await shop.add(cartId, { sku: 'CREAM', qty: 1 })
    const item = (await shop.pull(cartId))[0]?.item_id
    expect(await shop.totals(cartId)).toMatchObject({ coupon_code: 'AB50', discount_amount: -10 })
    await shop.add(cartId, { item_id: item, qty: 1 })
    expect(await couponless(cartId)).toMatchObject({ discount_amount: 0 })
    await shop.add(cartId, { item_id: item, qty: 5 })
    expect(await shop.totals(cartId)).toMatchObject({ coupon_code: 'AB50' })
    await apply(cartId, 'NOVEMBER')
    shop.now = Date.parse('2026-12-01T00:00:00Z')
    expect(await couponless(cartId)).toMatchObject({ discount_amount: 0 })
    shop.now = noon
  })
})

describe('guessing coupons', () => {
  let shop: CartShop
  beforeEach(async () => {
    shop = await openCartShop(await temporarySqlite())
    await shop.database.run(`INSERT INTO coupon (code, kind, value) VALUES ('RICHTIG', 'percent', 1000)`)
  })
  const guess = (cartId: string, code: string, address?: string) =>
    shop.call(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`, address ? { address } : {})

  test('[S-27] ends after ten wrong ones for a cart, for an hour, even for the right one', async () => {
    const cartId = await shop.create()
    for (let place = 0; place < 10; place++) expect((await guess(cartId, `FALSCH${place}`)).status).toBe(404)
    const refusal = await guess(cartId, 'RICHTIG')
    expect([refusal.status, refusal.result]).toEqual([429, errorText.tooManyCoupons])
    expect(refusal.headers.get('retry-after')).toBe('3600')
    shop.now += hour
    expect((await guess(cartId, 'RICHTIG')).status).toBe(200)
    await shop.database.close()
  })

  test('[S-28] two thousand at once over many carts are thirty that are looked at, and right ones are not counted', async () => {
    const carts = await Promise.all(Array.from({ length: 100 }, () => shop.create()))
    for (let place = 0; place < 40; place++) {
      expect((await guess(carts[place] ?? '', 'RICHTIG', '203.0.113.7')).status).toBe(200)
    }
    const answers = await Promise.all(
      Array.from({ length: 2000 }, (_, place) => guess(carts[place % 100] ?? '', `FALSCH${place}`, '203.0.113.7')),
    )
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1970)
    expect((await guess(carts[0] ?? '', 'RICHTIG', '203.0.113.8')).status).toBe(200)
    await shop.database.close()
  })
})
