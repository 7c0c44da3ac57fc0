import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { describe, expect, test } from 'vitest'
import { shownItems } from './leaving-item.ts'
import { removeItem } from './remove-item.ts'

const oxford: CartItem = { sku: 'OX-42', qty: 2, name: 'Oxford Größe 42' }
const derby: CartItem = { sku: 'DERBY-41', qty: 1 }
const acknowledged: CartItem = { ...oxford, server_item_id: 7, server_cart_id: 'cart', prev_qty: 2 }

describe('removeItem', () => {
  test('takes out a line that the server never heard of', () => {
    expect(removeItem([oxford, derby], oxford)).toEqual([derby])
  })

  test.each([
    ['acknowledged', acknowledged],
    ['told', { ...oxford, prev_qty: 0 }],
  ])('keeps a trace of a line that is %s, which the shopper does not see', (_, line) => {
    const items = removeItem([line, derby], oxford)
    expect(items).toEqual([{ ...line, qty: 0 }, derby])
    expect(shownItems(items)).toEqual([derby])
  })
})
