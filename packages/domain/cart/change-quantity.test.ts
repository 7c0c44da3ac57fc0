import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { describe, expect, test } from 'vitest'
import { changeQuantity } from './change-quantity.ts'

const oxford: CartItem = { sku: 'OX-42', qty: 2, name: 'Oxford Größe 42' }
const derby: CartItem = { sku: 'DERBY-41', qty: 1 }
const acknowledged: CartItem = { ...oxford, server_item_id: 7, server_cart_id: 'cart', prev_qty: 2 }

describe('changeQuantity', () => {
  test('sets the quantity and keeps the previous one, however often the shopper changes their mind', () => {
    const twice = changeQuantity(changeQuantity([acknowledged, derby], oxford, 3), oxford, 4)
    expect(twice).toEqual([{ ...acknowledged, qty: 4, prev_qty: 2 }, derby])
  })

  test('changes nothing for an item that is not in the cart', () => {
    expect(changeQuantity([derby], oxford, 3)).toEqual([derby])
  })
})
