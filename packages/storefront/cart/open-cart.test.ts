import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { addItem } from '@welt/domain/cart/add-item.ts'
import { expect, test } from 'vitest'
import { plainStorage } from '../storage/plain-storage.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import { type Cart, type CartChange, createCart } from './open-cart.ts'

const wien: CartItem = { sku: 'WIEN-42', qty: 1 }
const graz: CartItem = { sku: 'GRAZ-41', qty: 2 }
const key = 'laszlo_de-shop/cart/current-cart'

const add =
  (item: CartItem): CartChange =>
  (cart) => ({ ...cart, cartItems: addItem(cart.cartItems, item) })
const skus = ({ state }: Pick<Cart, 'state'>) => state().cartItems.map(({ sku }) => sku)

/** A tab whose storage events a test lets through when it likes. */
function openTab(storage: TextStorage | null, name: string): Cart & { store: CartStore; hear: () => void } {
  let hear = () => {}
  const store = createCartStore({ storage, storeCode: 'laszlo_de', onStorageChange: (_, changed) => (hear = changed) })
  return { ...createCart(store, name), store, hear: () => hear() }
}

test('[CART-10] the cart survives a reload, with all that is known of it', () => {
  const storage = memoryStorage()
  const before = openTab(storage, 'a')
  before.commit(add(wien))
  before.commit((cart) => ({ ...cart, cartServerToken: 'a1b2', cartServerOwner: 'guest', cartItemsHash: 'h' }))
  const after = openTab(storage, 'b')
  expect(after.state()).toEqual(before.state())
  expect(after.store.items()).toEqual(after.state().cartItems)
})

test('[CART-10] another tab shows the change', () => {
  const storage = memoryStorage()
  const [here, there] = [openTab(storage, 'a'), openTab(storage, 'b')]
  let told = 0
  here.subscribe(() => told++)
  there.commit(add(wien))
  here.hear()
  expect([skus(here), told]).toEqual([['WIEN-42'], 1])
})

test('a tab that has not heard of the other’s change yet adds to it all the same', () => {
  const storage = memoryStorage()
  const [here, there] = [openTab(storage, 'a'), openTab(storage, 'b')]
  there.commit(add(wien))
  here.commit(add(graz))
  expect(skus(here)).toEqual(['WIEN-42', 'GRAZ-41'])
})

test.each(['first', 'second'])(
  '[R-10] of two tabs that write at the same moment neither loses its change: the %s',
  (winner) => {
    const storage = memoryStorage()
    const [here, there] = [openTab(storage, 'a'), openTab(storage, 'b')]
    here.commit(add(wien))
    const first = storage.getItem(key) ?? ''
    storage.removeItem(key)
    there.commit(add(graz))
    const second = storage.getItem(key) ?? ''
    storage.setItem(key, winner === 'first' ? first : second)
    for (const tab of [here, there, here]) tab.hear()
    for (const tab of [here, there]) {
      expect(tab.state().cartItems.toSorted((one, other) => one.qty - other.qty)).toMatchObject([wien, graz])
    }
  },
)

test('a storage that somebody has emptied is an empty cart, and stays one', () => {
  const storage = memoryStorage()
  const tab = openTab(storage, 'a')
  tab.commit(add(wien))
  storage.clear()
  tab.hear()
  expect(skus(tab)).toEqual([])
  tab.commit(add(graz))
  expect(skus(tab)).toEqual(['GRAZ-41'])
})

test('a change that changes nothing wakes nobody and writes nothing', () => {
  const storage = memoryStorage()
  const tab = openTab(storage, 'a')
  let told = 0
  tab.subscribe(() => told++)
  tab.commit((cart) => cart)
  expect([told, storage.length]).toEqual([0, 0])
})

test('of a cart that is empty and known to nobody only the counts are left', () => {
  const storage = memoryStorage()
  const tab = openTab(storage, 'a')
  tab.commit(add(wien))
  tab.commit((cart) => ({ ...cart, cartItems: [] }))
  expect(storage.getItem(key)).toBe('{"writes":{"a":2}}')
})

test('what another tab has emptied and filled again stays as it is', () => {
  const storage = memoryStorage()
  const [here, there] = [openTab(storage, 'a'), openTab(storage, 'b')]
  here.commit(add(wien))
  there.commit((cart) => ({ ...cart, cartItems: [] }))
  there.commit(add(graz))
  here.hear()
  expect(skus(here)).toEqual(['GRAZ-41'])
})

test('a full or forbidden storage costs no line', () => {
  const full = memoryStorage()
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  for (const storage of [plainStorage(() => full), null]) {
    const tab = openTab(storage, 'a')
    tab.commit(add(wien))
    tab.commit(add(graz))
    expect(skus(tab)).toEqual(['WIEN-42', 'GRAZ-41'])
    expect(tab.store.items()).toHaveLength(2)
  }
})

test('more tabs than are remembered make no change twice', () => {
  const storage = memoryStorage()
  const tabs = Array.from({ length: 30 }, (_, place) => openTab(storage, `tab ${place}`))
  for (const tab of tabs) tab.commit(add(wien))
  for (const tab of tabs) tab.hear()
  for (const { state } of tabs) expect(state().cartItems).toMatchObject([{ sku: 'WIEN-42', qty: 30 }])
})

test.each([
  '{',
  'null',
  '7',
  '"x"',
  '{"sku":"x"}',
  '{"cartItems":7}',
  '{"cartItems":[null,3,{"sku":7,"qty":1},{"sku":"a","qty":"2"},{"sku":"a","qty":-1},{"sku":"a","qty":1.5}]}',
  '[null,3,{"sku":7,"qty":1},{"sku":"a","qty":"2"},{"sku":"a","qty":-1}]',
  '{"__proto__":{"cartItems":[]},"cartServerToken":{},"coupon":7,"platformTotals":{"grand_total":"x"},"writes":[{}]}',
  '{"platformTotals":{"grand_total":1,"items":[],"total_segments":[null]},"coupon":{"code":""},"cartServerToken":"x"}',
])('[C-10] spoilt storage (%s) is an empty cart that works', (content) => {
  const tab = openTab(memoryStorage({ [key]: content }), 'a')
  const { writes: _, ...cart } = tab.state()
  expect(cart).toMatchObject({ cartItems: [], cartServerToken: null, coupon: null, platformTotals: null })
  tab.commit(add(wien))
  expect(skus(tab)).toEqual(['WIEN-42'])
})

test('the lines of an older version are read', () => {
  expect(skus(openTab(memoryStorage({ [key]: JSON.stringify([wien, graz]) }), 'a'))).toEqual(['WIEN-42', 'GRAZ-41'])
})
