import { randomUUID } from 'node:crypto'
import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { addItem } from '@welt/domain/cart/add-item.ts'
import { shownActions } from '@welt/domain/notification/shown-actions.ts'
import { ellermoor, laszlo } from '@welt/platform/seed/testing/demo-store-views.ts'
import { accountFailureText } from '@welt/storefront/account/account-failure-text.ts'
import { sendResetLink } from '@welt/storefront/account/send-reset-link.ts'
import { addToCart } from '@welt/storefront/cart/add-to-cart.ts'
import { applyCoupon } from '@welt/storefront/cart/change-coupon.ts'
import { newSyncMemory, syncCart } from '@welt/storefront/cart/sync-cart.ts'
import { loadArticle } from '@welt/storefront/catalog/load-article.ts'
import { loadCategoryPage } from '@welt/storefront/category/load-category-page.ts'
import { loadBlock } from '@welt/storefront/content/load-block.ts'
import { findProduct } from '@welt/storefront/product/find-product.ts'
import { loadProductPage } from '@welt/storefront/product/load-product-page.ts'
import { loadPromoted } from '@welt/storefront/promoted/load-promoted.ts'
import { loadCategoryByKey } from '@welt/storefront/routes/load-category-by-key.ts'
import { loadSearchPage } from '@welt/storefront/search/load-search-page.ts'
import { callAsCustomer } from '@welt/storefront/session/call-as-customer.ts'
import { logIn } from '@welt/storefront/session/log-in.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CartWorld, openCartWorld } from '../cart/testing/cart-world.ts'
import { type CatalogueEntry, errorCatalogue, type Situation } from './testing/error-catalogue.ts'
import { openTroubledShop, type Surroundings, type TroubledShop } from './testing/troubled-shop.ts'

let world: CartWorld
beforeAll(async () => {
  world = await openCartWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  return () => vi.unstubAllGlobals()
})

/** How a shopper or a broken server brings a sentence about; what stands in a form is given back. */
interface Trouble extends Surroundings {
  happens: (here: TroubledShop) => Promise<unknown>
}

const page = () => new Response('<h1>Wartung</h1>', { headers: { 'content-type': 'text/html' } })
const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status })
const cut = () => Promise.reject(new TypeError('The network is gone.'))
const url = new URL('http://shop.test/')
const task = { scope: 'stock', url: '/api/stock/check?sku=NIRGENDS' } as const
const customer = { firstname: 'Änne', lastname: 'Weiß', email: 'aenne@example.com' }
const stock = { allowOutOfStockInCart: false }

async function article({ shop }: TroubledShop, sku: string): Promise<CartItem> {
  const loaded = await loadArticle(shop, { item_id: 0, qty: 1, sku })
  if (!loaded.ok) throw new Error(loaded.text)
  return { ...loaded.result, qty: 1 }
}

async function add(here: TroubledShop, sku: string, change: Partial<CartItem> = {}): Promise<unknown> {
  return addToCart({ ...(await article(here, sku)), ...change }, { ...here, ...here.tools })
}

/** Lies in the cart already, and is sent to the platform as it is. */
async function send(here: TroubledShop, line: CartItem): Promise<void> {
  const { cart } = here.tools
  cart.commit((state) => ({ ...state, cartItems: addItem(state.cartItems, line) }))
  await syncCart(here.tools, newSyncMemory(), 'change')
}

async function visit({ shop }: TroubledShop, sku: string, change: Partial<Product> = {}): Promise<unknown> {
  const product = await findProduct(shop, sku)
  if (!product) throw new Error(`There is no ${sku}.`)
  return loadProductPage(shop, { sku, url, product: { ...product, ...change } })
}

async function callWithOldToken({ tools, settled }: TroubledShop): Promise<void> {
  tools.sessions.begin({ token: 'x', refreshToken: 'y', customer }, true)
  const answer = await callAsCustomer(tools, '/api/user/me')
  expect(answer).toMatchObject({ ok: false, at: 'code', code: 401 })
  await settled()
  expect(tools.sessions.session()).toBeNull()
}

async function logInWith({ shop, tools }: TroubledShop, email: string): Promise<string> {
  const answer = await logIn(tools, { email, password: 'Falsch-1924', isToStay: false })
  if (answer.ok) throw new Error('The login worked.')
  expect(tools.sessions.session()).toBeNull()
  return shop.texts.text(accountFailureText(answer, true))
}

async function askForLink({ shop }: TroubledShop): Promise<string> {
  const failure = await sendResetLink(shop, customer.email)
  return failure ? shop.texts.text(failure) : 'sent'
}

