import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { addItem } from '@welt/domain/cart/add-item.ts'
import { changeQuantity } from '@welt/domain/cart/change-quantity.ts'
import { itemStanding } from '@welt/domain/cart/item-standing.ts'
import { shownItems } from '@welt/domain/cart/leaving-item.ts'
import { removeItem } from '@welt/domain/cart/remove-item.ts'
import type { Session } from '@welt/storefront/session/session.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CartWorld, openCartWorld } from './testing/cart-world.ts'
import { comeToRest } from './testing/come-to-rest.ts'
import { loadArticles } from './testing/load-articles.ts'
import { type Fate, type ModelBrowser, type ModelTab, openBrowser } from './testing/model-browser.ts'
import { nameOf, quantitiesOf } from './testing/quantities-of.ts'

/** `MODEL_RUNS=10000 npx vitest run cart-sync-model` takes some minutes; on failure the seed is printed. */
const numRuns = Number(process.env['MODEL_RUNS'] ?? 100)

let world: CartWorld
let articles: ReadonlyMap<string, CartItem>

beforeAll(async () => {
  world = await openCartWorld()
  articles = await loadArticles(await world.shop())
})
afterAll(() => world.close())

/** What a shopper does, in one of the tabs. Names of articles are places in the list. */
type Deed =
  | { do: 'add' | 'set'; tab: number; article: string; qty: number }
  | { do: 'remove'; tab: number; article: string }
  | { do: 'log in' | 'log out' | 'lose session' | 'reload' | 'wait'; tab: number }
  | { do: 'open tab' | 'hear news' | 'let time pass' | 'go offline' | 'come online' }

const article = fc.constantFrom('CREAM', 'OX-12-400', 'OX-13-425', 'TREE Jörg', 'TREE Änne')
const tab = fc.nat({ max: 2 })
const qty = fc.integer({ min: 1, max: 4 })
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('add' as const), tab, article, qty }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('set' as const), tab, article, qty }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), tab, article }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('log in' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'wait' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('log out' as const, 'lose session' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('open tab', 'hear news', 'let time pass', 'go offline', 'come online'),
    }),
  },
)
const deeds = fc.array(deed, { minLength: 1, maxLength: 25 })
const mishaps: Fate[] = ['busy', 'stale', 'lost-before', 'lost-after', 'breaks-before', 'breaks-after']
const fatesOf = (...some: Fate[]) =>
  fc.array(
    fc.oneof(
      { weight: 1, arbitrary: fc.constant<Fate>('answered') },
      { weight: 1, arbitrary: fc.constantFrom(...some) },
    ),
    { maxLength: 60 },
  )

/** The shopper's own book: what should lie in the cart, whatever the network does. */
class Shopper {
  readonly browser: ModelBrowser
  readonly customer: number
  wanted = new Map<string, number>()
  /** Lines that lie in the account's cart too, since the session was lost: they are not added to themselves. */
  known = new Set<string>()
  session: Session | null = null

  constructor(browser: ModelBrowser, customer: number) {
    this.browser = browser
    this.customer = customer
  }

  async do(deed: Deed): Promise<void> {
    switch (deed.do) {
      case 'add':
        this.wanted.set(deed.article, (this.wanted.get(deed.article) ?? 0) + deed.qty)
        return this.change(deed.tab, (items) => addItem(items, { ...this.article(deed.article), qty: deed.qty }))
      case 'set':
        if (!this.sees(deed)) return
        this.wanted.set(deed.article, deed.qty)
        return this.change(deed.tab, (items) => changeQuantity(items, this.article(deed.article), deed.qty))
      case 'remove':
        if (!this.sees(deed)) return
        this.wanted.delete(deed.article)
        this.known.delete(deed.article)
        return this.change(deed.tab, (items) => removeItem(items, this.article(deed.article)))
      case 'log in':
        return this.logIn(this.tab(deed.tab))
      case 'log out':
        return this.logOut(this.tab(deed.tab))
      case 'lose session':
        return this.loseSession(this.tab(deed.tab))
      case 'reload':
        this.tab(deed.tab).close()
        void (await this.browser.openTab()).sync.sync()
        return
      case 'wait':
        await this.tab(deed.tab).sync.sync()
        return
      case 'open tab':
        if (this.browser.tabs().length < 3) void (await this.browser.openTab()).sync.sync()
        return
      case 'hear news':
        return this.browser.spreadNews()
      case 'let time pass':
        return world.passTime(20 * 60_000)
      case 'go offline':
        this.browser.isOnline = false
        return
      case 'come online':
        this.browser.isOnline = true
        for (const { sync } of this.browser.tabs()) void sync.sync('resume')
    }
  }

  tab(number: number): ModelTab {
    const tabs = this.browser.tabs()
    const tab = tabs[number % tabs.length]
    if (!tab) throw new Error('The browser has no tab.')
    return tab
  }

