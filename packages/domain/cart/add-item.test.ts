import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { describe, expect, test } from 'vitest'
import { addItem } from './add-item.ts'
import { itemChecksum } from './item-checksum.ts'
import { isLeaving } from './leaving-item.ts'
import { removeItem } from './remove-item.ts'

const oxford: CartItem = { sku: 'OX-42', qty: 2, name: 'Oxford Größe 42' }
const derby: CartItem = { sku: 'DERBY-41', qty: 1 }
const acknowledged: CartItem = { ...oxford, server_item_id: 7, server_cart_id: 'cart', prev_qty: 2 }

describe('addItem', () => {
  test('appends an item that the cart does not have, with its checksum', () => {
    expect(addItem([derby], oxford)).toEqual([derby, { ...oxford, checksum: itemChecksum(oxford) }])
  })

  test('adds to the line of the same item, which keeps what the server said of it', () => {
    expect(addItem([acknowledged, derby], { ...oxford, qty: 3 })).toEqual([{ ...acknowledged, qty: 5 }, derby])
  })

  test('forgets the ids that an item had in another cart', () => {
    const [line] = addItem([], { ...acknowledged, totals: { row_total_incl_tax: 598 } })
    expect(line).toEqual({ ...oxford, checksum: itemChecksum(oxford) })
  })

  test('keeps two engravings of one shoe apart', () => {
    const engraved = (option_value: string): CartItem => ({
      ...oxford,
      product_option: { extension_attributes: { custom_options: [{ option_id: '7', option_value }] } },
    })
    const items = addItem(addItem(addItem([], engraved('für Jörg')), engraved('für Änne')), engraved('für Jörg'))
    expect(items.map(({ qty }) => qty)).toEqual([4, 2])
  })

  test('takes up a line again that was about to leave', () => {
    expect(addItem(removeItem([acknowledged], oxford), derby).map(isLeaving)).toEqual([true, false])
    expect(addItem(removeItem([acknowledged], oxford), { ...oxford, qty: 1 })).toEqual([{ ...acknowledged, qty: 1 }])
  })

  test('leaves the list that it was given as it was', () => {
    const items = Object.freeze([Object.freeze({ ...acknowledged })])
    addItem(items, oxford)
    expect(items).toEqual([acknowledged])
  })
})
