import type { Product } from '@welt/contract/entity/product.ts'
import { calculateProductPrices } from '@welt/domain/price/calculate-product-prices.ts'
import { netTax as tax } from '@welt/domain/price/testing/net-tax.ts'
import { expect, test } from 'vitest'
import { PriceBook } from './price-book.ts'

const taxRules = [
  {
    id: 1,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [{ rate: 19, tax_country_id: 'DE', tax_region_id: 0 }],
  },
]
const product: Product = {
  id: 1,
  sku: 'CR',
  name: 'Creme',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  price: 10,
  special_price: 8,
  special_from_date: '2026-05-01 00:00:00',
  special_to_date: '2026-06-01 00:00:00',
}
const price = (book: PriceBook, source: Product, now: number) =>
  calculateProductPrices(source, book.contextFor(String(source.id), source, now))
const before = Date.UTC(2026, 3, 1)
const within = Date.UTC(2026, 4, 10)
const after = Date.UTC(2026, 5, 2)

test('a product is due when its special price begins and again when it ends, and not in between', () => {
  const book = new PriceBook({ tax, taxRules })
  const regular = price(book, product, before)
  expect(regular.price_incl_tax).toBe(11.9)
  expect(book.due(before)).toEqual([])

  expect(book.due(within)).toEqual(['1'])
  const reduced = price(book, regular, within)
  expect(reduced.price_incl_tax).toBe(9.52)
  expect(book.due(within)).toEqual([])

  expect(book.due(after)).toEqual(['1'])
  expect(price(book, reduced, after).price_incl_tax).toBe(11.9)
  expect(book.due(Date.UTC(2099, 0, 1))).toEqual([])
})

test('a product without a special price is never due', () => {
  const book = new PriceBook({ tax, taxRules })
  price(book, { ...product, special_price: null }, before)
  expect(book.due(after)).toEqual([])
})

test('the earliest change counts, whichever product it belongs to', () => {
  const book = new PriceBook({ tax, taxRules })
  price(book, product, before)
  price(book, { ...product, id: 2, special_from_date: '2026-04-02 00:00:00' }, before)
  expect(book.due(Date.UTC(2026, 3, 3))).toEqual(['2'])
})