  /** Nobody changes a line that has not come yet: after a login the account's take a moment. */
  private sees({ tab, article: name }: { tab: number; article: string }): boolean {
    const { cart } = this.tab(tab)
    cart.refresh()
    return shownItems(cart.state().cartItems).some((item) => nameOf(item) === name)
  }

  private article(name: string): CartItem {
    const item = articles.get(name)
    if (!item) throw new Error(`There is no article ${name}.`)
    return item
  }

  private change(tab: number, change: (items: readonly CartItem[]) => CartItem[]): void {
    this.tab(tab).cart.commit((state) => ({ ...state, cartItems: change(state.cartItems) }))
  }

  private async logIn(tab: ModelTab): Promise<void> {
    if (this.session) return
    this.session = await world.logIn(this.customer)
    // Nobody else looks into the account: what it holds now is what it held when it was left.
    const held = await world.heldBy(this.session)
    for (const [name, there] of Object.entries(held)) {
      const here = this.wanted.get(name)
      this.wanted.set(name, here === undefined ? there : this.known.has(name) ? here : here + there)
    }
    this.known.clear()
    tab.sessions.begin(this.session, true)
    this.browser.spreadNews()
  }

  /** "Logout … disconnects the cart, clears … cart." What the account holds stays there. */
  private async logOut(tab: ModelTab): Promise<void> {
    if (!this.session) return
    this.session = null
    this.wanted.clear()
    tab.cart.commit((state) => ({
      ...state,
      cartItems: [],
      cartServerToken: null,
      cartServerOwner: null,
      coupon: null,
    }))
    tab.sessions.end()
    this.browser.spreadNews()
  }

  private async loseSession(tab: ModelTab): Promise<void> {
    if (!this.session) return
    this.session = null
    tab.cart.refresh()
    const { cartItems, cartServerOwner } = tab.cart.state()
    const told =
      cartServerOwner === 'customer'
        ? cartItems.filter((item) => itemStanding(item) !== 'new')
        : cartItems.filter(({ left }) => left)
    this.known = new Set(shownItems(told).map(nameOf))
    // What the account holds and no tab has seen yet stays there.
    this.wanted = new Map(Object.entries(quantitiesOf(shownItems(cartItems))))
    tab.sessions.end()
    this.browser.spreadNews()
  }
}

async function heldByServer({ cart, sessions }: ModelTab): Promise<Record<string, number>> {
  const { cartServerToken } = cart.state()
  return cartServerToken === null ? {} : world.held(cartServerToken, sessions.session()?.token)
}

async function play(
  deeds: readonly Deed[],
  fates: readonly Fate[],
): Promise<{ shopper: Shopper; browser: ModelBrowser }> {
  const browser = await openBrowser(world)
  await browser.openTab()
  browser.fates = [...fates]
  const shopper = new Shopper(browser, await world.newCustomer())
  for (const one of deeds) await shopper.do(one)
  // A reload of all tabs, so that nothing hangs on what a page remembers.
  const before = browser.tabs().length
  await comeToRest(browser)
  for (const tab of browser.tabs()) tab.close()
  for (let opened = 0; opened < before; opened += 1) await browser.openTab()
  await comeToRest(browser)
  return { shopper, browser }
}

describe('a shopper with several tabs and a bad network', () => {
  test('[SYNC-3] [SYNC-4] [SYNC-5] [SYNC-10] [R-10] finds in every tab and on the platform exactly what they chose', {
    timeout: 3_600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(deeds, fatesOf(...mishaps), async (done, fates) => {
        const { shopper, browser } = await play(done, fates)
        const wanted = Object.fromEntries(shopper.wanted)
        for (const tab of browser.tabs()) {
          expect(quantitiesOf(tab.cart.state().cartItems)).toEqual(wanted)
          expect(await heldByServer(tab)).toEqual(wanted)
        }
        for (const tab of browser.tabs()) tab.close()
      }),
      { numRuns, timeout: 20_000 },
    )
  })

  test('[SYNC-6] [R-10] finds the same everywhere, and nothing doubled, where the platform says no to anything', {
    timeout: 3_600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(deeds, fatesOf(...mishaps, 'denied-before', 'denied-after'), async (done, fates) => {
        const { browser } = await play(done, fates)
        for (const tab of browser.tabs()) {
          const shown = quantitiesOf(tab.cart.state().cartItems)
          expect(await heldByServer(tab)).toEqual(shown)
          for (const [name, count] of Object.entries(shown)) expect(count).toBeLessThanOrEqual(mostOf(done, name))
        }
        for (const tab of browser.tabs()) tab.close()
      }),
      { numRuns, timeout: 20_000 },
    )
  })
})

/** As many as can have been chosen of an article: all that were added, and the largest number that was set. */
function mostOf(deeds: readonly Deed[], name: string): number {
  const about = deeds.flatMap((one) => ('article' in one && one.article === name && 'qty' in one ? [one] : []))
  return about.reduce((sum, { qty: count }) => sum + count, 0)
}
