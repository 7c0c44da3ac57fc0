import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { describe, expect, test } from 'vitest'
import { shownItems } from './leaving-item.ts'
import { reconfigureItem } from './reconfigure-item.ts'
import { removeItem } from './remove-item.ts'
import { restoreItem } from './restore-item.ts'
import { takeBackItem } from './take-back-item.ts'

const boot: CartItem = { sku: 'BOOT-41', qty: 1 }
const held: CartItem = { sku: 'OX-42', qty: 3, server_item_id: 7, prev_qty: 3, checksum: 'x' }
const cream: CartItem = { sku: 'CREAM', qty: 2 }
const cart = [boot, held, cream]
const seen = (items: readonly CartItem[]) => shownItems(items).map(({ sku, qty }) => `${qty} ${sku}`)

describe('a removed line is brought back', () => {
  test.each([
    ['that the server knows', held, 1],
    ['that it was never told of', cream, 2],
    ['that stood first', boot, 0],
  ])('%s, to where it was', (_, item, place) => {
    expect(seen(restoreItem(removeItem(cart, item), item, place))).toEqual(seen(cart))
  })

  test('and keeps its standing where the server still holds it', () => {
    expect(restoreItem(removeItem(cart, held), held, 1)).toEqual(cart)
  })

  test('as a new line where the server has let go of it', () => {
    const [line] = restoreItem([], held, 0)
    expect(line).not.toHaveProperty('server_item_id')
  })

  test('beside what was chosen again meanwhile', () => {
    expect(seen(restoreItem([{ ...cream, qty: 1 }], cream, 0))).toEqual(['3 CREAM'])
  })
})

describe('[CART-5] a line is made another one', () => {
  const wanted: CartItem = { sku: 'OX-43', qty: 1 }

  test('in its place, and the old one leaves the server', () => {
    const items = reconfigureItem(cart, held, wanted)
    expect(seen(items)).toEqual(['1 BOOT-41', '1 OX-43', '2 CREAM'])
    expect(items).toContainEqual({ ...held, qty: 0 })
  })

  test('joins the line that is there already', () => {
    expect(seen(reconfigureItem(cart, held, { ...cream, qty: 1 }))).toEqual(['1 BOOT-41', '3 CREAM'])
  })

  test('with another quantity alone it stays the same line', () => {
    expect(reconfigureItem(cart, held, { ...held, qty: 1 })).toEqual([boot, { ...held, qty: 1 }, cream])
  })
})

describe('an adding is undone', () => {
  test.each([
    ['one piece of three', { ...held, qty: 1 }, ['1 BOOT-41', '2 OX-42', '2 CREAM']],
    ['all pieces', cream, ['1 BOOT-41', '3 OX-42']],
    ['of what is not there', { sku: 'WAX', qty: 1 }, ['1 BOOT-41', '3 OX-42', '2 CREAM']],
  ])('%s', (_, added, left) => {
    expect(seen(takeBackItem(cart, added))).toEqual(left)
  })
})
