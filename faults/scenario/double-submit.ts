import { randomUUID } from 'node:crypto'
import { plentySku } from '../stage/goods.ts'
import type { Stage } from '../stage/stage.ts'
import { type Basket, countOrders, newCart, orderOf, percentile, sendOrder } from './buyer.ts'
import { crowd } from './crowd.ts'
import type { Scenario } from './scenario.ts'

/** one order, a hundred times; once with a header, once with an id of the client, once with the cart alone. */
export const doubleSubmit: Scenario = {
  id: 'R-02',
  title: 'one order sent a hundred times',
  async play(stage, size) {
    const times = size === 'full' ? 50 : 10
    const before = await countOrders(stage)
    const rounds = [
      await repeat(stage, times, { 'idempotency-key': randomUUID() }, {}),
      await repeat(stage, times, {}, { order_id: randomUUID() }),
      await repeat(stage, times, {}, { task_id: randomUUID() }),
      await repeat(stage, times, {}, {}),
    ]
    const orders = (await countOrders(stage)) - before
    const different = rounds.reduce((sum, { different }) => sum + different, 0)
    const notOk = rounds.reduce((sum, { notOk }) => sum + notOk, 0)
    return {
      pass: orders === rounds.length && different === rounds.length && notOk === 0,
      figures: {
        sent: rounds.length * times * 2,
        orders,
        'different answers': different,
        'not 200': notOk,
        'p99 ms': Math.max(...rounds.map(({ p99 }) => p99)),
      },
    }
  },
}

async function repeat(stage: Stage, times: number, headers: Record<string, string>, more: Partial<Basket>) {
  const order = orderOf({ cart_id: await newCart(stage), products: [{ sku: plentySku, qty: 1 }], ...more })
  const again = Array.from({ length: times }, (_, at) => at)
  const parallel = await crowd(again, times, () => sendOrder(stage, order, { headers }))
  const serial = await crowd(again, 1, (at) => sendOrder(stage, { ...order, updated_at: at }, { headers }))
  const answers = [...parallel, ...serial]
  return {
    different: new Set(answers.map(({ text }) => text)).size,
    notOk: answers.filter(({ code }) => code !== 200).length,
    p99: percentile(
      answers.map(({ ms }) => ms),
      0.99,
    ),
  }
}
