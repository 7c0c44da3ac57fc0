import { expect, test } from 'vitest'
import { Shelf } from './shelf.ts'

const level = (sku: string, product_id: number, qty = 1) => ({
  sku,
  product_id,
  qty,
  is_in_stock: 1,
  manage_stock: 1,
  backorders: 0,
  max_sale_qty: 10,
})

test('a sku is found whatever number the catalogue gives to it, and never another one', () => {
  const shelf = new Shelf()
  // Catalogues without numbers of their own for variants give all of them the product's.
  const [one, two, other] = [level('OX-40', 1), level('OX-41', 1), level('CR', 3)]
  for (const each of [one, two, other]) shelf.add(each)
  for (const id of [undefined, null, 1, 3, 99]) {
    expect(shelf.levelOf('OX-40', id)).toBe(one)
    expect(shelf.levelOf('OX-41', id)).toBe(two)
    expect(shelf.levelOf('CR', id)).toBe(other)
    expect(shelf.levelOf('none', id)).toBeUndefined()
  }
})

test('what is added later is found as well', () => {
  const shelf = new Shelf()
  expect(shelf.levelOf('OX', 1)).toBeUndefined()
  shelf.add(level('OX', 1, 4))
  expect(shelf.levelOf('OX', 2)?.qty).toBe(4)
})
