import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import { nextPriceChange } from './next-price-change.ts'

const shoe: Product = { id: 1, sku: 'oxford', name: 'Oxford', type_id: 'configurable', status: 1, visibility: 4 }
const now = Date.parse('2026-03-15T12:00:00Z')
const march = { special_price: 80, special_from_date: '2026-03-01 00:00:00', special_to_date: '2026-04-01 00:00:00' }
const noon = '2026-03-16 12:00:00'

test('a product without a special price does not change, whatever its dates', () => {
  expect(nextPriceChange(shoe, now)).toBeNull()
  expect(nextPriceChange({ ...shoe, ...march, special_price: null }, now)).toBeNull()
})

test('a running special price changes at its end', () => {
  expect(nextPriceChange({ ...shoe, ...march }, now)).toBe(Date.parse('2026-04-01T00:00:00Z'))
})

test('a special price that a calculation has zeroed still begins', () => {
  const zeroed = { ...shoe, special_price: 0, original_special_price: 80, special_from_date: noon }
  expect(nextPriceChange(zeroed, now)).toBe(Date.parse('2026-03-16T12:00:00.001Z'))
})

test('the earliest change among the variants counts, custom attributes included', () => {
  const attributes = { special_price: '75.00', special_to_date: noon }
  const configurable_children = [
    { sku: 'oxford-41', ...march },
    {
      sku: 'oxford-42',
      custom_attributes: Object.entries(attributes).map(([attribute_code, value]) => ({ attribute_code, value })),
    },
    { sku: 'oxford-43' },
  ]
  expect(nextPriceChange({ ...shoe, ...march, configurable_children }, now)).toBe(Date.parse('2026-03-16T12:00:00Z'))
})
