import { randomUUID } from 'node:crypto'
import { plentySku } from '../stage/goods.ts'
import type { Stage } from '../stage/stage.ts'
import { newCart, orderOf, sendOrder } from './buyer.ts'
import { crowd } from './crowd.ts'
import type { Scenario } from './scenario.ts'

/** a coupon for one order in fifty carts, one for n orders in 3n carts, one for each buyer who presses often. */
export const couponRace: Scenario = {
  id: 'R-05',
  title: 'a single-use coupon in many carts',
  async play(stage, size) {
    const many = size === 'full' ? 50 : 12
    const n = size === 'full' ? 10 : 3
    const once = await race(stage, { usageLimit: 1 }, many)
    const few = await race(stage, { usageLimit: n }, 3 * n)
    const each = await race(stage, { customerLimit: 1 }, many)
    const odd = once.odd + few.odd + each.odd
    return {
      pass: once.discounted === 1 && few.discounted === n && each.discounted === 1 && odd === 0,
      figures: {
        carts: 2 * many + 3 * n,
        'for one': once.discounted,
        [`for ${n}`]: few.discounted,
        'once each': each.discounted,
        odd,
      },
    }
  },
}

async function race(stage: Stage, limits: { usageLimit?: number; customerLimit?: number }, carts: number) {
  const code = `RACE-${randomUUID().slice(0, 8).toUpperCase()}`
  await stage.database.run(
    "INSERT INTO coupon (code, kind, value, usage_limit, customer_limit) VALUES ($1, 'percent', 1000, $2, $3)",
    [code, limits.usageLimit ?? null, limits.customerLimit ?? null],
  )
  const orders = await crowd(
    Array.from({ length: carts }, (_, at) => at),
    10,
    async () => {
      const cart_id = await newCart(stage)
      const products = [{ sku: plentySku, qty: 1 }]
      await stage.client.result(`/api/cart/update?cartId=${cart_id}`, {
        body: { cartItem: { ...products[0], quoteId: cart_id } },
      })
      await stage.client.result(`/api/cart/apply-coupon?cartId=${cart_id}&coupon=${code}`, { method: 'POST' })
      return orderOf({ cart_id, products })
    },
  )
  const answers = await crowd(orders, 50, (order) => sendOrder(stage, order))
  const refused = answers.filter(({ code, result }) => code === 400 && result === 'incorrect coupon code').length
  const placed = answers.filter((answer) => answer.code === 200).length
  const held = await stage.database.get<{ orders: number }>(
    'SELECT count(*) AS orders FROM sales_order WHERE coupon_code = $1 AND grand_total_cents = 10710',
    [code],
  )
  const discounted = held?.orders ?? 0
  // Nobody pays more than they were shown without being told: whoever is not discounted is refused.
  return { discounted, odd: Math.abs(placed - discounted) + Math.abs(carts - placed - refused) }
}
