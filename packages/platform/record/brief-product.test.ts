import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import { fieldValues } from '../search/field-values.ts'
import { splitProduct, whereIs } from './brief-product.ts'
import { oxford } from './testing/oxford.ts'

const shoe: Product = {
  ...oxford,
  description: 'Ein Oxford.',
  media_gallery: [{ image: '/ox.jpg' }],
  hf_shoe_size_options: [40, 41],
  configurable_options: [
    {
      label: 'Größe',
      position: 2,
      values: [
        { value_index: 40, label: '40' },
        { value_index: 41, label: '41' },
      ],
    },
    { label: 'Farbe', values: [{ value_index: 12, label: 'Schwarz' }] },
  ],
  configurable_children: [
    {
      sku: 'OX-40',
      id: 101,
      hf_shoe_size: 40,
      hf_color: 12,
      price: 10,
      stock: { qty: 1, is_in_stock: true, min_qty: 3 },
    },
    { sku: 'OX-41', hf_shoe_size: [41, 42], hf_color: 13, image: '/41.jpg', tier_prices: [] },
  ],
}
const { brief } = splitProduct(shoe)

const inBrief = [
  'sku',
  'name',
  'nothing',
  'hf_shoe_size_options',
  'short_description',
  'configurable_options.label',
  'configurable_options.values.label',
  'configurable_children',
  ...[
    'sku',
    'id',
    'status',
    'price',
    'special_price',
    'hf_shoe_size',
    'stock.qty',
    'stock.is_in_stock',
    'tier_prices.value',
    'nothing',
    'nothing.below',
  ].map((field) => `configurable_children.${field}`),
]
const inDetail = [
  'description',
  'configurable_options',
  'configurable_children.hf_color',
  'configurable_children.image',
]
const below = [
  'media_gallery.image',
  'configurable_options.position',
  'configurable_options.values.value_index',
  'configurable_children.image.nothing',
  'configurable_children.stock.min_qty',
]

test.each(inBrief)('%s leads to the same values in a brief product as in the whole one', (path) => {
  expect(whereIs(brief, path)).toBe('brief')
  expect(fieldValues(brief, path)).toEqual(fieldValues(shoe, path))
})

test.each(inDetail)('%s is asked of the detail', (path) => {
  expect(whereIs(brief, path)).toBe('detail')
})

test.each(below)('what %s leads to is known only to the detail', (path) => {
  expect(whereIs(brief, path)).toBe('unknown')
})

test('a product that has nothing to leave out is brief already', () => {
  const { id, sku, name, type_id, status, visibility } = shoe
  const polish = { id, sku, name, type_id, status, visibility }
  expect(splitProduct(polish)).toEqual({ brief: polish, detail: null })
  for (const path of [...inDetail, ...below]) expect(whereIs(splitProduct(polish).brief, path)).toBe('brief')
})
