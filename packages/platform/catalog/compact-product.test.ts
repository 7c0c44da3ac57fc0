import { compactKeys, inheritedChildKeys } from '@welt/contract/api/compact-keys.ts'
import { describe, expect, test } from 'vitest'
import { compactProduct } from './compact-product.ts'

describe('a compact product', () => {
  test.each(Object.entries(compactKeys))('says %s as %s, and so do its variants', (long, short) => {
    expect(compactProduct({ [long]: 1, configurable_children: [{ [long]: 2 }] })).toEqual({
      [short]: 1,
      configurable_children: [{ [short]: 2 }],
    })
  })

  test.each(inheritedChildKeys)('leaves out a variant’s %s that equals its own', (key) => {
    const children = [
      { sku: 'a', [key]: 1 },
      { sku: 'b', [key]: 2 },
    ]
    const short = new Map<string, string>(Object.entries(compactKeys)).get(key) ?? key
    expect(compactProduct({ [key]: 1, configurable_children: children })).toEqual({
      [short]: 1,
      configurable_children: [{ sku: 'a' }, { sku: 'b', [short]: 2 }],
    })
  })

  test('keeps a variant’s field that the product does not tell, and fields that are never inherited', () => {
    const children = [{ price: 5, sku: 'a', status: 1 }]
    expect(compactProduct({ sku: 'a', status: 1, configurable_children: children })).toEqual({
      sku: 'a',
      s: 1,
      configurable_children: [{ p: 5, sku: 'a', s: 1 }],
    })
  })

  test('leaves the document itself as it is', () => {
    const product = { name: 'Oxford', price: 1, configurable_children: [{ sku: 'a', price: 1 }] }
    const before = structuredClone(product)
    compactProduct(product)
    expect(product).toEqual(before)
  })
})
