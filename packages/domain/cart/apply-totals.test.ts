import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { TotalsItem } from '@welt/contract/entity/cart-totals.ts'
import { expect, test } from 'vitest'
import { applyTotals } from './apply-totals.ts'
import { itemsHash } from './items-hash.ts'

const told = (fields: Partial<Record<keyof TotalsItem, unknown>>): TotalsItem =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as far as platforms tell them
  ({ item_id: 7, qty: 2, row_total_incl_tax: 778, discount_amount: 77.8, options: '[]', ...fields }) as TotalsItem
const line: CartItem = { sku: 'WIEN-42', qty: 2, server_item_id: '7' }

test('[SYNC-9] a line learns what it costs, whether its id is a number or a text', () => {
  const [wien] = applyTotals([line], { items: [told({})] })
  expect(wien?.totals).toMatchObject({ row_total_incl_tax: 778, discount_amount: 77.8 })
})

test('[SYNC-9] the next totals take the place of the first, and a line that is not told of has none', () => {
  const known = applyTotals([line, { ...line, server_item_id: 8 }], { items: [told({}), told({ item_id: 8 })] })
  const [wien, other] = applyTotals(known, { items: [told({ row_total_incl_tax: 389 })] })
  expect(wien?.totals).toMatchObject({ row_total_incl_tax: 389 })
  expect(other).not.toHaveProperty('totals')
})

test.each([
  ['a text', '[{"label":"Farbe","value":"Cognac"}]', [{ label: 'Farbe', value: 'Cognac' }]],
  ['a list', [{ label: 'Farbe', value: 'Cognac' }], [{ label: 'Farbe', value: 'Cognac' }]],
  ['a text that is broken', '[{', undefined],
  ['something else', '{"label":7}', undefined],
])('options come as %s', (_, options, expected) => {
  const [wien] = applyTotals([line], { items: [told({ options })] })
  expect(wien?.options).toEqual(expected)
})

test('what the shopper chose here keeps its words', () => {
  const options = [{ label: 'Weite', value: 'G' }]
  const [wien] = applyTotals([{ ...line, options }], { items: [told({ options: '[{"label":"Width","value":"G"}]' })] })
  expect(wien?.options).toEqual(options)
})

test('hearing of totals is no reason to ask again', () => {
  const options = [{ label: 'Weite', value: 'G' }]
  const items = [{ ...line, options }]
  expect(itemsHash(applyTotals(items, { items: [told({})] }), 'cart')).toBe(itemsHash(items, 'cart'))
})
