import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { describe, expect, test } from 'vitest'
import { hashText } from '../hash/hash-text.ts'
import { itemsHash } from './items-hash.ts'

const oxford: CartItem = { sku: 'OX-1', qty: 2, name: 'Oxford Größe 42' }

describe('itemsHash', () => {
  test('is the hash of the items and the token, in that order', () => {
    const json = '{"items":[{"sku":"OX-1","qty":2,"name":"Oxford Größe 42"}],"token":"abc"}'
    expect(itemsHash([oxford], 'abc')).toBe(hashText(json))
  })

  test('does not change when the server tells stock and totals', () => {
    const told: CartItem = { ...oxford, stock: { is_in_stock: true, qty: 3 }, totals: { row_total_incl_tax: 598 } }
    expect(itemsHash([told], 'abc')).toBe(itemsHash([oxford], 'abc'))
  })

  test.each<[string, readonly CartItem[], string | null]>([
    ['a quantity', [{ ...oxford, qty: 3 }], 'abc'],
    ['a line', [], 'abc'],
    ['the token', [oxford], null],
  ])('changes with %s', (_, items, token) => {
    expect(itemsHash(items, token)).not.toBe(itemsHash([oxford], 'abc'))
  })
})
