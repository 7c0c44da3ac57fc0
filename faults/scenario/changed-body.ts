import { randomUUID } from 'node:crypto'
import { plentySku, rareSkus } from '../stage/goods.ts'
import { buyerAddress, countOrders, newCart, orderOf, sendOrder } from './buyer.ts'
import type { Scenario } from './scenario.ts'

/** the same key, but another order. */
export const changedBody: Scenario = {
  id: 'R-03',
  title: 'the same key with a changed order',
  async play(stage) {
    const headers = { 'idempotency-key': randomUUID() }
    const cart_id = await newCart(stage)
    const products = [{ sku: plentySku, qty: 1 }]
    const order = orderOf({ cart_id, products })
    const first = await sendOrder(stage, order, { headers })
    const stored = () => stage.database.all('SELECT * FROM sales_order ORDER BY entity_id')
    const [before, orders] = [JSON.stringify(await stored()), await countOrders(stage)]

    const information = (changes: object) => ({
      addressInformation: { ...order.addressInformation, ...changes },
    })
    const changes: object[] = [
      { products: [{ sku: plentySku, qty: 2 }] },
      { products: [{ sku: rareSkus[0], qty: 1 }] },
      { products: [...products, { sku: rareSkus[1], qty: 1 }] },
      information({ shippingAddress: { ...buyerAddress, city: 'Bonn' } }),
      information({ billingAddress: { ...buyerAddress, email: 'other@kunde.test' } }),
      information({ payment_method_code: 'checkmo' }),
    ]
    let refused = 0
    for (const [at, change] of changes.entries()) {
      const own = await sendOrder(stage, { ...order, ...change }, { headers, at })
      const other = await sendOrder(stage, { ...order, ...change, cart_id: await newCart(stage) }, { headers, at })
      for (const { code, status } of [own, other]) if (code === 409 && status === 409) refused++
    }
    const replayed = await sendOrder(stage, order, { headers })
    const unchanged = JSON.stringify(await stored()) === before
    return {
      pass: first.code === 200 && refused === changes.length * 2 && unchanged && replayed.text === first.text,
      figures: {
        sent: changes.length * 2,
        refused,
        'new orders': (await countOrders(stage)) - orders,
        unchanged: Number(unchanged),
      },
    }
  },
}
