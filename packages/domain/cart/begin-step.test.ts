import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import { describe, expect, test } from 'vitest'
import { beginStep } from './begin-step.ts'

const fresh: CartItem = { sku: 'OX-42', qty: 2, name: 'Oxford' }
const derby: CartItem = { sku: 'DERBY-41', qty: 1 }
const serverItem: ServerCartItem = { item_id: 7, sku: 'OX-42', qty: 5, quote_id: 'cart', product_type: 'configurable' }
const known = { server_item_id: 7, server_cart_id: 'cart', prev_qty: 5, type_id: 'configurable' }

const lineAfter = (line: CartItem, step: Parameters<typeof beginStep>[1]) => {
  const [first, ...others] = beginStep([line, derby], step)
  expect(others.length === 0 ? first : others[0]).toEqual(derby)
  return others.length === 0 ? null : first
}

describe('beginStep', () => {
  test('writes down that a line was sent, before anybody knows whether it arrived', () => {
    const gone: CartItem = { ...fresh, server_item_id: 6, prev_qty: 2 }
    expect(lineAfter(fresh, { do: 'send', item: fresh, qty: 2 })).toEqual({ ...fresh, prev_qty: 0 })
    expect(lineAfter(gone, { do: 'send', item: gone, qty: 2 })).toEqual({ ...fresh, prev_qty: 0 })
  })

  test('writes down the merged quantity and what to fall back to', () => {
    const line = lineAfter(fresh, { do: 'update-server', item: fresh, serverItem, qty: 7 })
    expect(line).toMatchObject({ ...fresh, ...known, qty: 7 })
  })

  test.each([
    ['acknowledge', 2],
    ['take-server-quantity', 5],
  ] as const)('does all of the local step %s', (does, qty) => {
    expect(lineAfter(fresh, { do: does, item: fresh, serverItem })).toMatchObject({ ...known, qty })
  })

  test('takes a line out of the cart', () => {
    expect(lineAfter(fresh, { do: 'remove-local', item: fresh })).toBeNull()
  })

  test('leaves the cart alone until the product of an unknown line is loaded', () => {
    expect(beginStep([derby], { do: 'add-local', serverItem })).toEqual([derby])
  })
})

describe('a line that the shopper has changed since the plan was made', () => {
  const changed: CartItem = { ...fresh, qty: 3 }
  const removed: CartItem = { ...fresh, server_item_id: 7, qty: 0 }

  test('keeps the newer quantity, on top of what is merged', () => {
    expect(lineAfter(changed, { do: 'update-server', item: fresh, serverItem, qty: 2 })?.qty).toBe(3)
    expect(lineAfter(changed, { do: 'update-server', item: fresh, serverItem, qty: 7 })?.qty).toBe(8)
    expect(lineAfter(changed, { do: 'take-server-quantity', item: fresh, serverItem })?.qty).toBe(3)
  })

  test('stays removed if it was removed', () => {
    expect(lineAfter(removed, { do: 'update-server', item: fresh, serverItem, qty: 7 })?.qty).toBe(0)
  })

  test('starts anew if it was to go and the shopper took it up again', () => {
    const leaving: CartItem = { ...fresh, qty: 0, server_item_id: 7, prev_qty: 2 }
    expect(lineAfter({ ...leaving, qty: 1 }, { do: 'remove-local', item: leaving })).toEqual({ ...fresh, qty: 1 })
  })
})