const troubles: Readonly<Record<Situation, Trouble>> = {
  'a session that nobody renews': { happens: callWithOldToken },
  'a refresh that breaks': { broken: { '/api/user/refresh': page }, happens: callWithOldToken },
  'a wrong content type': { broken: { '/api/stock/check': page }, happens: ({ tasks }) => tasks.add(task) },
  'a wrong response format': { broken: { '/api/stock/check': json([1]) }, happens: ({ tasks }) => tasks.add(task) },
  'a code other than 200': { happens: ({ tasks }) => tasks.add(task) },
  'a platform that breaks': {
    broken: { '/api/stock/check': json({ code: 500, result: 'Something went wrong on our side.' }, 500) },
    happens: ({ tasks }) => tasks.add(task),
  },
  'a not-found network code': {
    broken: { '/api/stock/check': json({ code: 500, result: { code: 'ENOTFOUND', message: 'no host' } }, 500) },
    happens: ({ tasks }) => tasks.add(task),
  },
  'a silent task': { happens: ({ tasks }) => tasks.add({ ...task, silent: true }) },
  'a missing cart id': {
    async happens(here) {
      await applyCoupon(here.tools, 'NEU')
      await send(here, await article(here, 'CREAM'))
      expect(here.tools.cart.state().cartServerToken).not.toBeNull()
    },
  },
  'a product that is added': { happens: (here) => add(here, 'CREAM') },
  'a volatile stock': { broken: { '/api/stock/check': cut }, happens: (here) => add(here, 'CREAM') },
  'a product out of stock': { config: { stock }, happens: (here) => add(here, 'RARE') },
  'an unknown price': { happens: (here) => add(here, 'CREAM', { price_incl_tax: -1 }) },
  'no available variant': {
    happens: (here) => add(here, 'CREAM', { errors: { variants: 'No available product variants' } }),
  },
  'a quantity that there is not': { happens: async (here) => send(here, { ...(await article(here, 'BOX')), qty: 9 }) },
  'a product without its options': { happens: async (here) => send(here, await article(here, 'BELT')) },
  'an incorrect coupon code': {
    async happens(here) {
      here.tools.cart.commit((state) => ({ ...state, coupon: { code: 'FALSCH', cart: null } }))
      await send(here, await article(here, 'CREAM'))
    },
  },
  'a product by its status': { happens: (here) => visit(here, 'OLD') },
  'a product by its visibility': { happens: (here) => visit(here, 'CREAM', { visibility: 1 }) },
  'a category by its id': { happens: ({ shop }) => loadCategoryPage(shop, { id: 999, url }) },
  'a category by its slug': { happens: ({ shop }) => loadCategoryByKey(shop, 'nirgends', url) },
  'a grouped product without links': { happens: (here) => visit(here, 'GROUP', { product_links: [] }) },
  'a link that cannot be loaded': {
    happens: (here) =>
      visit(here, 'GROUP', {
        product_links: [{ link_type: 'associated', linked_product_type: 'simple', linked_product_sku: 'NIRGENDS' }],
      }),
  },
  'a bad attribute': {
    happens: (here) => visit(here, 'OX', { configurable_options: [{ label: 'Duft', attribute_id: 7777, values: [] }] }),
  },
  'a search engine that cannot be reached': {
    broken: { '/api/catalog': json({ code: 503, result: 'The search does not answer.' }, 503) },
    happens: ({ shop }) => loadSearchPage(shop, new URL('/search?q=oxford', url)),
  },
  'promoted content that is missing': { happens: ({ shop }) => loadPromoted(shop, 'instagram') },
  'a block that is not there': { happens: ({ shop }) => loadBlock(shop, { identifier: 'nirgends' }) },
  'a wrong login': { happens: (here) => logInWith(here, `${randomUUID()}@example.com`) },
  'an unexpected authorization error': {
    broken: { '/api/user/login': page },
    happens: (here) => logInWith(here, customer.email),
  },
  'a reset without a network': {
    broken: { '/api/user/reset-password': cut },
    happens(here) {
      vi.stubGlobal('navigator', { onLine: false })
      return askForLink(here)
    },
  },
  'a reset e-mail that is not sent': {
    broken: { '/api/user/reset-password': json({ code: 500, result: 'kaputt' }, 500) },
    happens: askForLink,
  },
}

/** What a shopper and an operator have heard of it. */
async function hear({ happens, ...surroundings }: Trouble, storeView: StoreView) {
  const here = await openTroubledShop(world, storeView, surroundings)
  const said = await happens(here)
  const okLabel = here.shop.texts.text('notification.ok')
  const told = here.notifications.list().map((notification) => ({
    type: notification.type,
    message: notification.message,
    actions: shownActions(notification, okLabel).map(({ label }) => label),
  }))
  return { said, told, logged: here.logged }
}

const views = [
  ['english', laszlo, 'Proceed to checkout'],
  ['german', ellermoor, 'Zur Kasse'],
] as const

describe.each(views)('in the %s store', (language, storeView, checkout) => {
  const rows = Object.entries<CatalogueEntry>(errorCatalogue)
  const heard = (situation: string) => {
    const trouble = new Map<string, Trouble>(Object.entries(troubles)).get(situation)
    if (!trouble) throw new Error(`Nobody knows how ${situation} comes about.`)
    return hear(trouble, storeView)
  }

  test.each(rows.flatMap(([situation, entry]) => (entry.at === 'notification' ? [{ situation, entry }] : [])))(
    '[ERR-1] $situation is told in a notification with its type and OK',
    async ({ situation, entry }) => {
      const actions = entry.actions === 'ok' ? ['OK'] : [checkout, 'OK']
      expect((await heard(situation)).told).toEqual([{ type: entry.type, message: entry[language], actions }])
    },
  )

  test.each(rows.flatMap(([situation, entry]) => (entry.at === 'form' ? [{ situation, entry }] : [])))(
    '[ERR-1] $situation is told in its form, and nowhere else',
    async ({ situation, entry }) => {
      expect(await heard(situation)).toMatchObject({ said: entry[language], told: [] })
    },
  )

  test.each(rows.flatMap(([situation, entry]) => (entry.at === 'log' ? [{ situation, entry }] : [])))(
    '[ERR-1] $situation is logged only',
    async ({ situation, entry }) => {
      const { told, logged } = await heard(situation)
      expect(told).toEqual([])
      expect(logged).toContain(entry.says)
    },
  )

  test.each(rows.flatMap(([situation, entry]) => (entry.at === 'nowhere' ? [situation] : [])))(
    '[ERR-1] %s says nothing',
    async (situation) => {
      expect((await heard(situation)).told).toEqual([])
    },
  )
})
