import { rareSkus } from '../stage/goods.ts'
import type { ShopAnswer } from '../stage/shop-client.ts'
import type { Stage } from '../stage/stage.ts'
import { newCart, orderOf, percentile, sendOrder } from './buyer.ts'
import { crowd } from './crowd.ts'
import type { Scenario } from './scenario.ts'

type Line = { sku: string; qty: number }

const [skuA, skuB] = rareSkus

/** Of every answer of the database. */
const latencyMs = 100

/** many buyers, few pairs. */
export const oversell: Scenario = {
  id: 'R-01',
  title: 'many buyers for the last pairs',
  async play(stage, size) {
    const buyers = size === 'full' ? 500 : 24
    const lots = size === 'full' ? [1, 10, 37] : [1, 7]
    const figures: Record<string, number> = { buyers }
    let pass = true
    const note = (name: string, rush: Rush, fair: boolean, p99 = 'p99 ms') => {
      figures[`${name} sold`] = rush.sold
      figures[`${name} refused`] = rush.refused
      figures['5xx'] = (figures['5xx'] ?? 0) + rush.broken
      figures[p99] = Math.max(figures[p99] ?? 0, rush.p99)
      pass &&= fair && rush.broken === 0 && rush.oddRefusals === 0
    }

    for (const pairs of lots) {
      await stage.fillShelf(skuA, pairs)
      const rush = await rushFor(stage, buyers, () => [{ sku: skuA, qty: 1 }])
      note(`last ${pairs}`, rush, rush.sold === pairs && rush.placed === pairs)
    }

    const mixed = size === 'full' ? 37 : 7
    await stage.fillShelf(skuA, mixed)
    const several = await rushFor(stage, buyers, (at) => [{ sku: skuA, qty: (at % 3) + 1 }])
    // What is left is less than anybody who was refused had wanted.
    note(`1 to 3 of ${mixed}`, several, several.sold <= mixed && mixed - several.sold < several.smallestRefused)

    await Promise.all([stage.fillShelf(skuA, mixed), stage.fillShelf(skuB, mixed)])
    const crossed = await rushFor(stage, buyers, (at) => {
      const both = [
        { sku: skuA, qty: 1 },
        { sku: skuB, qty: 1 },
      ]
      return at % 2 === 0 ? both : both.toReversed()
    })
    note('two shelves, both ways', crossed, crossed.placed === mixed && crossed.sold === 2 * mixed)

    const slowLots = size === 'full' ? lots : lots.slice(-1)
    for (const pairs of stage.line ? slowLots : []) {
      await stage.fillShelf(skuA, pairs)
      const slow = await overSlowLine(stage, () => rushFor(stage, buyers, () => [{ sku: skuA, qty: 1 }]))
      const isFair = slow.sold === pairs && slow.placed === pairs
      note(`last ${pairs} at ${latencyMs} ms`, slow, isFair, `p99 ms at ${latencyMs} ms`)
    }
    return { pass, figures }
  },
}

async function overSlowLine<T>({ line }: Stage, work: () => Promise<T>): Promise<T> {
  if (!line) throw new Error('There is no line between the shop and a file.')
  line.delayMs = latencyMs
  try {
    return await work()
  } finally {
    line.delayMs = 0
  }
}

interface Rush {
  placed: number
  sold: number
  refused: number
  /** Smallest quantity that somebody did not get. */
  smallestRefused: number
  broken: number
  oddRefusals: number
  p99: number
}

/** Everybody has filled their cart; then all press the button. */
async function rushFor(stage: Stage, buyers: number, wish: (at: number) => Line[]): Promise<Rush> {
  const carts = await crowd(
    Array.from({ length: buyers }, (_, at) => at),
    20,
    async (at) => {
      const products = wish(at)
      return { products, order: orderOf({ cart_id: await newCart(stage), products }) }
    },
  )
  const rush = await crowd(carts, 50, async ({ products, order }) => ({
    products,
    answer: await sendOrder(stage, order),
  }))
  const placed = rush.filter(({ answer }) => answer.code === 200)
  const refused = rush.filter(({ answer }) => answer.code !== 200)
  const pieces = (lines: readonly Line[]) => lines.reduce((sum, { qty }) => sum + qty, 0)
  return {
    placed: placed.length,
    sold: placed.reduce((sum, { products }) => sum + pieces(products), 0),
    refused: refused.length,
    smallestRefused: Math.min(...refused.map(({ products }) => pieces(products))),
    broken: rush.filter(({ answer }) => answer.status >= 500).length,
    oddRefusals: refused.filter(({ answer }) => !saysNotAvailable(answer)).length,
    p99: percentile(
      rush.map(({ answer }) => answer.ms),
      0.99,
    ),
  }
}

function saysNotAvailable({ code = 0, status, result, contentType }: ShopAnswer): boolean {
  const isClear = typeof result === 'string' && result.includes('not available')
  return code >= 400 && code < 500 && code === status && isClear && contentType.includes('json')
}
