import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProjection, projectDocument } from './projection.ts'

const document = {
  id: 1,
  sku: 'OX',
  name: 'Oxford',
  description: 'lang',
  image: '/a.jpg',
  small_image: '/b.jpg',
  hf_color: 12,
  price: 10,
  price_incl_tax: 11.9,
  tags: ['a', 'b'],
  stock: { is_in_stock: true, qty: 5 },
  configurable_children: [
    { sku: 'OX-1', price: 10, price_incl_tax: 11.9, sgn: 'x', stock: { qty: 1 } },
    { sku: 'OX-2', price: 12, price_incl_tax: 14.28, sgn: 'y', stock: { qty: 2 } },
  ],
}

function project(include: string[], exclude: string[] = [], companions?: Map<string, string>) {
  return projectDocument(document, createProjection(include, exclude, companions))
}

describe('projection', () => {
  test('without patterns everything travels', () => {
    expect(project([])).toEqual(document)
  })

  test.each<[string, string[], string[], object]>([
    ['plain fields', ['id', 'sku', 'nonsense'], [], { id: 1, sku: 'OX' }],
    ['an object by its name, whole', ['stock'], [], { stock: document.stock }],
    ['an object by a star', ['stock.*'], [], { stock: document.stock }],
    ['one field of an object', ['stock.qty'], [], { stock: { qty: 5 } }],
    [
      'one field of each element',
      ['configurable_children.sku'],
      [],
      { configurable_children: [{ sku: 'OX-1' }, { sku: 'OX-2' }] },
    ],
    [
      'two levels down',
      ['configurable_children.stock.qty'],
      [],
      { configurable_children: [{ stock: { qty: 1 } }, { stock: { qty: 2 } }] },
    ],
    [
      'a star at the front reaches every level',
      ['*sku'],
      [],
      { sku: 'OX', configurable_children: [{ sku: 'OX-1' }, { sku: 'OX-2' }] },
    ],
    ['a star at the end', ['hf_*'], [], { hf_color: 12 }],
    ['a star in the middle', ['*ma*e'], [], { image: '/a.jpg', small_image: '/b.jpg' }],
    ['a list of plain values', ['tags'], [], { tags: ['a', 'b'] }],
    ['nothing that fits', ['nonsense', 'stock.nonsense', 'id.deeper'], [], {}],
    ['exclusion wins over inclusion', ['stock', 'id'], ['stock.qty'], { id: 1, stock: { is_in_stock: true } }],
    ['an excluded object takes all below with it', ['stock.qty', 'id'], ['stock'], { id: 1 }],
  ])('%s', (_title, include, exclude, expected) => {
    expect(project(include, exclude)).toEqual(expected)
  })

  test('exclusion alone leaves the rest, in lists of objects too', () => {
    const { description: _, ...rest } = document
    const children = document.configurable_children.map(({ sgn: _sgn, ...child }) => child)
    expect(project([], ['description', '*.sgn'])).toEqual({ ...rest, configurable_children: children })
    expect(project([], ['*'])).toEqual({})
  })

  test('computed fields travel with the field that they belong to, unless they are excluded', () => {
    const companions = new Map([
      ['price_incl_tax', 'price'],
      ['configurable_children.price_incl_tax', 'configurable_children.price'],
    ])
    expect(project(['price'], [], companions)).toEqual({ price: 10, price_incl_tax: 11.9 })
    expect(project(['price'], ['price_incl_tax'], companions)).toEqual({ price: 10 })
    expect(project(['configurable_children.price'], [], companions)).toEqual({
      configurable_children: [
        { price: 10, price_incl_tax: 11.9 },
        { price: 12, price_incl_tax: 14.28 },
      ],
    })
    expect(project(['sku'], [], companions)).toEqual({ sku: 'OX' })
  })

  test('what is included and what is excluded by the same patterns together make the document', () => {
    const pattern = fc.constantFrom(
      'id',
      'sku',
      '*sku',
      'stock',
      'stock.*',
      'configurable_children',
      'hf_*',
      '*a*',
      'ta*',
    )
    fc.assert(
      fc.property(fc.uniqueArray(pattern, { minLength: 1 }), (patterns) => {
        const inside = Object.keys(project(patterns))
        const outside = Object.keys(project([], patterns))
        expect(new Set([...inside, ...outside])).toEqual(new Set(Object.keys(document)))
      }),
    )
  })

  test('a pattern full of stars takes no longer than any other', () => {
    const stars = `${'*a'.repeat(90)}*b`
    expect(project([stars])).toEqual({})
  })
})
