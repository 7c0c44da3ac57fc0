import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import { describe, expect, test } from 'vitest'
import { type CartSyncMode, planCartSync } from './plan-cart-sync.ts'

const fresh: CartItem = { sku: 'OX-42', qty: 2 }
const told: CartItem = { ...fresh, prev_qty: 0 }
const acknowledged: CartItem = { ...fresh, server_item_id: 7, prev_qty: 2 }
const changed: CartItem = { ...acknowledged, prev_qty: 4 }
const leaving: CartItem = { ...acknowledged, qty: 0 }
const onServer = (qty: number): ServerCartItem => ({ item_id: 7, sku: 'OX-42', qty, quote_id: 'cart' })

const plan = (
  mode: CartSyncMode,
  clientItems: readonly CartItem[],
  serverItems: readonly ServerCartItem[],
  removalAllowed = true,
) => planCartSync({ clientItems, serverItems, mode, removalAllowed })

const everyMode: CartSyncMode[] = ['force-client', 'merge', 'pull']

describe('a line that the server does not have', () => {
  test.each<[CartSyncMode, string, CartItem, boolean, 'send' | 'remove-local']>([
    ['force-client', 'acknowledged', acknowledged, true, 'send'],
    ['force-client', 'acknowledged', acknowledged, false, 'send'],
    ['merge', 'acknowledged', acknowledged, true, 'remove-local'],
    ['merge', 'acknowledged', acknowledged, false, 'send'],
    ['pull', 'acknowledged', acknowledged, true, 'remove-local'],
    ['pull', 'acknowledged', acknowledged, false, 'send'],
    ['pull', 'new', fresh, true, 'send'],
    ['merge', 'new', fresh, true, 'send'],
    ['pull', 'told', told, true, 'send'],
    ['merge', 'told', told, true, 'send'],
  ])('[SYNC-3] in mode %s, %s: %o, removal allowed: %s → %s', (mode, _, item, removalAllowed, step) => {
    const expected = step === 'send' ? { do: step, item, qty: 2 } : { do: step, item }
    expect(plan(mode, [item], [], removalAllowed)).toEqual([expected])
  })

  test.each(everyMode)(
    "[SYNC-3] in mode %s a visitor's first item is sent, for the new server cart is empty",
    (mode) => {
      expect(plan(mode, [fresh], [])).toEqual([{ do: 'send', item: fresh, qty: 2 }])
    },
  )

  test.each(everyMode)('in mode %s a removed line goes for good', (mode) => {
    expect(plan(mode, [leaving], [], false)).toEqual([{ do: 'remove-local', item: leaving }])
  })
})

describe('a line that both have', () => {
  const update = (item: CartItem, qty: number) => ({ do: 'update-server', item, serverItem: onServer(5), qty })
  const take = (item: CartItem) => ({ do: 'take-server-quantity', item, serverItem: onServer(5) })

  test.each<[CartSyncMode, CartItem, object]>([
    ['force-client', fresh, update(fresh, 2)],
    ['force-client', told, update(told, 2)],
    ['force-client', acknowledged, update(acknowledged, 2)],
    ['merge', fresh, update(fresh, 7)],
    ['merge', told, update(told, 2)],
    ['merge', changed, update(changed, 2)],
    // Only the other device has changed it.
    ['merge', acknowledged, take(acknowledged)],
    ['pull', fresh, take(fresh)],
    ['pull', told, take(told)],
    ['pull', acknowledged, take(acknowledged)],
    ['pull', changed, take(changed)],
  ])('[SYNC-4] with another quantity, in mode %s: %o → %o', (mode, item, step) => {
    expect(plan(mode, [item], [onServer(5)])).toEqual([step])
  })

  test.each(everyMode)('in mode %s needs nothing when the quantities agree', (mode) => {
    expect(plan(mode, [acknowledged], [onServer(2)])).toEqual([])
    expect(plan(mode, [{ ...acknowledged, server_item_id: '7' }], [onServer(2)])).toEqual([])
  })

  test.each(everyMode)('in mode %s a line whose answer was lost learns its id', (mode) => {
    expect(plan(mode, [told], [onServer(2)])).toEqual([{ do: 'acknowledge', item: told, serverItem: onServer(2) }])
    expect(plan(mode, [changed], [onServer(2)])).toEqual([
      { do: 'acknowledge', item: changed, serverItem: onServer(2) },
    ])
  })

  test('[SYNC-4] a new line is merged even if the quantities happen to be equal', () => {
    expect(plan('merge', [fresh], [onServer(2)])).toEqual([
      { do: 'update-server', item: fresh, serverItem: onServer(2), qty: 4 },
    ])
  })

  test.each(everyMode)('in mode %s a line that the shopper has removed is deleted and does not come back', (mode) => {
    expect(plan(mode, [leaving], [onServer(2)])).toEqual([
      { do: 'delete-server', item: leaving, serverItem: onServer(2) },
    ])
  })

  test('the line with the known id is the partner where several pass for the same item', () => {
    const options = { extension_attributes: { custom_options: [{ option_id: '7', option_value: 'Grüße' }] } }
    const mine: CartItem = { ...acknowledged, product_option: options }
    const twin: ServerCartItem = { ...onServer(2), item_id: 6, product_option: options }
    expect(plan('merge', [mine], [twin, { ...onServer(2), product_option: options }])).toEqual([])
    expect(plan('force-client', [mine], [twin, { ...onServer(2), product_option: options }])).toEqual([
      { do: 'delete-server', item: null, serverItem: twin },
    ])
  })
})

describe('a line that the browser does not have', () => {
  test.each<[CartSyncMode, object]>([
    ['force-client', { do: 'delete-server', item: null }],
    ['merge', { do: 'add-local' }],
    ['pull', { do: 'add-local' }],
  ])('[SYNC-5] in mode %s → %o', (mode, step) => {
    expect(plan(mode, [], [onServer(2)])).toEqual([{ ...step, serverItem: onServer(2) }])
  })
})

test('steps come in the order of the lines: the browser’s first, then what only the server has', () => {
  const boot: ServerCartItem = { item_id: 8, sku: 'BOOT-40', qty: 1 }
  const steps = plan('merge', [{ sku: 'DERBY-41', qty: 1 }, fresh], [boot, onServer(1)])
  expect(steps.map((step) => step.do)).toEqual(['send', 'update-server', 'add-local'])
})
