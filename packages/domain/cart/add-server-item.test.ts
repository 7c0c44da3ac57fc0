import type { ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { describe, expect, test } from 'vitest'
import { addServerItem } from './add-server-item.ts'
import { itemStanding } from './item-standing.ts'

const product: Product = { id: 1, sku: 'OX-42', name: 'Oxford', type_id: 'simple', status: 1, visibility: 4, qty: 99 }
const product_option = {
  extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '42' }] },
}
const serverItem: ServerCartItem = { item_id: 7, sku: 'OX-42', qty: 3, quote_id: 'cart', product_option }

describe('addServerItem', () => {
  test('appends the loaded product with the quantity, ids and options of the server’s line', () => {
    const [line] = addServerItem([], serverItem, product)
    expect(line).toMatchObject({
      name: 'Oxford',
      qty: 3,
      prev_qty: 3,
      server_item_id: 7,
      server_cart_id: 'cart',
      product_option,
    })
    expect(line && itemStanding(line)).toBe('acknowledged')
  })

  test('does not add a second line if the shopper was faster', () => {
    const mine = { sku: 'OX-42', qty: 1 }
    expect(addServerItem([mine], serverItem, product)).toEqual([mine])
  })
})
