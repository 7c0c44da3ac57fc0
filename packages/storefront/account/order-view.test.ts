import type { Order } from '@welt/contract/entity/order.ts'
import { expect, test } from 'vitest'
import { createTexts } from '../i18n/text.ts'
import { germanView } from '../testing/create-test-shop.ts'
import { orderView, withMoreOrders } from './order-view.ts'

const order = {
  increment_id: '000000042',
  created_at: '2026-07-01 22:30:00',
  status: 'pending',
  grand_total: 1234.5,
  items: [
    { item_id: 1, name: 'Wien', qty_ordered: 1 },
    { item_id: 2, parent_item_id: 1, name: 'Wien 42', qty_ordered: 1 },
    { item_id: 3, name: 'Schuhcreme', qty_ordered: 2 },
  ],
} as Order

test("an order is told by number, date in the view's format and the shop's time, amount, goods and status", async () => {
  const view = orderView(order, germanView.i18n, 'Europe/Berlin')
  expect(view).toEqual({
    number: '000000042',
    date: '00:30 2-7-2026',
    amount: '1234,50\u00a0€',
    status: 'pending',
    goods: 'Wien, 2 × Schuhcreme',
  })
  const texts = createTexts('de')
  await texts.load(['account'])
  const label = (status: Order['status']) => texts.text(`account.status.${status}`)
  expect([label('pending'), label('processing'), label('canceled')]).toEqual([
    'In Bearbeitung',
    'In Bearbeitung',
    'Storniert',
  ])
})

test('a date that is none is shown as it came', () => {
  expect(orderView({ ...order, created_at: 'gestern' }, germanView.i18n, 'Europe/Berlin').date).toBe('gestern')
})

test('what moved from one page to the next is listed once', () => {
  const other = { ...order, increment_id: '000000041' }
  expect(withMoreOrders([order], [order, other]).map(({ increment_id: number }) => number)).toEqual([
    '000000042',
    '000000041',
  ])
})
