import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import { splitProduct } from '../record/brief-product.ts'
import { oxford } from '../record/testing/oxford.ts'
import { CatalogProduct } from './catalog-product.ts'
import { DetailPaths } from './detail-paths.ts'

const shoe: Product = {
  ...oxford,
  media_gallery: [{ image: '/ox.jpg', lab: 'Seite' }],
  size_options: [40],
  configurable_children: [{ sku: 'OX-40', size: 40, image: '/40.jpg' }],
}

test('what stands in the details of products is known, and what does not is not', async () => {
  const details = new DetailPaths(new Map([['1', CatalogProduct.of(shoe)]]))
  const paths = ['media_gallery.image', 'media_gallery.lab', 'configurable_children.image', 'media_gallery.none']
  const before = paths.map((path) => details.has(path))
  expect(before).toEqual([true, true, true, false])
  const prepared = new DetailPaths(new Map([['1', CatalogProduct.of(shoe)]]))
  await prepared.prepare(paths)
  expect(paths.map((path) => prepared.has(path))).toEqual(before)
})

test('details are read only for a path that may be in them, and again where that failed', async () => {
  const torn = new CatalogProduct(splitProduct(shoe).brief, new Uint8Array([1, 2, 3]))
  const details = new DetailPaths(new Map([['1', torn]]))
  await details.prepare(['sku', 'size_options', 'configurable_children.sku', 'configurable_children.size'])
  await expect(details.prepare(['sku', 'media_gallery.image'])).rejects.toThrow('OX')
  await expect(details.prepare(['media_gallery.image'])).rejects.toThrow('OX')
})
