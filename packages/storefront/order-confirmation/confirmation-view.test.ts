import type { Order } from '@welt/contract/entity/order.ts'
import { expect, test } from 'vitest'
import { germanView } from '../testing/create-test-shop.ts'
import { confirmationView } from './confirmation-view.ts'

const address = {
  firstname: 'Änne',
  lastname: 'Weiß',
  street: ['Große Straße', '7'],
  postcode: '50667',
  city: 'Köln',
  country_id: 'DE',
}
const order = {
  increment_id: '000000042',
  created_at: '2026-07-01 22:30:00',
  status: 'processing',
  subtotal_incl_tax: 478,
  discount_amount: 0,
  shipping_amount: 0,
  tax_amount: 76.32,
  tax_by_rate: [{ percent: 19, amount: 76.32 }],
  grand_total: 478,
  items: [
    {
      item_id: 1,
      sku: 'WIEN-CGN-430-F',
      name: 'Wien',
      qty_ordered: 2,
      row_total_incl_tax: 478,
      options: [{ label: 'Größe', value: '43' }],
    },
    { item_id: 2, parent_item_id: 1, sku: 'WIEN', name: 'Wien', qty_ordered: 2, row_total_incl_tax: 0 },
  ],
  billing_address: address,
  payment: { method: 'payone_debit_payment', additional_information: ['SEPA-Lastschrift'] },
  shipping_description: 'DHL GoGreen',
  extension_attributes: {
    shipping_assignments: [{ shipping: { address, method: 'flatrate_flatrate' } }],
    delivery_time: '2 bis 3 Werktage',
  },
} as Order
const view = (changes: Partial<Order> = {}) =>
  confirmationView({ ...order, ...changes }, germanView.i18n, 'Europe/Berlin')

test('a confirmation says what was ordered, what it costs, where it goes and how it is paid', () => {
  expect(view()).toEqual({
    number: '000000042',
    date: '00:30 2-7-2026',
    isCanceled: false,
    lines: [{ id: 1, name: 'Wien', qty: 2, price: '478,00\u00a0€', facts: ['Größe: 43', 'WIEN-CGN-430-F'] }],
    sums: [
      { label: 'order.sum.subtotal', values: {}, amount: '478,00\u00a0€', isTotal: false },
      { label: 'order.sum.shipping', values: {}, amount: null, isTotal: false },
      { label: 'order.sum.total', values: {}, amount: '478,00\u00a0€', isTotal: true },
      { label: 'order.sum.taxOf', values: { percent: '19' }, amount: '76,32\u00a0€', isTotal: false },
    ],
    delivery: address,
    carrier: 'DHL GoGreen',
    deliveryTime: '2 bis 3 Werktage',
    payment: ['SEPA-Lastschrift'],
    hasMandate: true,
  })
})

test('what is not sent by parcel has no address to go to, and no carrier', () => {
  expect(view({ is_virtual: true })).toMatchObject({ delivery: undefined, carrier: undefined })
})

test('a coupon is named, an order that was cancelled says so, and who paid otherwise gave no mandate', () => {
  const other = view({
    status: 'canceled',
    discount_amount: -47.8,
    coupon_code: 'WILLKOMMEN10',
    payment: { method: 'invoice', additional_information: ['Rechnung'] },
  })
  expect(other).toMatchObject({ isCanceled: true, hasMandate: false })
  expect(other.sums).toContainEqual({
    label: 'order.sum.discountBy',
    values: { coupon: 'WILLKOMMEN10' },
    amount: '-47,80\u00a0€',
    isTotal: false,
  })
})
