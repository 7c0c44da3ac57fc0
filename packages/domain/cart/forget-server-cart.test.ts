import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { describe, expect, test } from 'vitest'
import { forgetServerCart } from './forget-server-cart.ts'
import { itemStanding } from './item-standing.ts'

const oxford: CartItem = { sku: 'OX-42', qty: 2, name: 'Oxford' }

describe('forgetServerCart', () => {
  test('makes every line new for another server cart', () => {
    const items: CartItem[] = [
      { ...oxford, server_item_id: 7, server_cart_id: 'guest', item_id: 7, quote_id: 'guest', prev_qty: 2 },
      { ...oxford, sku: 'DERBY-41', prev_qty: 0 },
    ]
    const forgotten = forgetServerCart(items)
    expect(forgotten).toEqual([oxford, { ...oxford, sku: 'DERBY-41' }])
    expect(forgotten.map(itemStanding)).toEqual(['new', 'new'])
  })

  test('drops what was only waiting to be deleted in the old cart', () => {
    expect(forgetServerCart([{ ...oxford, qty: 0, server_item_id: 7 }])).toEqual([])
  })
})
