import type { Product } from '@welt/contract/entity/product.ts'
import { describe, expect, test } from 'vitest'
import { CatalogProduct } from './catalog-product.ts'
import { StockVotes, withStockBoundOptions } from './variant-options.ts'

const child = (frame_size: number, colour: string, qty: number) => ({
  sku: `B-${frame_size}-${colour}`,
  frame_size,
  colour,
  stock: { is_in_stock: qty > 0, qty },
})

function bicycle(fields: Partial<Product>): CatalogProduct {
  return CatalogProduct.of({
    id: 1,
    sku: 'B',
    name: 'Rad',
    type_id: 'configurable',
    status: 1,
    visibility: 4,
    configurable_children: [child(52, 'red', 1), child(56, 'red', 0), child(56, 'blue', 0), child(60, 'blue', 2)],
    ...fields,
  })
}

function stockBoundAttributes(products: readonly CatalogProduct[]): Set<string> {
  const votes = new StockVotes()
  for (const product of products) votes.take(product)
  return votes.attributes()
}

describe('which lists of options follow the shelf', () => {
  test('one that lacks exactly what is sold out does, one that has everything does not', () => {
    const products = [bicycle({ frame_size_options: [52, 60], colour_options: ['red', 'blue'] })]
    expect([...stockBoundAttributes(products)]).toEqual(['frame_size'])
  })

  test('one that lists what is sold out does not', () => {
    expect(stockBoundAttributes([bicycle({ frame_size_options: [52, 56, 60] })]).size).toBe(0)
  })

  test('where everything is in stock nothing can be told', () => {
    const configurable_children = [child(52, 'red', 1)]
    expect(stockBoundAttributes([bicycle({ configurable_children, frame_size_options: [52] })]).size).toBe(0)
  })

  test('the many decide against the few', () => {
    const follows = bicycle({ frame_size_options: ['52', '60'] })
    const stale = bicycle({ frame_size_options: [52, 56, 60] })
    expect(stockBoundAttributes([follows, follows, stale]).has('frame_size')).toBe(true)
    expect(stockBoundAttributes([follows, stale, stale]).has('frame_size')).toBe(false)
  })

  test('variants without stock, and lists of other things, say nothing', () => {
    const bare = bicycle({ configurable_children: [{ sku: 'x', frame_size: 52 }], frame_size_options: [] })
    const options = bicycle({ configurable_options: [{ label: 'Größe', values: [] }] })
    expect(stockBoundAttributes([bare, options]).size).toBe(0)
  })
})

describe('lists that follow the shelf', () => {
  const attributes = new Set(['frame_size'])

  test('what is back is listed again, in its order, and what is gone is not', () => {
    const configurable_children = [child(60, 'blue', 1), child(52, 'red', 0), child(56, 'red', 3), child(56, 'blue', 1)]
    const before = bicycle({ configurable_children, frame_size_options: [52, 60], colour_options: ['green'] })
    expect(withStockBoundOptions(before, attributes).whole()).toMatchObject({
      frame_size_options: [56, 60],
      colour_options: ['green'],
    })
  })

  test('a variant that is switched off is not for sale, whatever its shelf says', () => {
    const configurable_children = [child(52, 'red', 1), { ...child(56, 'red', 1), status: 2 }]
    const after = withStockBoundOptions(bicycle({ configurable_children, frame_size_options: [56] }), attributes)
    expect(after.whole().frame_size_options).toEqual([52])
  })

  test('nothing changes: it is the same object', () => {
    const before = bicycle({ frame_size_options: ['60', '52'] })
    expect(withStockBoundOptions(before, attributes)).toBe(before)
    const simple = bicycle({ configurable_children: undefined, frame_size_options: [1] })
    expect(withStockBoundOptions(simple, attributes)).toBe(simple)
  })
})
