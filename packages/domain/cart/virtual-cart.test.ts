import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { expect, test } from 'vitest'
import { isVirtualCart } from './virtual-cart.ts'

const voucher: CartItem = { sku: 'GUTSCHEIN', qty: 1, type_id: 'virtual' }
const guide: CartItem = { sku: 'PFLEGE-PDF', qty: 1, type_id: 'downloadable' }
const oxford: CartItem = { sku: 'OX-42', qty: 1, type_id: 'configurable' }

test.each<[string, CartItem[], boolean]>([
  ['virtual and downloadable items', [voucher, guide], true],
  ['one item to carry', [voucher, oxford], false],
  ['an item of unknown type', [voucher, { sku: 'X', qty: 1 }], false],
  ['nothing', [], false],
  ['a shoe that is being removed', [voucher, { ...oxford, qty: 0 }], true],
  ['nothing but what is being removed', [{ ...voucher, qty: 0 }], false],
])('whether a cart is virtual: %s', (_, items, virtual) => {
  expect(isVirtualCart(items)).toBe(virtual)
})
