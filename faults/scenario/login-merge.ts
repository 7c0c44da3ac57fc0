import { randomUUID } from 'node:crypto'
import { addItem } from '@welt/domain/cart/add-item.ts'
import { comeToRest } from '@welt/server/cart/testing/come-to-rest.ts'
import { loadArticles } from '@welt/server/cart/testing/load-articles.ts'
import type { ModelBrowser, ModelTab } from '@welt/server/cart/testing/model-browser.ts'
import { quantitiesOf } from '@welt/server/cart/testing/quantities-of.ts'
import { manyGoods, plentySku } from '../stage/goods.ts'
import type { Stage } from '../stage/stage.ts'
import { inOrder, keptLines, logInAt, openStageBrowser } from './browser.ts'
import { type StageCustomer, signUp } from './customer.ts'
import type { Scenario } from './scenario.ts'

/**
 * a customer logs in everywhere at once: in all tabs of a browser that holds a guest's cart with a coupon, and on other devices,
 * each with a line of its own, some with the same article too. The account has one cart, in which everything lies once and off which
 * the coupon takes its part once.
 */
export const loginMerge: Scenario = {
  id: 'R-11',
  title: 'many logins of one customer who had a cart and a coupon',
  async play(stage, size) {
    const tabs = size === 'full' ? 60 : 5
    const devices = size === 'full' ? 40 : 3
    // With a cart in the account it is found by all, without one it is made by one of them.
    const ends = [await merge(stage, { tabs, devices, held: 2 }), await merge(stage, { tabs, devices, held: 0 })]
    const faults = ends.flat()
    return {
      pass: faults.length === 0,
      figures: {
        logins: (tabs + devices) * ends.length,
        faults: faults.length,
        ...(faults[0] !== undefined && { first: faults[0] }),
      },
    }
  },
}

/** Somebody has two or three; whoever loses this race eight times over waits some seconds. */
const devicesWithTheSame = 4

async function merge(
  stage: Stage,
  { tabs, devices, held }: { tabs: number; devices: number; held: number },
): Promise<string[]> {
  const customer = await signUp(stage)
  if (held > 0) await leaveInAccount(stage, customer, held)
  const elsewhere = manyGoods.slice(0, devices).map(({ sku }) => sku)
  const shared = Math.min(devices, devicesWithTheSame)
  const code = await newCoupon(stage)
  const browser = await openGuest(stage, plentySku)
  await browser.tabs()[0]?.sync.applyCoupon(code)
  while (browser.tabs().length < tabs) await browser.openTab()
  const browsers = [browser, ...(await Promise.all(elsewhere.map((sku) => openGuest(stage, sku))))]
  for (const [tab] of browsers.slice(1, 1 + shared).map((device) => device.tabs()))
    if (tab) await put(tab, plentySku, 1)
  await Promise.all(browsers.map(comeToRest))
  browser.asked.splice(0)

  const everywhere = browsers.flatMap((one) => one.tabs())
  await Promise.all(everywhere.map((tab) => logInAt(tab, customer)))
  await Promise.all(browsers.map(comeToRest))

  const asked = ['delete-coupon', 'apply-coupon'].flatMap((call) => browser.asked.filter((one) => one === call))
  const wanted = { [plentySku]: held + 1 + shared, ...Object.fromEntries(elsewhere.map((sku) => [sku, 1])) }
  const faults = await faultsOf(stage, { customer, code, wanted, page: await browser.openTab() })
  if (asked.join() !== 'delete-coupon,apply-coupon') faults.push(`the browser asked for ${asked.join()}`)
  for (const one of browsers) for (const tab of one.tabs()) tab.close()
  return faults
}

/** A browser with one tab, in which a guest has put one piece into the cart. */
async function openGuest(stage: Stage, sku: string): Promise<ModelBrowser> {
  const browser = await openStageBrowser(stage)
  await put(await browser.openTab(), sku, 1)
  return browser
}

async function leaveInAccount(stage: Stage, customer: StageCustomer, qty: number): Promise<void> {
  const tab = await (await openStageBrowser(stage)).openTab()
  await logInAt(tab, customer)
  await put(tab, plentySku, qty)
  tab.close()
}

async function put({ visit, cart, sync }: ModelTab, sku: string, qty: number): Promise<void> {
  const item = (await loadArticles(visit.shop, [{ sku }])).get(sku)
  if (!item) throw new Error(`There is no ${sku}.`)
  cart.commit((state) => ({ ...state, cartItems: addItem(state.cartItems, { ...item, qty }) }))
  await sync.sync()
}

/** A tenth off, however often it is used. */
async function newCoupon({ database }: Stage): Promise<string> {
  const code = `MERGE-${randomUUID().slice(0, 8).toUpperCase()}`
  await database.run("INSERT INTO coupon (code, kind, value) VALUES ($1, 'percent', 1000)", [code])
  return code
}

interface Expected {
  customer: StageCustomer
  code: string
  wanted: Record<string, number>
  /** Opened after all of it, in the browser that had the coupon. */
  page: ModelTab
}

async function faultsOf(stage: Stage, { customer, code, wanted, page }: Expected): Promise<string[]> {
  await page.sync.sync()
  const carts = await stage.database.all<{ token: string; coupon: string | null }>(
    "SELECT token, coupon_code AS coupon FROM cart WHERE customer_id = $1 AND status = 'active'",
    [customer.id],
  )
  const kept = await keptLines(stage, carts[0]?.token ?? null)
  const { cartItems, platformTotals } = page.cart.state()
  const { discount_amount: discount = 0, subtotal_incl_tax: subtotal = 0 } = platformTotals ?? {}
  // Each line is rounded for itself.
  const isTenth = subtotal > 0 && Math.abs(subtotal / 10 + discount) <= 0.005 * cartItems.length + 1e-6
  const checks: [string, boolean][] = [
    [`there are ${carts.length} active carts`, carts.length === 1],
    [`the account holds ${inOrder(kept)} instead of ${inOrder(wanted)}`, inOrder(kept) === inOrder(wanted)],
    ['a new page shows something else', inOrder(quantitiesOf(cartItems)) === inOrder(kept)],
    [`the coupon on the cart is ${carts[0]?.coupon}`, carts[0]?.coupon === code],
    [`it takes ${discount} off ${subtotal}`, isTenth],
  ]
  return checks.flatMap(([sentence, holds]) => (holds ? [] : [sentence]))
}
