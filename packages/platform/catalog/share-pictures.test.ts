import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import { sharePictures } from './share-pictures.ts'

const front = { image: '/a.svg', small_image: '/a.svg', thumbnail: '/a.svg' }
const gallery = [
  { image: '/a.svg', alt: 'außen', pos: 1 },
  { image: '/b.svg', lab: null },
]

function shoe(fields: object): Product {
  return { id: 1, sku: 'OX', name: 'Ox', type_id: 'configurable', status: 1, visibility: 4, ...fields }
}

test.each([
  shoe({}),
  shoe({
    ...front,
    configurable_children: [{ sku: '1', ...front }, { sku: '2' }, { sku: '3', ...front, image: null }],
  }),
  shoe({
    image: '/a.svg',
    configurable_children: [{ sku: '1', image: '/b.svg', small_image: '/a.svg', thumbnail: null }],
  }),
  shoe({
    media_gallery: gallery,
    configurable_options: [
      { label: 'Farbe', values: [{ value_index: 1, value_data: { media_gallery: structuredClone(gallery) } }] },
      { label: 'Größe', values: [{ value_index: 2, value_data: { media_gallery: [{ image: '/c.svg' }, 'x', null] } }] },
      { label: 'Weite', values: [{ value_index: 3, value_data: 'breit' }, { value_index: 4 }] },
    ],
  }),
  shoe({ media_gallery: '/a.svg', configurable_options: [{ label: 'Farbe', values: [] }] }),
])('a product says the same with shared pictures as without (%#)', (product) => {
  const before = structuredClone(product)
  sharePictures(product)
  expect(product).toStrictEqual(before)
})

test.each([{ configurable_options: 'none' }, { configurable_options: [{}] }, { configurable_options: null }])(
  'what a catalogue writes instead of options is left as it is (%#)',
  (fields) => {
    const product = shoe(fields)
    sharePictures(product)
    expect(product).toStrictEqual(shoe(fields))
  },
)
