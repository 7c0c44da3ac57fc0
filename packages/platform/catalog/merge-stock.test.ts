import type { Product } from '@welt/contract/entity/product.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oxford } from '../record/testing/oxford.ts'
import { CatalogProduct } from './catalog-product.ts'
import { mergeStock, putStock } from './merge-stock.ts'
import { type StockLevel, type StockOf, stockNow } from './stock-level.ts'

const shoe: Product = {
  ...oxford,
  configurable_children: [{ sku: 'OX-40' }, { sku: 'OX-41', stock: { is_in_stock: true, qty: 9 } }],
}

function level(sku: string, qty: number, more: Partial<StockLevel> = {}): StockLevel {
  return {
    sku,
    product_id: 7,
    qty,
    is_in_stock: qty > 0 ? 1 : 0,
    manage_stock: 1,
    backorders: 0,
    max_sale_qty: 10_000,
    ...more,
  }
}

function merge(...levels: StockLevel[]) {
  return mergeStock(CatalogProduct.of(shoe), (sku) => levels.find((one) => one.sku === sku)).whole()
}

test('a variant has the stock of its own shelf; without one it keeps what the document says', () => {
  const { configurable_children } = merge(level('OX-40', 3))
  expect(configurable_children?.[0]?.stock).toMatchObject({
    qty: 3,
    is_in_stock: true,
    product_id: 7,
    manage_stock: true,
  })
  expect(configurable_children?.[1]?.stock).toEqual({ is_in_stock: true, qty: 9 })
})

test('a product without a shelf of its own has what its variants have together', () => {
  expect(merge(level('OX-40', 3), level('OX-41', 2)).stock).toMatchObject({ qty: 5, is_in_stock: true })
  expect(merge(level('OX-40', 0), level('OX-41', 0)).stock).toMatchObject({ qty: 0, is_in_stock: false })
  const own = level('OX', 0, { manage_stock: 0 })
  expect(merge(own, level('OX-40', 1), level('OX-41', 0)).stock).toMatchObject({ qty: 1, is_in_stock: true })
})

test('a product with a shelf of its own is in stock when both it and a variant are', () => {
  expect(merge(level('OX', 4), level('OX-40', 0), level('OX-41', 1)).stock).toMatchObject({ qty: 4, is_in_stock: true })
  expect(merge(level('OX', 4), level('OX-40', 0), level('OX-41', 0)).stock).toMatchObject({ is_in_stock: false })
  expect(merge(level('OX', 0), level('OX-40', 1)).stock).toMatchObject({ is_in_stock: false })
})

test('backorders keep a variant for sale although the shelf is empty', () => {
  const { configurable_children } = merge(level('OX-40', 0, { is_in_stock: 1, backorders: 1 }))
  expect(configurable_children?.[0]?.stock).toMatchObject({ qty: 0, is_in_stock: true, backorders: 1 })
})

test('a product without any shelf is left as it is', () => {
  const polish = CatalogProduct.of({ id: 2, sku: 'CR', name: 'Creme', type_id: 'simple', status: 1, visibility: 4 })
  expect(mergeStock(polish, () => undefined)).toBe(polish)
})

/** The same rule for a product that is there as a whole. */
function mergedWhole(product: Product, rowOf: StockOf): Product {
  const put = <T extends { sku: string; stock?: Product['stock'] }>(one: T): T => {
    const row = rowOf(one.sku)
    return row ? { ...one, stock: stockNow(one.stock, row) } : one
  }
  const own = put(product)
  if (!product.configurable_children?.length) return own
  const children = product.configurable_children.map(put)
  const isAny = children.some(({ stock }) => stock?.is_in_stock)
  const qty = children.reduce((sum, { stock }) => sum + (stock?.qty ?? 0), 0)
  const stock = own.stock?.manage_stock
    ? { ...own.stock, is_in_stock: own.stock.is_in_stock && isAny }
    : { product_id: product.id, manage_stock: false, ...own.stock, qty, is_in_stock: isAny }
  return { ...own, configurable_children: children, stock }
}

describe('a product of which little is kept ready', () => {
  const stock = fc.option(
    fc.record(
      { qty: fc.nat(9), is_in_stock: fc.boolean(), manage_stock: fc.boolean(), item_id: fc.nat(9) },
      { requiredKeys: ['qty', 'is_in_stock'] },
    ),
    { nil: undefined },
  )
  const withStock = (sku: string) => stock.map((told) => (told ? { sku, stock: told } : { sku }))
  const product = fc.record({
    own: stock,
    children: fc.option(fc.tuple(withStock('OX-40'), withStock('OX-41')), { nil: undefined }),
  })
  const shelves = fc.uniqueArray(
    fc.record({ sku: fc.constantFrom('OX', 'OX-40', 'OX-41'), qty: fc.nat(2), manage_stock: fc.constantFrom(0, 1) }),
    { selector: ({ sku }) => sku },
  )

  test('has exactly the stock that it would have as a whole', () => {
    fc.assert(
      fc.property(product, shelves, ({ own, children }, rows) => {
        const { configurable_children: _none, ...bare } = shoe
        const source: Product = {
          ...bare,
          ...(own && { stock: own }),
          ...(children && { configurable_children: children }),
        }
        const rowOf = (sku: string) => {
          const row = rows.find((one) => one.sku === sku)
          return row && level(sku, row.qty, { manage_stock: row.manage_stock })
        }
        const merged = mergeStock(CatalogProduct.of(source), rowOf)
        expect(JSON.stringify(merged.whole())).toBe(JSON.stringify(mergedWhole(source, rowOf)))
        expect(merged.variants().map(({ stock }) => stock?.qty)).toEqual(
          mergedWhole(source, rowOf).configurable_children?.map(({ stock }) => stock?.qty) ?? [],
        )
        expect(mergeStock(merged, rowOf)).toBe(merged)
        const put = putStock(CatalogProduct.of(structuredClone(source)), rowOf)
        expect(JSON.stringify(put.whole())).toBe(JSON.stringify(merged.whole()))
      }),
    )
  })
})
