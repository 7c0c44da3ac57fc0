import { z } from 'zod'
import { manyGoods, plentySku } from '../stage/goods.ts'
import type { ShopAnswer } from '../stage/shop-client.ts'
import type { Stage } from '../stage/stage.ts'
import { newCart, orderOf, sendOrder } from './buyer.ts'
import { crowd } from './crowd.ts'
import type { Scenario } from './scenario.ts'

const Item = z.looseObject({ item_id: z.number() })
const dearSku = manyGoods.at(-1)?.sku ?? ''
const gross = 11_900

/** a cart is changed while it is ordered. The order is what was sent, at its price, whoever was faster. */
export const changingCart: Scenario = {
  id: 'R-06',
  title: 'a cart that is changed while it is ordered',
  async play(stage, size) {
    const races = size === 'full' ? 200 : 15
    const ends = await crowd(
      Array.from({ length: races }, (_, at) => at),
      20,
      (at) => race(stage, at),
    )
    const count = (name: keyof RaceEnd) => ends.filter((end) => end[name]).length
    const figures = {
      races,
      ordered: count('isOrdered'),
      'changed before': count('isChanged'),
      torn: count('isTorn'),
      odd: count('isOdd'),
    }
    return { pass: figures.ordered === races && figures.torn === 0 && figures.odd === 0, figures }
  },
}

interface RaceEnd {
  isOrdered: boolean
  /** The change came first and was answered as done. */
  isChanged: boolean
  /** The order holds something else than was ordered, or at another price. */
  isTorn: boolean
  /** The change was neither done nor told that the cart is over. */
  isOdd: boolean
}

async function race(stage: Stage, at: number): Promise<RaceEnd> {
  const cart_id = await newCart(stage)
  const products = [{ sku: plentySku, qty: 1 }]
  const line = Item.parse(
    await stage.client.result(`/api/cart/update?cartId=${cart_id}`, { body: { cartItem: { ...products[0] } } }),
  )
  const [ordered, changed] = await Promise.all([
    sendOrder(stage, orderOf({ cart_id, products }), { at }),
    change(stage, { cart_id, item_id: line.item_id, at }),
  ])
  const lines = await stage.database.all<{ sku: string; qty: number; cents: number; total: number; paid: number }>(
    `SELECT sku, qty, gross_cents AS cents, grand_total_cents AS total, amount_cents AS paid FROM cart
     JOIN sales_order ON cart_id = cart.id
     JOIN sales_order_line ON sales_order_line.order_id = entity_id JOIN order_payment ON order_payment.order_id = entity_id
     WHERE token = $1`,
    [cart_id],
  )
  const whole = { sku: plentySku, qty: 1, cents: gross, total: gross, paid: gross }
  return {
    isOrdered: ordered.code === 200,
    isChanged: changed.code === 200,
    isTorn: JSON.stringify(lines) !== JSON.stringify([whole]),
    isOdd: changed.code !== 200 && changed.code !== 404,
  }
}

/** A pair for a thousand euros, ten times as many, or none at all; by the other process, or by the same one. */
async function change(
  { client }: Stage,
  { cart_id, item_id, at }: { cart_id: string; item_id: number; at: number },
): Promise<ShopAnswer> {
  const changes = [
    { call: 'update', cartItem: { sku: dearSku, qty: 1 } },
    { call: 'update', cartItem: { sku: plentySku, qty: 10, item_id } },
    { call: 'delete', cartItem: { sku: plentySku, item_id } },
  ]
  const { call = '', cartItem } = changes[at % changes.length] ?? {}
  const process = at + Math.floor(at / changes.length)
  return client.send(`/api/cart/${call}?cartId=${cart_id}`, { body: { cartItem }, at: process })
}
