import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { addItem } from '@welt/domain/cart/add-item.ts'
import { changeQuantity } from '@welt/domain/cart/change-quantity.ts'
import { clearCart } from '@welt/storefront/cart/clear-cart.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CartWorld, openCartWorld } from './testing/cart-world.ts'
import { loadArticles } from './testing/load-articles.ts'
import { type ModelBrowser, type ModelTab, openBrowser } from './testing/model-browser.ts'
import { quantitiesOf } from './testing/quantities-of.ts'

let world: CartWorld
let articles: ReadonlyMap<string, CartItem>
let browser: ModelBrowser
let tab: ModelTab

beforeAll(async () => {
  world = await openCartWorld()
  articles = await loadArticles(await world.shop())
})
afterAll(() => world.close())
beforeEach(async () => {
  browser = await openBrowser(world)
  tab = await browser.openTab()
})

const totalsCalls = ['shipping-methods', 'payment-methods', 'shipping-information']

function put(name: string, qty = 1, where = tab): void {
  const item = articles.get(name)
  if (!item) throw new Error(`There is no ${name}.`)
  where.cart.commit((state) => ({ ...state, cartItems: addItem(state.cartItems, { ...item, qty }) }))
}

function set(name: string, qty: number): void {
  const item = articles.get(name)
  if (item) tab.cart.commit((state) => ({ ...state, cartItems: changeQuantity(state.cartItems, item, qty) }))
}

/** What was asked since the last look. */
function asked(): string[] {
  return browser.asked.splice(0)
}

async function held(): Promise<Record<string, number>> {
  const { cartServerToken } = tab.cart.state()
  return cartServerToken === null ? {} : world.held(cartServerToken, tab.sessions.session()?.token)
}

async function logIn(customer?: number): Promise<void> {
  tab.sessions.begin(await world.logIn(customer ?? (await world.newCustomer())), true)
  await tab.sync.sync()
}

describe('connecting', () => {
  test('nobody is asked about a cart that there is not', async () => {
    expect(await tab.sync.sync()).toBe('done')
    expect(asked()).toEqual([])
  })

  test('[SYNC-1] the first add of a visitor makes a cart, fills it and asks what it costs', async () => {
    put('CREAM', 2)
    await tab.sync.sync()
    expect(asked()).toEqual(['create', 'pull', 'update', ...totalsCalls])
    expect(await held()).toEqual({ CREAM: 2 })
    expect(tab.cart.state()).toMatchObject({ cartServerOwner: 'guest' })
  })

  test('[SYNC-1] a token that is refused for good leads to a guest’s cart, and nothing is lost', async () => {
    tab.sessions.begin({ ...(await world.logIn(await world.newCustomer())), token: 'x', refreshToken: 'y' }, true)
    put('CREAM')
    await tab.sync.sync()
    expect(tab.sessions.session()).toBeNull()
    expect(tab.cart.state()).toMatchObject({ cartServerOwner: 'guest' })
    expect(await held()).toEqual({ CREAM: 1 })
  })

  test('[SYNC-1] where guests are refused too the sync is reported disabled, and the cart stays', async () => {
    browser.fates = ['denied-before', 'denied-before', 'denied-before']
    put('CREAM')
    expect(await tab.sync.sync()).toBe('disabled')
    // The change itself began the first sync, with its bypass; the second has none left.
    expect(asked()).toEqual(['create', 'create', 'create'])
    expect(quantitiesOf(tab.cart.state().cartItems)).toEqual({ CREAM: 1 })
  })
})

describe('pulling', () => {
  beforeEach(async () => {
    put('CREAM')
    await tab.sync.sync()
    asked()
  })

  test('[SYNC-2] happens once a page, and then only after a change', async () => {
    await tab.sync.sync()
    expect(asked()).toEqual([])
    set('CREAM', 3)
    await tab.sync.sync()
    expect(asked()).toEqual(['pull', 'update', ...totalsCalls])
    const other = await browser.openTab()
    await other.sync.sync()
    expect(asked()).toEqual(['pull'])
  })

  test('[SYNC-2] not at all where the shop does not synchronise', async () => {
    const apart = await openBrowser(world, { config: { synchronize: false } })
    const lonely = await apart.openTab()
    put('CREAM', 1, lonely)
    expect(await lonely.sync.sync()).toBe('done')
    expect(apart.asked).toEqual([])
  })

  test('[SYNC-7] a cart that the platform has lost is made anew, with all that was in it', async () => {
    const lost = tab.cart.state().cartServerToken
    await world.platform.database.run('DELETE FROM cart WHERE token = $1', [lost])
    put('BOX')
    await tab.sync.sync()
    expect(tab.cart.state().cartServerToken).not.toBe(lost)
    expect(await held()).toEqual({ CREAM: 1, BOX: 1 })
  })

  test('[SYNC-7] one that is refused again and again is let be after the bypass', async () => {
    browser.fates = ['denied-before', 'answered', 'denied-before', 'denied-before']
    set('CREAM', 2)
    expect(await tab.sync.sync()).toBe('disabled')
    expect(asked()).toEqual(['pull', 'create', 'pull', 'pull'])
    expect(quantitiesOf(tab.cart.state().cartItems)).toEqual({ CREAM: 2 })
  })

  test('[SYNC-8] a cart id that is missing in the middle of it is told, and the cart is made anew', async () => {
    // Another tab lets go of the cart between the plan and the call.
    const stop = tab.cart.subscribe(() => {
      if (!tab.cart.state().cartItems.some(({ told }) => told)) return
      stop()
      tab.cart.commit((state) => ({ ...state, cartServerToken: null, cartServerOwner: null }))
    })
    put('BOX')
    await tab.sync.sync()
    expect(tab.told).toMatchObject([{ type: 'warning' }])
    expect(tab.told[0]?.message).toContain('/api/cart/update')
    expect(await held()).toEqual({ CREAM: 1, BOX: 1 })
  })
})

