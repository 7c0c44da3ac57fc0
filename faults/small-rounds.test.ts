import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { play } from './play.ts'
import { cartSyncRace } from './scenario/cart-sync-race.ts'
import { changedBody } from './scenario/changed-body.ts'
import { changingCart } from './scenario/changing-cart.ts'
import { couponRace } from './scenario/coupon-race.ts'
import { doubleSubmit } from './scenario/double-submit.ts'
import { fuzzCalls } from './scenario/fuzz-calls.ts'
import { intruder } from './scenario/intruder.ts'
import { killWhilePlacing } from './scenario/kill-while-placing.ts'
import { loginMerge } from './scenario/login-merge.ts'
import { massAssignment } from './scenario/mass-assignment.ts'
import { oversell } from './scenario/oversell.ts'
import { priceTamper } from './scenario/price-tamper.ts'
import { quantityRules } from './scenario/quantity-rules.ts'
import { rounding } from './scenario/rounding.ts'
import type { Scenario } from './scenario/scenario.ts'
import { type Engine, EngineMissing, engines, openStage, type Stage } from './stage/stage.ts'

/** Small rounds of what `npm run faults` plays in full: two processes, one database, and the auditor after each. */
describe.each(engines)('on %s with two processes', (engine) => {
  let stage: Stage | undefined
  beforeAll(async () => {
    stage = await openIfThere(engine)
  }, 120_000)
  afterAll(() => stage?.close())

  async function round(scenario: Scenario, skip: (note: string) => void): Promise<unknown> {
    if (!stage) return skip('there is no PostgreSQL')
    const { pass, figures } = await play(scenario, stage, 'small')
    return pass ? 'passed' : figures
  }

  test('[R-01] [ORDER-1] the last pairs are sold once each, and whoever comes too late is told', async ({ skip }) => {
    expect(await round(oversell, skip)).toBe('passed')
  }, 60_000)
  test('[R-02] [ORDER-1] one order that is sent many times is one order with one answer', async ({ skip }) => {
    expect(await round(doubleSubmit, skip)).toBe('passed')
  })
  test('[R-03] a changed order under the same key is refused', async ({ skip }) => {
    expect(await round(changedBody, skip)).toBe('passed')
  })
  test('[R-05] a coupon is used as often as it may be', async ({ skip }) => {
    expect(await round(couponRace, skip)).toBe('passed')
  })
  test('[R-06] an order is what was ordered, whatever happens to its cart meanwhile', async ({ skip }) => {
    expect(await round(changingCart, skip)).toBe('passed')
  })
  test('[R-07] prices that a client invents never reach a total', async ({ skip }) => {
    expect(await round(priceTamper, skip)).toBe('passed')
  })
  test('[R-08] quantities are whole numbers from 1 to 10,000, orders begin at 20,00 EUR', async ({ skip }) => {
    expect(await round(quantityRules, skip)).toBe('passed')
  })
  test('[R-09] random carts add up to the cent', async ({ skip }) => {
    expect(await round(rounding, skip)).toBe('passed')
  })
  test('[R-10] two tabs that change one cart at once and the database end with the same lines, and with all that were chosen', async ({
    skip,
  }) => {
    expect(await round(cartSyncRace, skip)).toBe('passed')
  }, 60_000)
  test('[R-11] whoever logs in everywhere at once has one cart, with everything in it once and the coupon on it', async ({
    skip,
  }) => {
    expect(await round(loginMerge, skip)).toBe('passed')
  }, 60_000)
  test('[S-20] nobody reads or changes what is not theirs, on any call', async ({ skip }) => {
    expect(await round(intruder, skip)).toBe('passed')
  })
  test('[S-21] no field is set that the contract does not let anybody set', async ({ skip }) => {
    expect(await round(massAssignment, skip)).toBe('passed')
  })
  test('[S-36] [API-7] spoilt requests get an answer in JSON and never a server error', async ({ skip }) => {
    expect(await round(fuzzCalls, skip)).toBe('passed')
  }, 60_000)
  test('[R-04] [ORDER-1] a killed process loses, halves and doubles no order', async ({ skip }) => {
    expect(await round(killWhilePlacing, skip)).toBe('passed')
  }, 60_000)
})

/** A machine without PostgreSQL plays on SQLite alone; in CI the missing engine is a failure of its own. */
async function openIfThere(engine: Engine): Promise<Stage | undefined> {
  try {
    return await openStage(engine)
  } catch (error) {
    if (error instanceof EngineMissing) return undefined
    throw error
  }
}
