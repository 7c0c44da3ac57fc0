import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createCartStore } from './cart-store.ts'

const wien: CartItem = { sku: 'WIEN-42', qty: 1 }
const key = 'laszlo_de-shop/cart/current-cart'

test('the cart survives a reload', () => {
  const storage = memoryStorage()
  createCartStore({ storage, storeCode: 'laszlo_de' }).commit(() => [wien])
  expect(createCartStore({ storage, storeCode: 'laszlo_de' }).items()).toEqual([wien])
})

test('another tab shows the change', () => {
  const storage = memoryStorage()
  let written = () => {}
  const here = createCartStore({
    storage,
    storeCode: 'laszlo_de',
    onStorageChange: (_, changed) => (written = changed),
  })
  createCartStore({ storage, storeCode: 'laszlo_de' }).commit(() => [wien])
  written()
  expect(here.items()).toEqual([wien])
})

test('a full storage costs no line', () => {
  const storage = memoryStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const cart = createCartStore({ storage, storeCode: 'laszlo_de' })
  cart.commit(() => [wien])
  expect(cart.items()).toEqual([wien])
})

test.each(['{', 'null', '{"sku":"x"}', '[null,3,{"sku":7,"qty":1},{"sku":"a","qty":"2"},{"sku":"a","qty":-1}]'])(
  'spoilt storage (%s) is read as far as it holds lines',
  (content) => {
    expect(createCartStore({ storage: memoryStorage({ [key]: content }), storeCode: 'laszlo_de' }).items()).toEqual([])
  },
)