describe('what the platform says no to', () => {
  test('[SYNC-6] [CART-3] falls back to the quantity before, with the reason', async () => {
    put('BOX', 2)
    await tab.sync.sync()
    set('BOX', 9)
    await tab.sync.sync()
    expect(quantitiesOf(tab.cart.state().cartItems)).toEqual({ BOX: 2 })
    expect(tab.told).toMatchObject([
      { type: 'danger', message: 'Putzkasten: Von diesem Produkt sind nur 3 Stück zu haben.' },
    ])
  })

  test('[SYNC-6] leaves the cart where there was none before', async () => {
    put('BOX', 9)
    await tab.sync.sync()
    expect(tab.cart.state().cartItems).toEqual([])
    expect(tab.told).toHaveLength(1)
  })
})

describe('totals', () => {
  test('[SYNC-9] [CART-8] come from the platform, with the segments and the share of each line', async () => {
    put('CREAM', 3)
    await tab.sync.sync()
    const { platformTotals, platformTotalSegments, cartItems, paymentMethods, shippingMethods } = tab.cart.state()
    expect(platformTotals).toMatchObject({ grand_total: 35.7, items_qty: 3 })
    expect(platformTotalSegments?.map(({ code }) => code)).toEqual(['subtotal', 'shipping', 'tax', 'grand_total'])
    expect(cartItems[0]?.totals).toMatchObject({ row_total_incl_tax: 35.7, tax_percent: 19 })
    expect(paymentMethods.length).toBeGreaterThan(0)
    expect(shippingMethods).toMatchObject([{ method_code: 'flatrate' }])
  })

  test('[SYNC-9] are not asked for where nothing changed, nor where the shop says so', async () => {
    const apart = await openBrowser(world, { config: { synchronizeTotals: false } })
    const lonely = await apart.openTab()
    put('CREAM', 1, lonely)
    await lonely.sync.sync()
    expect(apart.asked).toEqual(['create', 'pull', 'update'])
  })

  test('[CART-9] a virtual cart is offered no cash on delivery', async () => {
    const shop = await world.shop()
    put('CREAM')
    await tab.sync.sync()
    expect(tab.cart.state().paymentMethods.map(({ code }) => code)).toContain('cashondelivery')
    tab.cart.commit((state) => ({
      ...state,
      cartItems: [{ sku: 'VOUCHER', name: 'Gutschein', qty: 1, type_id: 'virtual', price_incl_tax: 50 }],
      cartServerToken: null,
      cartServerOwner: null,
    }))
    await tab.sync.sync()
    expect(shop.storeView.storeCode).toBe('laszlo_de')
    expect(tab.cart.state().paymentMethods.map(({ code }) => code)).not.toContain('cashondelivery')
  })
})

test('[SYNC-4] [R-11] devices of one customer that log in at the same moment with the same article all add theirs', async () => {
  const customer = await world.newCustomer()
  await logIn(customer)
  put('CREAM', 2)
  await tab.sync.sync()
  const devices = await Promise.all(Array.from({ length: 5 }, () => openBrowser(world)))
  const guests = await Promise.all(devices.map((device) => device.openTab()))
  for (const guest of guests) put('CREAM', 1, guest)
  await Promise.all(guests.map(({ sync }) => sync.sync()))
  const session = await world.logIn(customer)
  for (const guest of guests) guest.sessions.begin(session, true)
  expect(await Promise.all(guests.map(({ sync }) => sync.sync()))).toEqual(guests.map(() => 'done'))
  expect(await world.heldBy(session)).toEqual({ CREAM: 7 })
  expect(guests.flatMap(({ told }) => told)).toEqual([])
  const late = await Promise.all(devices.map((device) => device.openTab()))
  await Promise.all(late.map(({ sync }) => sync.sync()))
  expect(late.map(({ cart }) => quantitiesOf(cart.state().cartItems))).toEqual(late.map(() => ({ CREAM: 7 })))
})

