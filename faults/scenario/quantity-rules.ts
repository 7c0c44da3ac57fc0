import { plentySku, smallSku } from '../stage/goods.ts'
import { countOrders, newCart, orderOf, sendOrder } from './buyer.ts'
import type { Scenario } from './scenario.ts'

const bad: unknown[] = [-1, 0, 0.5, 10_001, 1e9, 1e308, -0, 'x', '', '1e3', '0x10', '２', null, true, [1], {}]
const good: unknown[] = [1, '2', 9_999]

/** whole numbers from 1 to 10,000, and orders from 20,00 EUR on. */
export const quantityRules: Scenario = {
  id: 'R-08',
  title: 'quantities that are none, and orders that are too small',
  async play(stage) {
    const before = await countOrders(stage)
    let letThrough = 0
    const cart_id = await newCart(stage)
    for (const qty of bad) {
      const body = { cartItem: { sku: plentySku, qty, quoteId: cart_id } }
      const update = await stage.client.send(`/api/cart/update?cartId=${cart_id}`, { body })
      const order = await sendOrder(stage, orderOf({ cart_id, products: [{ sku: plentySku, qty }] }))
      for (const { code, status } of [update, order]) if (code !== 400 || status !== 400) letThrough++
    }
    const lines = await stage.client.result(`/api/cart/pull?cartId=${cart_id}`)
    const untouched = Array.isArray(lines) && lines.length === 0 && (await countOrders(stage)) === before

    let turnedAway = 0
    for (const qty of good) {
      const own = await newCart(stage)
      const body = { cartItem: { sku: plentySku, qty, quoteId: own } }
      const update = await stage.client.send(`/api/cart/update?cartId=${own}`, { body })
      const order = await sendOrder(stage, orderOf({ cart_id: own, products: [{ sku: plentySku, qty }] }))
      for (const { code } of [update, order]) if (code !== 200) turnedAway++
    }

    const tooSmall = await sendOrder(
      stage,
      orderOf({ cart_id: await newCart(stage), products: [{ sku: smallSku, qty: 3 }] }),
    )
    const enough = await sendOrder(
      stage,
      orderOf({ cart_id: await newCart(stage), products: [{ sku: smallSku, qty: 4 }] }),
    )
    const minimumHolds = tooSmall.code === 400 && enough.code === 200
    return {
      pass: letThrough === 0 && turnedAway === 0 && untouched && minimumHolds,
      figures: {
        tried: bad.length * 2,
        'let through': letThrough,
        'turned away': turnedAway,
        'minimum holds': Number(minimumHolds),
      },
    }
  },
}
