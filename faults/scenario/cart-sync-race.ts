import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { addItem } from '@welt/domain/cart/add-item.ts'
import { changeQuantity } from '@welt/domain/cart/change-quantity.ts'
import { itemsHash } from '@welt/domain/cart/items-hash.ts'
import { shownItems } from '@welt/domain/cart/leaving-item.ts'
import { removeItem } from '@welt/domain/cart/remove-item.ts'
import { comeToRest } from '@welt/server/cart/testing/come-to-rest.ts'
import { loadArticles } from '@welt/server/cart/testing/load-articles.ts'
import type { ModelBrowser, ModelTab } from '@welt/server/cart/testing/model-browser.ts'
import { quantitiesOf } from '@welt/server/cart/testing/quantities-of.ts'
import { isSynced } from '@welt/storefront/cart/is-synced.ts'
import { type Chance, chanceFrom, oneOf } from '../fuzz/chance.ts'
import { seedOf } from '../fuzz/seed-of.ts'
import { manyGoods, plentySku } from '../stage/goods.ts'
import type { Stage } from '../stage/stage.ts'
import { inOrder, keptLines, logInAt, openStageBrowser } from './browser.ts'
import { signUp } from './customer.ts'
import type { Scenario } from './scenario.ts'

const raced = [plentySku, ...manyGoods.slice(1, 5).map(({ sku }) => sku)]

/** two tabs change one cart as fast as they can. In the end both and the database hold what was chosen, neither more nor less. */
export const cartSyncRace: Scenario = {
  id: 'R-10',
  title: 'two tabs that change one cart at once',
  async play(stage, size) {
    const seed = seedOf(size)
    const races = size === 'full' ? 10 : 2
    const deeds = size === 'full' ? 200 : 20
    const ends: RaceEnd[] = []
    for (let at = 0; at < races; at += 1) {
      ends.push(await race(stage, { deeds, seed: seed + 2 * at, owner: at % 2 === 0 ? 'guest' : 'customer' }))
    }
    const faults = ends.flatMap(({ fault }, at) => (fault ? [`race ${at}: ${fault}`] : []))
    return {
      pass: faults.length === 0,
      figures: {
        seed,
        races,
        deeds: 2 * deeds * races,
        calls: ends.reduce((sum, { calls }) => sum + calls, 0),
        faults: faults.length,
        ...(faults[0] !== undefined && { first: faults[0] }),
      },
    }
  },
}

interface RaceEnd {
  calls: number
  fault: string | undefined
}

async function race(
  stage: Stage,
  { deeds, seed, owner }: { deeds: number; seed: number; owner: 'guest' | 'customer' },
): Promise<RaceEnd> {
  const browser = await openStageBrowser(stage)
  const tabs = [await browser.openTab(), await browser.openTab()]
  const [first] = tabs
  if (!first) throw new Error('The browser has no tab.')
  const articles = await loadArticles(
    first.visit.shop,
    raced.map((sku) => ({ sku })),
  )
  if (owner === 'customer') await logInAt(first, await signUp(stage))
  const wanted = new Map<string, number>()
  await Promise.all(
    tabs.map(async (tab, place) => {
      // The same deeds for the same seed; between which answers they fall is for the machine to say.
      const chance = chanceFrom(seed + place)
      for (let deed = 0; deed < deeds; deed += 1) {
        change(tab, { chance, articles, wanted })
        await moment(stage, { chance, browser, tab })
      }
    }),
  )
  await comeToRest(browser)
  const end = { calls: browser.asked.length, fault: await faultOf(stage, tabs, wanted) }
  for (const tab of tabs) tab.close()
  return end
}

interface Shelf {
  chance: Chance
  articles: ReadonlyMap<string, CartItem>
  /** What the shopper has chosen so far, in both tabs. */
  wanted: Map<string, number>
}

/** Adds twice as often as it takes out, so that there is something to change. */
function change({ cart }: ModelTab, { chance, articles, wanted }: Shelf): void {
  const item = oneOf([...articles.values()], chance)
  const qty = 1 + Math.floor(chance() * 4)
  const deed = oneOf(['add', 'add', 'set', 'remove'] as const, chance)
  const commit = (changed: (items: readonly CartItem[]) => CartItem[]) =>
    cart.commit((state) => ({ ...state, cartItems: changed(state.cartItems) }))
  if (deed === 'add') {
    wanted.set(item.sku, (wanted.get(item.sku) ?? 0) + qty)
    return commit((items) => addItem(items, { ...item, qty }))
  }
  // Nobody changes a line that is not shown.
  cart.refresh()
  if (!shownItems(cart.state().cartItems).some(({ sku }) => sku === item.sku)) return
  if (deed === 'set') {
    wanted.set(item.sku, qty)
    return commit((items) => changeQuantity(items, item, qty))
  }
  wanted.delete(item.sku)
  commit((items) => removeItem(items, item))
}

/** Until the next deed: none at all, as long as a call takes, or until the tab is in step; now and then the news go round. */
async function moment(
  { client }: Stage,
  { chance, browser, tab }: { chance: Chance; browser: ModelBrowser; tab: ModelTab },
): Promise<void> {
  const what = oneOf(['none', 'call', 'call', 'sync', 'news'] as const, chance)
  if (what === 'call') await client.send('/api/stock/check?sku=PLENTY')
  if (what === 'sync') await tab.sync.sync()
  if (what === 'news') browser.spreadNews()
}

async function faultOf(
  stage: Stage,
  tabs: readonly ModelTab[],
  wanted: ReadonlyMap<string, number>,
): Promise<string | undefined> {
  const states = tabs.map(({ cart }) => cart.state())
  const hashes = new Set(states.map(({ cartItems, cartServerToken }) => itemsHash(cartItems, cartServerToken)))
  if (hashes.size > 1 || !states.every(isSynced)) return 'the tabs hold different carts'
  const token = states[0]?.cartServerToken ?? null
  const chosen = inOrder(Object.fromEntries(wanted))
  const shown = inOrder(quantitiesOf(states[0]?.cartItems ?? []))
  const kept = inOrder(await keptLines(stage, token))
  return shown === chosen && kept === chosen
    ? undefined
    : `chosen were ${chosen}, the tabs show ${shown}, the shop holds ${kept}`
}
