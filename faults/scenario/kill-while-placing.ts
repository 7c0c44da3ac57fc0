import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { plentySku } from '../stage/goods.ts'
import type { ShopAnswer } from '../stage/shop-client.ts'
import type { Stage } from '../stage/stage.ts'
import { newCart, orderOf, sendOrder } from './buyer.ts'
import { crowd } from './crowd.ts'
import type { Scenario } from './scenario.ts'

const ordersPerRound = 20
const window = 200

/** a process dies while orders are placed; whoever had no answer sends the same order again. */
export const killWhilePlacing: Scenario = {
  id: 'R-04',
  title: 'kill -9 while orders are placed',
  async play(stage, size) {
    const rounds = size === 'full' ? 50 : 2
    const total = { unanswered: 0, lost: 0, twice: 0, contradicted: 0, 'longest recovery ms': 0 }
    for (let round = 0; round < rounds; round++) {
      const { unanswered, lost, twice, contradicted, recoveryMs } = await playRound(stage)
      total.unanswered += unanswered
      total.lost += lost
      total.twice += twice
      total.contradicted += contradicted
      total['longest recovery ms'] = Math.max(total['longest recovery ms'], recoveryMs)
    }
    const pass = total.lost + total.twice + total.contradicted === 0 && total['longest recovery ms'] <= 30_000
    return { pass, figures: { rounds, placements: rounds * ordersPerRound, ...total } }
  },
}

async function playRound(stage: Stage) {
  const orders = await crowd(
    Array.from({ length: ordersPerRound }, (_, at) => at),
    10,
    async () => {
      const key = randomUUID()
      return {
        key,
        order: orderOf({ cart_id: await newCart(stage), products: [{ sku: plentySku, qty: 1 }], order_id: key }),
      }
    },
  )
  const killed = pause(Math.random() * window).then(() => stage.processes[0]?.kill())
  const first = await Promise.all(
    orders.map(async ({ order }) => {
      await pause(Math.random() * window * 0.75)
      return heard(sendOrder(stage, order, { at: 0 }))
    }),
  )
  await killed
  const started = performance.now()
  await stage.revive(0)
  const second = await crowd(orders, 10, ({ order }, at) => sendOrder(stage, order, { at }))
  const recoveryMs = Math.round(performance.now() - started)

  const placed = await stage.database.all<{ number: string; times: number }>(
    'SELECT max(increment_id) AS number, count(*) AS times FROM sales_order WHERE cart_id IS NOT NULL GROUP BY cart_id',
  )
  return {
    unanswered: first.filter((answer) => answer === undefined).length,
    lost: second.filter(({ code }) => code !== 200).length,
    twice: placed.filter(({ times }) => times > 1).length,
    contradicted: first.filter((answer, at) => answer?.code === 200 && answer.text !== second[at]?.text).length,
    recoveryMs,
  }
}

/** The answer, or nothing when the line went dead. */
async function heard(answer: Promise<ShopAnswer>): Promise<ShopAnswer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
