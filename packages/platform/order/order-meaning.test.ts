import { describe, expect, test } from 'vitest'
import { orderMeaning } from './order-meaning.ts'
import { placementKeys, readIdempotencyKey } from './placement-key.ts'
import { readOrderRequest } from './read-order-request.ts'
import { sampleAddress, sampleOrder } from './testing/sample-order.ts'

function meaning(body: object): string {
  const reading = readOrderRequest(body)
  if (!reading.ok) throw new Error(reading.faults.join())
  return orderMeaning(reading.request)
}

const boot = { sku: 'BT-43', qty: 1 }
const oxford = {
  sku: 'OX-42',
  qty: 2,
  product_option: { extension_attributes: { custom_options: [{ option_id: 1, option_value: 'a' }] } },
}
const order = sampleOrder({ products: [oxford, boot] })

describe('two orders mean the same', () => {
  test.each<[string, object]>([
    ['goods in another order', sampleOrder({ products: [boot, oxford] })],
    [
      'times, totals and stock that have changed',
      { ...order, updated_at: '2026', transmited: false, totals: { a: 1 } },
    ],
    [
      'prices and marks of the browser',
      sampleOrder({
        products: [
          { ...oxford, price: 9, stock: { qty: 1 } },
          { ...boot, info: {}, prev_qty: 3 },
        ],
      }),
    ],
    ['another cart and another id', { ...order, cart_id: 'x', order_id: 'y' }],
    [
      'options without a choice',
      sampleOrder({ products: [oxford, { ...boot, product_option: { extension_attributes: {} } }] }),
    ],
    [
      'missing instead of empty',
      sampleOrder({ products: [oxford, boot], billing: { ...sampleAddress, company: undefined } }),
    ],
  ])('[R-03] with %s', (_, other) => {
    expect(meaning(other)).toBe(meaning(order))
  })
})

describe('two orders differ', () => {
  test.each<[string, object]>([
    ['quantity', sampleOrder({ products: [oxford, { ...boot, qty: 2 }] })],
    ['product', sampleOrder({ products: [oxford, { ...boot, sku: 'BT-44' }] })],
    [
      'option',
      sampleOrder({
        products: [
          {
            ...oxford,
            product_option: { extension_attributes: { custom_options: [{ option_id: 1, option_value: 'b' }] } },
          },
          boot,
        ],
      }),
    ],
    ['address', sampleOrder({ products: [oxford, boot], shipping: { ...sampleAddress, city: 'Bonn' } })],
    ['e-mail address', sampleOrder({ products: [oxford, boot], billing: { ...sampleAddress, email: 'b@kunde.test' } })],
    ['way of payment', sampleOrder({ products: [oxford, boot], payment: 'checkmo' })],
    ['way of shipping', sampleOrder({ products: [oxford, boot], method: 'express' })],
  ])('[R-03] in their %s', (_, other) => {
    expect(meaning(other)).not.toBe(meaning(order))
  })
})

describe('the key of an order', () => {
  const none = { order_id: '', task_id: '' }

  test('[R-02] is the header, else the client’s id, else there is none and the cart counts', () => {
    const [byHeader] = placementKeys('k', { order_id: 'o', task_id: 't' })
    expect([byHeader]).toEqual(placementKeys('k', none))
    expect(placementKeys('', { order_id: 'o', task_id: 't' })[0]).toBe(placementKeys('', { ...none, order_id: 'o' })[0])
    expect(placementKeys('', { ...none, task_id: 't' })).toEqual(placementKeys('t', none))
    expect(placementKeys('', none)).toEqual([])
  })

  test('[R-02] is not the only one: an order is known by all its names', () => {
    expect(placementKeys('k', { order_id: 'o', task_id: 'o' })).toHaveLength(2)
  })

  test('is made of printable signs', () => {
    expect(readIdempotencyKey(null)).toEqual({ ok: true, header: '' })
    expect(readIdempotencyKey(' 8e03978e-40d5 ')).toEqual({ ok: true, header: '8e03978e-40d5' })
    for (const key of ['ä', 'x'.repeat(256)]) expect(readIdempotencyKey(key)).toEqual({ ok: false })
  })
})
