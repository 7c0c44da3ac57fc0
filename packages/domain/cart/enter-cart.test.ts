import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { expect, test } from 'vitest'
import { enterCart, type ServerCart } from './enter-cart.ts'
import { itemStanding } from './item-standing.ts'

const fresh: CartItem = { sku: 'OX-42', qty: 2, name: 'Oxford' }
const told: CartItem = { ...fresh, prev_qty: 0 }
const acknowledged: CartItem = { ...fresh, server_item_id: 7, prev_qty: 2 }

const guest: ServerCart = { id: 'a1b2', owner: 'guest' }
const account: ServerCart = { id: '4711', owner: 'customer' }
const another: ServerCart = { id: '4712', owner: 'customer' }

test.each<[string, ServerCart | null, ServerCart]>([
  ['after login', guest, account],
  ['when a guest’s cart is lost', guest, { id: 'c3d4', owner: 'guest' }],
  ['when a session is over', account, guest],
  ['before there was any', null, guest],
])('%s every line is new', (_, from, to) => {
  const items = enterCart([fresh, { ...told, sku: 'DERBY' }, { ...acknowledged, sku: 'BOOT' }], { from, to })
  expect(items.map(itemStanding)).toEqual(['new', 'new', 'new'])
  expect(items.map(({ qty }) => qty)).toEqual([2, 2, 2])
})

test('the same cart again changes nothing', () => {
  expect(enterCart([acknowledged, told], { from: account, to: account })).toEqual([acknowledged, told])
})

test.each([
  ['acknowledged', acknowledged],
  ['told', told],
])('[SYNC-10] a line that was %s in the account’s cart is so again after a while as a guest', (standing, line) => {
  const asGuest = enterCart([line], { from: account, to: guest })
  const changed = asGuest.map((one) => ({ ...one, qty: 5, server_item_id: 99, prev_qty: 5 }))
  const back = enterCart(changed, { from: guest, to: account })
  expect(back).toEqual([{ ...line, qty: 5 }])
  expect(back.map(itemStanding)).toEqual([standing])
})

test('in the cart of somebody else it is new', () => {
  const asGuest = enterCart([acknowledged], { from: account, to: guest })
  expect(enterCart(asGuest, { from: guest, to: another }).map(itemStanding)).toEqual(['new'])
})

test('what waits to be deleted stays behind', () => {
  expect(enterCart([{ ...acknowledged, qty: 0 }], { from: account, to: guest })).toEqual([])
})
