import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import { describe, expect, test } from 'vitest'
import { beginStep } from './begin-step.ts'
import type { ServerStep } from './cart-sync-step.ts'
import { changeQuantity } from './change-quantity.ts'
import { itemChecksum } from './item-checksum.ts'
import { type StepAnswer, settleStep } from './settle-step.ts'

const fresh: CartItem = { sku: 'OX-42', qty: 2, name: 'Oxford' }
const acknowledged: CartItem = { ...fresh, qty: 9, server_item_id: 7, server_cart_id: 'cart', prev_qty: 4 }
const leaving: CartItem = { ...acknowledged, qty: 0 }
const serverItem: ServerCartItem = { item_id: 7, sku: 'OX-42', qty: 4, quote_id: 'cart' }

const send: ServerStep = { do: 'send', item: fresh, qty: 2 }
const update: ServerStep = { do: 'update-server', item: acknowledged, serverItem, qty: 9 }
const merge: ServerStep = { do: 'update-server', item: fresh, serverItem, qty: 6 }
const remove: ServerStep = { do: 'delete-server', item: leaving, serverItem }

const held = (qty: number): StepAnswer => ({ ok: true, serverItem: { ...serverItem, qty } })
const refused: StepAnswer = { ok: false, reason: 'refused' }
const unanswered: StepAnswer = { ok: false, reason: 'unanswered' }

const walk = (line: CartItem, step: ServerStep, answer: StepAnswer) => settleStep(beginStep([line], step), step, answer)

describe('an accepted step', () => {
  test('gives the line the ids, options and type that the server told, and the quantity it holds', () => {
    const product_option = {
      extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 42 }] },
    }
    const answer = { ...serverItem, qty: 2, product_type: 'configurable', product_option }
    expect(walk(fresh, send, { ok: true, serverItem: answer })).toEqual([
      {
        ...fresh,
        server_item_id: 7,
        server_cart_id: 'cart',
        prev_qty: 2,
        type_id: 'configurable',
        product_option,
        checksum: itemChecksum({ product_option }),
      },
    ])
  })

  test('keeps options that the server does not echo, and the type where the server’s word is none of ours', () => {
    const custom_options = [{ option_id: '7', option_value: 'Grüße' }]
    const configurable_item_options = [{ option_id: '93', option_value: '42' }]
    const line: CartItem = {
      ...fresh,
      type_id: 'configurable',
      product_option: { extension_attributes: { custom_options } },
    }
    const answer = {
      ...serverItem,
      product_type: 'giftcard',
      product_option: { extension_attributes: { configurable_item_options } },
    }
    expect(walk(line, { do: 'send', item: line, qty: 2 }, { ok: true, serverItem: answer })[0]).toMatchObject({
      type_id: 'configurable',
      product_option: { extension_attributes: { custom_options, configurable_item_options } },
    })
  })

  test('takes the quantity that the server answers: another device may have added the same', () => {
    expect(walk(fresh, send, held(5))[0]).toMatchObject({ qty: 5, prev_qty: 5 })
    expect(walk(acknowledged, update, held(8))[0]).toMatchObject({ qty: 8, prev_qty: 8 })
  })

  test('keeps a quantity that the shopper has chosen while the answer was on its way', () => {
    const begun = changeQuantity(beginStep([acknowledged], update), fresh, 3)
    expect(settleStep(begun, update, held(9))[0]).toMatchObject({ qty: 3, prev_qty: 9 })
  })

  test('lets a removed line go once the server has let it go', () => {
    expect(walk(leaving, remove, { ok: true, serverItem: null })).toEqual([])
  })

  test('keeps a line that the shopper has added again meanwhile, as a new one', () => {
    const begun = changeQuantity(beginStep([leaving], remove), fresh, 1)
    const [line] = settleStep(begun, remove, { ok: true, serverItem: null })
    expect(line).toMatchObject({ qty: 1 })
    expect(line).not.toHaveProperty('server_item_id')
    expect(line).not.toHaveProperty('prev_qty')
  })
})

describe('the deletion of a line that the browser does not have', () => {
  test.each([{ ok: true, serverItem: null } as const, refused, unanswered])(
    'changes nothing here, not even in a line of the same item: %o',
    (answer) => {
      const twin: ServerStep = { do: 'delete-server', item: null, serverItem: { ...serverItem, item_id: 6 } }
      expect(walk(acknowledged, twin, answer)).toEqual([acknowledged])
      expect(walk(leaving, twin, answer)).toEqual([leaving])
    },
  )
})

describe('a refused step', () => {
  test.each<[string, CartItem, ServerStep, number]>([
    ['an update', acknowledged, update, 4],
    ['a merge: the server keeps what it had', fresh, merge, 4],
    ['a removal: the line comes back', leaving, remove, 4],
    ['an update after another device has changed the line', { ...acknowledged, prev_qty: 1 }, update, 4],
  ])('[SYNC-6] restores the previous quantity after %s', (_, line, step, qty) => {
    expect(walk(line, step, refused)).toMatchObject([{ sku: 'OX-42', qty, server_item_id: 7 }])
  })

  test('[SYNC-6] removes the item if there was no previous quantity', () => {
    expect(walk(fresh, send, refused)).toEqual([])
  })

  test('[SYNC-6] leaves the other lines alone', () => {
    const derby: CartItem = { sku: 'DERBY-41', qty: 1 }
    expect(settleStep(beginStep([derby, fresh], send), send, refused)).toEqual([derby])
  })

  test('does not touch a quantity that the shopper has chosen since: the server has not judged that one', () => {
    const begun = changeQuantity(beginStep([fresh], send), fresh, 1)
    expect(settleStep(begun, send, refused)).toEqual(begun)
  })
})

describe('a merge that somebody was faster with', () => {
  const overtaken: StepAnswer = { ok: false, reason: 'overtaken' }

  test('leaves a new line with its own quantity, to be added up anew', () => {
    expect(walk(fresh, merge, overtaken)).toEqual([expect.objectContaining(fresh)])
    expect(walk(fresh, merge, overtaken)[0]).not.toHaveProperty('server_item_id')
    expect(walk(fresh, merge, overtaken)[0]).not.toHaveProperty('prev_qty')
  })

  test('keeps what the shopper has wished since', () => {
    const begun = changeQuantity(beginStep([fresh], merge), fresh, 1)
    expect(settleStep(begun, merge, overtaken)).toEqual(begun)
  })
})

describe('an unanswered step', () => {
  test.each<[string, CartItem, ServerStep]>([
    ['a new line', fresh, send],
    ['a changed line', acknowledged, update],
    ['a removed line', leaving, remove],
  ])('leaves %s as it is, for the next plan to find out', (_, line, step) => {
    expect(walk(line, step, unanswered)).toEqual(beginStep([line], step))
  })
})
