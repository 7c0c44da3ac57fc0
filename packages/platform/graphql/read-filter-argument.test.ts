import { describe, expect, test } from 'vitest'
import { readFilterArgument } from './read-filter-argument.ts'

describe('a filter', () => {
  test.each<[unknown, object[]]>([
    [null, []],
    [{}, []],
    [{ sku: { eq: 'A' } }, [{ attribute: 'sku', value: { eq: 'A' }, scope: 'default' }]],
    [{ sku: 'A' }, [{ attribute: 'sku', value: { eq: 'A' }, scope: 'default' }]],
    [{ id: [1, 2] }, [{ attribute: 'id', value: { in: [1, 2] }, scope: 'default' }]],
    [{ price: { gteq: 1, lteq: 2 } }, [{ attribute: 'price', value: { gte: 1, lte: 2 }, scope: 'default' }]],
    [{ id: { finset: ['1'] } }, [{ attribute: 'id', value: { in: ['1'] }, scope: 'default' }]],
    [{ image: { notnull: 'true' } }, [{ attribute: 'image', value: { eq: null }, scope: 'default' }]],
    [{ image: { null: 'true' } }, [{ attribute: 'image', value: { neq: null }, scope: 'default' }]],
    [
      { stock: { is_in_stock: { eq: true }, qty: { gt: 1 } } },
      [
        { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' },
        { attribute: 'stock.qty', value: { gt: 1 }, scope: 'default' },
      ],
    ],
    [
      { or: { sku: { eq: 'A' }, id: { nin: [1] }, price: { gt: 5 } } },
      [
        { attribute: 'sku', value: { or: 'A' }, scope: 'default' },
        { attribute: 'id', value: { nor: [1] }, scope: 'default' },
        { attribute: 'price', value: { orGt: 5 }, scope: 'default' },
      ],
    ],
  ])('%j', (filter, applied) => {
    expect(readFilterArgument(filter)).toMatchObject({ applied })
  })

  test('one of the catalogue scope is counted as well, and one that is only a scope is counted alone', () => {
    expect(readFilterArgument({ color: { in: ['1'], scope: ['catalog'] }, size: { scope: 'catalog' } })).toEqual({
      applied: [{ attribute: 'color', value: { in: ['1'] }, scope: 'catalog' }],
      available: [
        { field: 'color', scope: 'catalog' },
        { field: 'size', scope: 'catalog' },
      ],
    })
  })

  test.each([
    ['x'],
    [[]],
    [{ sku: { script: 'x' } }],
    [{ sku: { eq: 1, prefix: 'x' } }],
    [{ a: { b: { c: { d: { e: { f: { eq: 1 } } } } } } }],
  ])('%j is refused with words', (filter) => {
    expect(readFilterArgument(filter)).toMatch(/^(?:A|The) filter .{8,}\.$/)
  })
})
