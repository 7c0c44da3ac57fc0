import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { addItem } from '@welt/domain/cart/add-item.ts'
import { serveAccount } from '@welt/storefront/account/serve-account.ts'
import { takeAccountForm } from '@welt/storefront/account/take-account-form.ts'
import { cartLineView } from '@welt/storefront/cart/cart-line-view.ts'
import { createCartStore } from '@welt/storefront/cart/cart-store.ts'
import { type Cart, createCart } from '@welt/storefront/cart/open-cart.ts'
import { newSyncMemory, syncCart } from '@welt/storefront/cart/sync-cart.ts'
import { serveCart } from '@welt/storefront/cart-screen/serve-cart.ts'
import { takeCartForm } from '@welt/storefront/cart-screen/take-cart-form.ts'
import { createCookieJar } from '@welt/storefront/cookie/cookie-jar.ts'
import { createSessionStore, type SessionStore } from '@welt/storefront/session/session-store.ts'
import type { Shop } from '@welt/storefront/store-view/shop.ts'
import { memoryStorage } from '@welt/storefront/testing/memory-storage.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CartWorld, openCartWorld } from './testing/cart-world.ts'
import { loadArticles } from './testing/load-articles.ts'
import { quantitiesOf } from './testing/quantities-of.ts'

let world: CartWorld
let shop: Shop
let articles: ReadonlyMap<string, CartItem>
/** What the browser keeps of its cookies. */
let cookies: Map<string, string>

beforeAll(async () => {
  world = await openCartWorld()
  shop = await world.shop()
  articles = await loadArticles(shop)
})
afterAll(() => world.close())
beforeEach(() => {
  cookies = new Map()
  // Nothing of the test before is within the same moment.
  world.passTime(60_000)
})

const cartCookie = '__Host-laszlo_de-shop-cart'

