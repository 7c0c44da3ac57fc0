import { type AnyCall, allCalls, bareCalls } from '@welt/contract/api/all-calls.ts'
import { columnsType } from '@welt/contract/api/columns-type.ts'
import { demoStoreViews } from '@welt/platform/seed/testing/demo-store-views.ts'
import { chanceFrom } from '../fuzz/chance.ts'
import { fuzzRequest } from '../fuzz/fuzz-request.ts'
import { plainValues } from '../fuzz/plain-values.ts'
import type { KnownValues } from '../fuzz/sample-of.ts'
import { seedOf } from '../fuzz/seed-of.ts'
import { plentySku } from '../stage/goods.ts'
import type { ShopAnswer } from '../stage/shop-client.ts'
import type { Stage } from '../stage/stage.ts'
import { newCart } from './buyer.ts'
import { crowd } from './crowd.ts'
import { signUp } from './customer.ts'
import type { Scenario } from './scenario.ts'
import { slowBodies } from './slow-body.ts'

/** What a round may leave in memory on top of what the round before has left. */
const mostGrowth = 1.1

/** S-36: whatever is sent, and however slowly, the answer is JSON that says what was wrong; and nothing stays behind. */
export const fuzzCalls: Scenario = {
  id: 'S-36',
  title: 'spoilt requests for every call',
  async play(stage, size) {
    const perCall = size === 'full' ? 500 : 20
    const seed = seedOf(size)
    const known = await knownValues(stage)
    const slow = await slowBodies(stage, size === 'full' ? 500 : 30)
    // The first half leaves kept reads and compiled code; what the second half leaves on top would be a leak.
    const first = await fuzzAll(stage, known, { perCall: perCall / 2, seed })
    const before = await heldMemory(stage)
    const second = await fuzzAll(stage, known, { perCall: perCall / 2, seed: seed + 1 })
    const growth = (await heldMemory(stage)) / before

    const faults = [...slow, ...first.faults, ...second.faults]
    const codes = [...first.codes, ...second.codes]
    const good = codes.filter((code) => code === 200).length
    const alive = stage.processes.filter(({ isRunning }) => isRunning).length
    return {
      pass: faults.length === 0 && alive === stage.processes.length && good > 0 && growth <= mostGrowth,
      figures: {
        seed,
        sent: codes.length,
        good,
        '5xx': codes.filter((code) => code >= 500).length,
        'memory in the second half': `${growth > 1 ? '+' : ''}${((growth - 1) * 100).toFixed(1)} %`,
        faults: faults.length,
        ...(faults[0] !== undefined && { first: faults[0] }),
      },
    }
  },
}

interface FuzzRound {
  faults: string[]
  codes: number[]
}

async function fuzzAll(
  stage: Stage,
  known: KnownValues,
  { perCall, seed }: { perCall: number; seed: number },
): Promise<FuzzRound> {
  const round: FuzzRound = { faults: [], codes: [] }
  for (const [place, [name, call]] of Object.entries(allCalls).entries()) {
    const chance = chanceFrom(seed + place * 7919)
    const requests = Array.from({ length: perCall }, () => fuzzRequest(call, known, chance))
    const answers = await crowd(requests, 10, ({ path, ...sending }) => stage.client.send(path, sending))
    for (const [at, answer] of answers.entries()) {
      round.codes.push(answer.status)
      const fault = faultOf(call, answer)
      if (fault) round.faults.push(`${name} ${fault}: ${JSON.stringify(requests[at]).slice(0, 300)}`)
    }
  }
  return round
}

/** Bytes of all processes together. */
async function heldMemory({ processes }: Stage): Promise<number> {
  const held = await Promise.all(processes.map((one) => one.heldMemory()))
  return held.reduce((sum, bytes) => sum + bytes, 0)
}

function faultOf(call: AnyCall, { status, contentType, body, code }: ShopAnswer): string | undefined {
  if (status >= 500) return `answered ${status}`
  if (status < 400 && call === allCalls.catalogColumns && contentType === columnsType) return undefined
  if (!contentType.includes('application/json') || body === undefined) return `answered ${status} that is not JSON`
  if (status < 400 && bareCalls.has(call)) return undefined
  return code === status ? undefined : `answered ${status} without the envelope`
}

async function knownValues(stage: Stage): Promise<KnownValues> {
  const customer = await signUp(stage)
  const carts = [await newCart(stage), await newCart(stage)]
  const skus = [plentySku, 'MANY-1', 'OLD', '']
  return {
    ...plainValues,
    sku: skus,
    skus: skus.map((sku) => `${sku},MANY-2`),
    qty: [1, 2, '3'],
    cartId: carts,
    cart_id: carts,
    quoteId: carts,
    token: ['', customer.token],
    username: [customer.email],
    password: [customer.password],
    email: ['somebody@kunde.test', customer.email],
    index: demoStoreViews.map(({ elasticsearch }) => elasticsearch.index),
    entity: ['product', 'category', 'attribute', 'cms_page', 'review'],
    url: ['plenty', 'agb'],
    product_id: [20, 100],
    payment_method_code: ['invoice', 'checkmo'],
    shipping_method_code: ['flatrate'],
    shipping_carrier_code: ['flatrate'],
    request: ['{"_appliedFilters":[],"_searchText":"ware"}', '{"query":{"match_all":{}}}'],
    query: ['{ products { items { sku } } }', '{ __schema { types { name } } }'],
  }
}
