import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import { beforeEach, expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import { createTestShop, englishView, germanView } from '../testing/create-test-shop.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addToCart } from './add-to-cart.ts'
import { cartCount } from './cart-count.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import { type Cart, createCart } from './open-cart.ts'

const wien: CartItem = { sku: 'WIEN-42', name: 'Wien', qty: 1, price_incl_tax: 389 }
const inStock = { ok: true, result: { is_in_stock: true, qty: 3, manage_stock: true } as StockItem } as const
const soldOut = { ok: true, result: { is_in_stock: false, qty: 0, manage_stock: true } as StockItem } as const

let cart: Cart & Pick<CartStore, 'items'>
let said: NewNotification[]

beforeEach(() => {
  const store = createCartStore({ storage: memoryStorage(), storeCode: 'laszlo_en' })
  cart = { ...createCart(store, 'tab'), items: store.items }
  said = []
})

/** Adds in an English shop whose platform gives this answer about the stock. */
async function add(item: CartItem, answer: Answer<StockItem>, allowOutOfStockInCart = true) {
  const shop = await createTestShop({
    api: { checkStock: () => Promise.resolve(answer) },
    stock: { allowOutOfStockInCart },
  })
  await shop.texts.load(['cart'])
  return addToCart(item, { shop, cart, notify: (notification) => void said.push(notification) })
}

test('[CART-2] a product in stock is added, and the shopper is told', async () => {
  expect(await add(wien, inStock)).toBe('added')
  expect(cart.items()).toMatchObject([{ sku: 'WIEN-42', qty: 1 }])
  expect(said).toMatchObject([
    {
      type: 'success',
      message: 'Product has been added to the cart!',
      actions: [{ label: 'Proceed to checkout', to: '/checkout' }, { label: 'OK' }],
    },
  ])
})

test('[CART-2] where another system takes the order there is no way to our checkout', async () => {
  const shop = await createTestShop({ api: { checkStock: () => Promise.resolve(inStock) } })
  await shop.texts.load(['cart'])
  const config = { ...shop.config, checkout: { ...shop.config.checkout, externalUrl: 'https://kasse.example/' } }
  await addToCart(wien, { shop: { ...shop, config }, cart, notify: (notification) => void said.push(notification) })
  expect(said).toMatchObject([{ type: 'success', actions: [{ label: 'OK' }] }])
})

test('[CART-2] what the page knows to be there lies in the cart before the platform has answered', async () => {
  const answer = Promise.withResolvers<Answer<StockItem>>()
  const shop = await createTestShop({
    api: { checkStock: () => answer.promise },
    stock: { allowOutOfStockInCart: false },
  })
  await shop.texts.load(['cart'])
  const adding = addToCart(wien, { shop, cart, notify: (notification) => void said.push(notification) })
  expect(cart.items()).toMatchObject([{ sku: 'WIEN-42', qty: 1 }])
  answer.resolve(soldOut)
  expect(await adding).toBe('refused')
  expect(cart.items()).toEqual([])
})

test('the same product again makes one line of two', async () => {
  await add(wien, inStock)
  await add(wien, inStock)
  expect(cart.items()).toMatchObject([{ sku: 'WIEN-42', qty: 2 }])
  expect(cartCount(cart.items(), 'quantities')).toBe(2)
  expect(cartCount(cart.items(), 'items')).toBe(1)
})

test('[STOCK-3] a platform that cannot be reached makes the stock volatile: added with a warning', async () => {
  expect(await add(wien, { ok: false, at: 'network', text: 'offline' })).toBe('added')
  expect(cart.items()).toMatchObject([{ sku: 'WIEN-42', qty: 1 }])
  expect(said).toMatchObject([
    {
      type: 'warning',
      message:
        'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
    },
  ])
})

test('[STOCK-4] a sold-out product is refused where the shop says so, and taken where it allows it', async () => {
  expect(await add(wien, soldOut, false)).toBe('refused')
  expect(cart.items()).toEqual([])
  expect(said).toMatchObject([
    { type: 'danger', message: 'The product is out of stock and cannot be added to the cart!' },
  ])
  expect(await add(wien, soldOut, true)).toBe('added')
})

test('[PRICE-8] without a price nothing is added, and every fault is told', async () => {
  const faulty: CartItem = { sku: 'X', qty: 1, errors: { variants: 'No available product variants' } }
  expect(await add(faulty, inStock)).toBe('refused')
  expect(said.map(({ message }) => message)).toEqual([
    'Product price is unknown, product cannot be added to the cart!',
    'No available product variants',
  ])
  expect(cart.items()).toEqual([])
})

const set: CartItem = { sku: 'SET', name: 'Oxford mit Spanner', qty: 1, type_id: 'bundle', price_incl_tax: 438 }
const belt: CartItem = {
  sku: 'BELT',
  name: 'Gürtel nach Maß',
  qty: 1,
  type_id: 'simple',
  price_incl_tax: 89,
  custom_options: [{ option_id: 3, title: 'Länge', type: 'drop_down', is_require: true }],
}
const partOf = (option_qty: number) => ({
  extension_attributes: { bundle_options: [{ option_id: 1, option_qty, option_selections: [12] }] },
})

test.each<[string, CartItem, string, string]>([
  [
    'a bundle without its selection',
    set,
    'Please configure bundle or custom options first',
    'Bitte wählen Sie zuerst die Teile des Sets oder die Optionen des Produkts.',
  ],
  [
    'a product without the answer it asks for',
    belt,
    'Please configure bundle or custom options first',
    'Bitte wählen Sie zuerst die Teile des Sets oder die Optionen des Produkts.',
  ],
  [
    'a bundle with nothing of a part',
    { ...set, product_option: partOf(0) },
    'Must be greater than 0',
    'Der Wert muss größer als 0 sein.',
  ],
])('[FORM-1] %s is not added, and the shopper is told what to do first', async (_, item, english, german) => {
  for (const [storeView, message] of [
    [englishView, english],
    [germanView, german],
  ] as const) {
    const shop = await createTestShop({ storeView })
    await shop.texts.load(['cart'])
    said = []
    expect(await addToCart(item, { shop, cart, notify: (notification) => void said.push(notification) })).toBe(
      'refused',
    )
    expect(said).toMatchObject([{ type: 'danger', message }])
  }
  expect(cart.items()).toEqual([])
})

test('[FORM-1] a bundle with its parts is added', async () => {
  expect(await add({ ...set, product_option: partOf(1) }, inStock)).toBe('added')
})