function openJar() {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const jar = createCookieJar(new Request('https://shop.example/cart', { headers: { cookie } }))
  const keep = () => {
    for (const header of jar.headers()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      if (header.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  return { jar, keep }
}

async function send(fields: Record<string, string>, where = shop): Promise<string> {
  const { jar, keep } = openJar()
  const next = await takeCartForm(where, new URLSearchParams(fields), jar)
  keep()
  return next
}

async function sendAccount(fields: Record<string, string>): Promise<string> {
  const { jar, keep } = openJar()
  const next = await takeAccountForm(shop, new URLSearchParams(fields), jar)
  keep()
  return next
}

async function look(where = shop) {
  const { jar, keep } = openJar()
  const { cart, notices } = await serveCart(where, jar)
  keep()
  return { lines: quantitiesOf(cart.cartItems), notices: notices.map(({ message }) => message), cart }
}

/** As the page names a line. */
async function key(sku: string): Promise<string> {
  const line = (await look()).cart.cartItems.find((item) => item.sku === sku)
  return line ? cartLineView(line, shop).key : ''
}

const add = (sku: string, choice = '') => send({ act: 'add', sku, choice })

describe('a cart without a script', () => {
  test('[CART-1] what is added by a form lies in a cart of the platform, and the page says so once', async () => {
    expect(await add('CREAM')).toBe('/cart')
    const first = await look()
    expect(first.lines).toEqual({ CREAM: 1 })
    expect(first.notices).toEqual(['Das Produkt liegt jetzt im Warenkorb.'])
    expect(first.cart.platformTotals?.grand_total).toBeGreaterThan(0)
    expect((await look()).notices).toEqual([])
    expect(await world.held(cookies.get(cartCookie) ?? '')).toEqual({ CREAM: 1 })
  })

  test('a chosen variant goes in as itself; an open choice leads back to its page, which asks for it', async () => {
    expect(await add('OX')).toMatch(/\?choose=1$/)
    expect((await look()).lines).toEqual({})
    expect(await add('OX', 'childSku=OX-12-400')).toBe('/cart')
    expect((await look()).lines).toEqual({ 'OX-12-400': 1 })
  })

  test('the parts of a set go in singly, and that is said once', async () => {
    expect(await add('GROUP')).toBe('/cart')
    const { lines, notices } = await look()
    expect(lines).toEqual({ CREAM: 1, WAX: 1 })
    expect(notices).toEqual(['Das Produkt liegt jetzt im Warenkorb.'])
  })

  test('what nobody sells is not added, and said', async () => {
    expect(await add('NOSUCH')).toBe('/cart')
    expect(await add('OLD')).toBe('/cart')
    const { lines, notices } = await look()
    expect(lines).toEqual({})
    expect(notices).toEqual([shop.texts.text('cart.outOfStock')])
  })

  test('[FORM-1] what asks a question that no page can answer is refused before anybody says that it was added', async () => {
    expect(await add('BELT')).toBe('/cart')
    const { lines, notices } = await look()
    expect(lines).toEqual({})
    expect(notices).toEqual(['Bitte wählen Sie zuerst die Teile des Sets oder die Optionen des Produkts.'])
  })

  test('a form that is sent twice in a row adds once, and again when it is sent a while later', async () => {
    const form = { act: 'add', sku: 'CREAM', choice: '', once: '0123456789abcdef' }
    await add('WAX')
    await send(form)
    await send(form)
    expect((await look()).lines).toEqual({ WAX: 1, CREAM: 1 })
    world.passTime(20_000)
    await send(form)
    expect((await look()).lines).toEqual({ WAX: 1, CREAM: 2 })
  })

  test('[CART-3] lines are changed, by a button or by what was typed, and taken out', async () => {
    await add('CREAM')
    await add('WAX')
    await send({ act: 'change', line: await key('CREAM'), qty: '1', to: '2' })
    await send({ act: 'change', line: await key('WAX'), qty: '4' })
    expect((await look()).lines).toEqual({ CREAM: 2, WAX: 4 })
    await send({ act: 'change', line: await key('WAX'), qty: 'vier' })
    const bad = await look()
    expect(bad.lines).toEqual({ CREAM: 2, WAX: 4 })
    expect(bad.notices).toHaveLength(1)
    await send({ act: 'change', line: await key('WAX'), qty: '4', to: '0' })
    await send({ act: 'remove', line: 'nothing/' })
    expect((await look()).lines).toEqual({ CREAM: 2 })
    await send({ act: 'clear' })
    expect((await look()).lines).toEqual({})
    expect(await world.held(cookies.get(cartCookie) ?? '')).toEqual({})
  })

  test('[CART-7] a coupon is put on and taken off; one that there is not is refused in words', async () => {
    const code = await world.newCoupon()
    await add('CREAM')
    await send({ act: 'apply-coupon', coupon: 'KEINER' })
    const refused = await look()
    expect([refused.cart.coupon, refused.notices.length]).toEqual([null, 1])
    await send({ act: 'apply-coupon', coupon: code.toLowerCase() })
    expect((await look()).cart.coupon).toMatchObject({ code })
    await send({ act: 'remove-coupon' })
    expect((await look()).cart.coupon).toBeNull()
  })

  test('a platform that does not answer loses nothing, and the page says that nothing was done', async () => {
    await add('CREAM')
    const unreachable = await world.shop(() => Promise.reject(new TypeError('fetch failed')))
    await unreachable.texts.load(['minicart', 'product'])
    await send({ act: 'change', line: await key('CREAM'), qty: '3' }, unreachable)
    expect((await look(unreachable)).notices).toEqual([
      'Das hat gerade nicht geklappt, und an Ihrem Warenkorb wurde nichts geändert. Bitte versuchen Sie es noch einmal.',
      'Ihr Warenkorb lässt sich gerade nicht lesen. Bitte versuchen Sie es noch einmal.',
    ])
    expect((await look()).lines).toEqual({ CREAM: 1 })
  })

  test('a platform that breaks off in the middle costs nobody their cart', async () => {
    await add('CREAM')
    const line = await key('CREAM')
    const breaking = await world.shop((request) =>
      request.url.includes('/cart/update')
        ? Promise.reject(new TypeError('fetch failed'))
        : world.platform.fetch(request),
    )
    await breaking.texts.load(['minicart', 'product'])
    await send({ act: 'change', line, qty: '3' }, breaking)
    const after = await look()
    expect([after.notices, after.lines]).toEqual([[shop.texts.text('minicart.unsure')], { CREAM: 1 }])
  })

  test('what was done before the platform broke off is not denied', async () => {
    await add('CREAM')
    await add('WAX')
    await look()
    let isBroken = false
    const breaking = await world.shop((request) => {
      if (isBroken) return Promise.reject(new TypeError('fetch failed'))
      isBroken = request.url.includes('/cart/delete')
      return world.platform.fetch(request)
    })
    await breaking.texts.load(['minicart', 'product'])
    await send({ act: 'clear' }, breaking)
    const after = await look()
    expect(Object.keys(after.lines)).toHaveLength(1)
    expect(after.notices).toEqual([
      'Die Verbindung ist abgebrochen. Bitte sehen Sie erst im Warenkorb nach, ob Ihre Änderung angekommen ist.',
    ])
  })

  test('[CART-2] nothing is said to lie in the cart before the platform has said so', async () => {
    await add('CREAM')
    await look()
    const answerLost = await world.shop(async (request) => {
      const answer = await world.platform.fetch(request)
      if (request.url.includes('/cart/update')) throw new TypeError('fetch failed')
      return answer
    })
    await answerLost.texts.load(['minicart', 'product'])
    await send({ act: 'add', sku: 'WAX', choice: '' }, answerLost)
    const after = await look()
    expect([after.notices, after.lines]).toEqual([[shop.texts.text('minicart.unsure')], { CREAM: 1, WAX: 1 }])
  })

  test('a page that cannot read the cart says nothing about the form before it', async () => {
    const unreachable = await world.shop(() => Promise.reject(new TypeError('fetch failed')))
    await unreachable.texts.load(['minicart', 'product'])
    await add('CREAM')
    expect((await look(unreachable)).notices).toEqual([
      'Das Produkt liegt jetzt im Warenkorb.',
      'Ihr Warenkorb lässt sich gerade nicht lesen. Bitte versuchen Sie es noch einmal.',
    ])
  })

  test('what is no form of the cart changes nothing', async () => {
    await add('CREAM')
    await send({ act: 'sell', line: await key('CREAM') })
    await send({})
    expect((await look()).lines).toEqual({ CREAM: 1 })
  })
})

describe('an account without a script', () => {
  const person = { firstname: 'Änne', lastname: 'Weiß', password: 'Rahmen-1924-x' }
  const newEmail = () => `${Math.random().toString(36).slice(2)}@example.com`
  const served = async () => {
    const { jar, keep } = openJar()
    const account = await serveAccount(shop, jar)
    keep()
    return account
  }

  test('[USER-1] somebody registers, is logged in with the cart of before, logs out and in again', async () => {
    const email = newEmail()
    await add('CREAM')
    expect(await sendAccount({ form: 'register', ...person, email })).toBe('/my-account')
    const account = await served()
    expect(account).toMatchObject({
      told: 'Ihr Konto ist angelegt. Guten Tag, Änne Weiß.',
      customer: { firstname: 'Änne', email },
      orders: { total_count: 0 },
    })
    expect(cookies.has(cartCookie)).toBe(false)
    expect((await look()).lines).toEqual({ CREAM: 1 })

    expect(await sendAccount({ form: 'logout' })).toBe('/my-account')
    expect(await served()).toEqual({ told: 'Sie sind abgemeldet.' })
    expect((await look()).lines).toEqual({})

    await add('WAX')
    expect(await sendAccount({ form: 'login', email, password: person.password, stay: 'on' })).toBe('/my-account')
    expect((await look()).lines).toEqual({ CREAM: 1, WAX: 1 })
    expect([...cookies.keys()]).toEqual(['__Host-laszlo_de-shop-stay'])
  })

  test('[FORM-2] what is wrong stands at its field, with what was typed, and without the password', async () => {
    expect(
      await sendAccount({ form: 'register', firstname: 'Ö', lastname: 'Weiß', email: 'a@', password: 'kurz' }),
    ).toBe('/my-account?form=register')
    const { before } = await served()
    expect(Object.keys(before?.faults ?? {}).toSorted()).toEqual(['email', 'firstname', 'password'])
    expect(before?.values).toEqual({ firstname: 'Ö', lastname: 'Weiß', email: 'a@', stay: '' })
  })

  test('a wrong password is told as the dialog tells it, and nobody is logged in', async () => {
    expect(await sendAccount({ form: 'login', email: newEmail(), password: 'Falsch-1924' })).toBe(
      '/my-account?form=login',
    )
    expect((await served()).before?.sentence).toBe(shop.texts.text('account.wrongLogin'))
  })

  test('a session outlives its token, and one that is over ends', async () => {
    await sendAccount({ form: 'register', ...person, email: newEmail() })
    world.passTime(60 * 60_000)
    expect(await served()).toMatchObject({ customer: { firstname: 'Änne' } })
    world.passTime(40 * 24 * 60 * 60_000)
    expect(await served()).toEqual({})
    expect([...cookies.keys()]).toEqual([])
  })
})

describe('the first script that comes', () => {
  let cart: Cart
  let sessions: SessionStore
  const sync = () => {
    const plainCart = { id: () => cookies.get(cartCookie) ?? null, forget: () => void cookies.delete(cartCookie) }
    const tools = { shop, cart, sessions, plainCart, notify: () => undefined, isOnline: () => true }
    return syncCart({ ...tools, exclusively: (_name, work) => work() }, newSyncMemory(), 'change')
  }
  const put = (sku: string, qty = 1) => {
    const item = articles.get(sku)
    if (!item) throw new Error(`There is no ${sku}.`)
    cart.commit((state) => ({ ...state, cartItems: addItem(state.cartItems, { ...item, qty }) }))
  }
  const held = () => world.held(cart.state().cartServerToken ?? '', sessions.session()?.token)
  beforeEach(() => {
    const storage = memoryStorage()
    const { storeCode } = shop.storeView
    cart = createCart(createCartStore({ storage, storeCode }), 'tab')
    sessions = createSessionStore({ lasting: storage, passing: null, storeCode })
  })

  test('takes over what was added without one, and the cookie goes', async () => {
    await add('CREAM')
    expect(await sync()).toBe('done')
    expect(quantitiesOf(cart.state().cartItems)).toEqual({ CREAM: 1 })
    expect(cookies.has(cartCookie)).toBe(false)
    expect(await sync()).toBe('done')
    expect(await held()).toEqual({ CREAM: 1 })
  })

  test('adds it to what lies in the browser’s own cart', async () => {
    put('CREAM', 2)
    put('BOX')
    await sync()
    await add('CREAM')
    await add('BOOK')
    await sync()
    const all = { CREAM: 3, BOX: 1, BOOK: 1 }
    expect([quantitiesOf(cart.state().cartItems), await held()]).toEqual([all, all])
  })

  test('brings it into the cart of who is logged in, where nothing is doubled', async () => {
    sessions.begin(await world.logIn(await world.newCustomer()), true)
    put('CREAM', 2)
    await sync()
    await add('CREAM')
    await add('BOOK')
    await sync()
    const all = { CREAM: 3, BOOK: 1 }
    expect(cart.state().cartServerOwner).toBe('customer')
    expect([quantitiesOf(cart.state().cartItems), await held()]).toEqual([all, all])
  })

  test('is not stopped by one that the platform has forgotten', async () => {
    cookies.set(cartCookie, 'f'.repeat(32))
    put('CREAM')
    expect(await sync()).toBe('done')
    expect(cookies.has(cartCookie)).toBe(false)
    expect([quantitiesOf(cart.state().cartItems), await held()]).toEqual([{ CREAM: 1 }, { CREAM: 1 }])
  })
})
