import { expect, test } from 'vitest'
import { sharePictures } from './share-pictures.ts'

test('a product says the same with shared pictures as without', () => {
  const front = { image: '/a.svg', small_image: '/a.svg', thumbnail: '/a.svg' }
  const product = {
    ...({ id: 1, sku: 'OX', name: 'Ox', type_id: 'configurable', status: 1, visibility: 4, image: '/a.svg' } as const),
    configurable_children: [
      { sku: '1', ...front },
      { sku: '2', image: '/b.svg', small_image: '/a.svg', thumbnail: null },
      { sku: '3' },
      { sku: '4', ...front, thumbnail: '/c.svg' },
    ],
  }
  const before = structuredClone(product)
  sharePictures(product)
  expect(product).toStrictEqual(before)
})
