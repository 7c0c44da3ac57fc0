import type { Order } from '@welt/contract/entity/order.ts'
import { expect, test } from 'vitest'
import { defaultStoreViews } from '../config/default-store-views.ts'
import { describeChange } from './describe-change.ts'
import { describeEntry, describeOrder } from './describe-order.ts'

const address = {
  firstname: 'Jörg',
  lastname: 'Süß',
  street: ['Am Wall', '7'],
  city: 'Bremen',
  postcode: '28195',
  region: { region_code: null, region: null, region_id: 0 },
  region_id: 0,
  country_id: 'DE',
  email: 'joerg@example.com',
  telephone: '+49 421 1',
}
const order: Order = {
  entity_id: 1000,
  increment_id: '000001000',
  created_at: '2026-03-01T08:00:00.000Z',
  updated_at: '2026-03-01T08:00:00.000Z',
  status: 'pending',
  store_id: 1,
  customer_id: null,
  customer_email: 'joerg@example.com',
  customer_firstname: 'Jörg\u001b[2J',
  customer_lastname: 'Süß',
  order_currency_code: 'EUR',
  coupon_code: 'ZEHN',
  subtotal: 301.68,
  subtotal_incl_tax: 359,
  discount_amount: -35.9,
  shipping_amount: 4.12,
  shipping_incl_tax: 4.9,
  tax_amount: 52.37,
  grand_total: 328,
  total_due: 328,
  total_qty_ordered: 1,
  items: [
    {
      item_id: 1,
      sku: 'OX-42',
      name: 'Größe\u202e zeigt',
      qty_ordered: 1,
      price: 301.68,
      price_incl_tax: 359,
      row_total: 301.68,
      row_total_incl_tax: 359,
      tax_amount: 51.59,
      tax_percent: 19,
      discount_amount: 35.9,
      options: [{ label: 'Größe', value: '42' }],
    },
  ],
  billing_address: address,
  payment: { method: 'invoice', additional_information: ['Rechnung', 'Bitte überweisen.'] },
  shipping_description: 'Paket',
  extension_attributes: { shipping_assignments: [{ shipping: { address, method: 'flatrate_flatrate' } }] },
}

test('an order is told with its buyer’s name, without an address, and cannot steer the terminal', () => {
  expect(describeOrder(order)).toBe(
    [
      '000001000  2026-03-01 08:00  pending',
      '  Jörg [2J Süß',
      '  1 × Größe  zeigt, Größe 42 (OX-42): 359.00 EUR',
      '  Discount (ZEHN): -35.90 EUR',
      '  Shipping: 4.90 EUR',
      '  Total: 328.00 EUR, due: 328.00 EUR',
      '  Payment: Rechnung',
    ].join('\n'),
  )
})

test('an order without a discount tells of none', () => {
  const { coupon_code: _code, ...more } = order
  expect(describeOrder({ ...more, discount_amount: 0 })).not.toContain('Discount')
})

test('a list tells number, date, state and total, also of a store view that is no more', () => {
  const createdAt = '2026-03-01T08:00:00.000Z'
  const entry = { number: '000001000', createdAt, status: 'pending', storeId: 1, grandTotal: 556_80 } as const
  expect(describeEntry(entry, defaultStoreViews)).toBe('000001000  2026-03-01 08:00  pending     556.80 EUR')
  expect(describeEntry({ ...entry, storeId: 99 }, defaultStoreViews)).toMatch(/ 556\.80$/)
})

test.each([
  ['pay', { ok: true, status: 'processing', skus: [] }, 'Order 7 is paid.'],
  ['cancel', { ok: true, status: 'canceled', skus: ['B', 'A'] }, 'Order 7 is canceled. Back on the shelf: A, B.'],
  ['cancel', { ok: true, status: 'canceled', skus: [] }, 'Order 7 is canceled. It had taken nothing from the shelf.'],
  ['pay', { ok: false, reason: 'no such order' }, 'There is no order 7.'],
  ['pay', { ok: false, reason: 'not possible any more', status: 'processing' }, 'Order 7 is paid already.'],
  [
    'pay',
    { ok: false, reason: 'not possible any more', status: 'canceled' },
    'Order 7 is canceled and cannot be paid.',
  ],
  ['cancel', { ok: false, reason: 'not possible any more', status: 'canceled' }, 'Order 7 is canceled already.'],
] as const)('%s: %j is a sentence', (event, change, sentence) => {
  const copy = change.ok ? { ...change, skus: [...change.skus] } : change
  expect(describeChange('7', event, copy)).toBe(sentence)
})