describe('a coupon', () => {
  test('[CART-7] takes its part off, is told to be wrong where it is, and comes off again', async () => {
    put('CREAM', 10)
    expect(await tab.sync.applyCoupon('nie-gesehen')).toMatchObject({ ok: false, text: 'incorrect coupon code' })
    const code = await world.newCoupon()
    expect(await tab.sync.applyCoupon(` ${code.toLowerCase()} `)).toMatchObject({ ok: true })
    await tab.sync.sync()
    expect(tab.cart.state()).toMatchObject({ coupon: { code }, platformTotals: { grand_total: 107.1 } })
    expect(tab.cart.state().cartItems[0]?.totals).toMatchObject({ discount_amount: 11.9 })
    await tab.sync.removeCoupon()
    await tab.sync.sync()
    expect(tab.cart.state()).toMatchObject({ coupon: null, platformTotals: { grand_total: 119 } })
  })

  test('[SYNC-10] [UX-51] after login it is taken off the guest’s cart and put on the account’s, which holds both', async () => {
    const customer = await world.newCustomer()
    await logIn(customer)
    put('CREAM', 2)
    await tab.sync.sync()
    const elsewhere = await openBrowser(world)
    const guest = await elsewhere.openTab()
    put('CREAM', 1, guest)
    put('BOX', 1, guest)
    const code = await world.newCoupon()
    await guest.sync.applyCoupon(code)
    await guest.sync.sync()
    elsewhere.asked.splice(0)
    guest.sessions.begin(await world.logIn(customer), true)
    await guest.sync.sync()
    expect(elsewhere.asked).toEqual([
      'delete-coupon',
      'create',
      'pull',
      'update',
      'update',
      'apply-coupon',
      ...totalsCalls,
    ])
    expect(quantitiesOf(guest.cart.state().cartItems)).toEqual({ CREAM: 3, BOX: 1 })
    expect(guest.cart.state()).toMatchObject({ cartServerOwner: 'customer', coupon: { code } })
    expect(guest.cart.state().platformTotals).toMatchObject({ coupon_code: code })
  })

  test('[R-11] a hundred tabs that see the login together merge once and apply it once', async () => {
    put('CREAM', 2)
    const code = await world.newCoupon()
    await tab.sync.applyCoupon(code)
    await tab.sync.sync()
    const tabs = [tab]
    while (tabs.length < 100) tabs.push(await browser.openTab())
    const session = await world.logIn(await world.newCustomer())
    asked()
    tab.sessions.begin(session, true)
    browser.spreadNews()
    await Promise.all(tabs.map(({ sync }) => sync.sync()))
    expect(await world.heldBy(session)).toEqual({ CREAM: 2 })
    const calls = asked()
    for (const once of ['create', 'update', 'apply-coupon', 'delete-coupon']) {
      expect(calls.filter((call) => call === once)).toHaveLength(1)
    }
  })
})

describe('a shopper who leaves', () => {
  test('[CART-6] empties the cart here and on the platform', async () => {
    put('CREAM')
    put('BOX')
    await tab.sync.sync()
    clearCart(tab.cart)
    await tab.sync.sync()
    expect(tab.cart.state().cartItems).toEqual([])
    expect(await held()).toEqual({})
  })

  test('a session that is over leaves the lines here; after the next login they are what they were', async () => {
    const customer = await world.newCustomer()
    await logIn(customer)
    put('CREAM', 2)
    await tab.sync.sync()
    tab.sessions.end()
    await tab.sync.sync()
    put('CREAM', 1)
    await tab.sync.sync()
    expect(await held()).toEqual({ CREAM: 3 })
    await logIn(customer)
    expect(quantitiesOf(tab.cart.state().cartItems)).toEqual({ CREAM: 3 })
    expect(await held()).toEqual({ CREAM: 3 })
  })
})

describe('without a connection', () => {
  test('[ORDER-3] what was changed meanwhile counts when it is back, whatever another device removed', async () => {
    const customer = await world.newCustomer()
    await logIn(customer)
    put('CREAM', 2)
    put('BOX')
    await tab.sync.sync()
    browser.isOnline = false
    set('CREAM', 5)
    await tab.sync.sync()
    const phone = await (await openBrowser(world)).openTab()
    phone.sessions.begin(await world.logIn(customer), true)
    await phone.sync.sync()
    clearCart(phone.cart)
    await phone.sync.sync()
    browser.isOnline = true
    await tab.sync.sync('resume')
    expect(await held()).toEqual({ CREAM: 5, BOX: 1 })
    expect(quantitiesOf(tab.cart.state().cartItems)).toEqual({ CREAM: 5, BOX: 1 })
  })
})
