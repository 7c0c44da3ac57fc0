import { expect, test } from 'vitest'
import { buildCatalog } from '../build-catalog.ts'
import { ellermoor } from '../testing/demo-store-views.ts'
import { picturesOf } from './check-pictures.ts'
import { drawPictures } from './draw-pictures.ts'

test('every kind of picture that the catalogue names can be drawn', { timeout: 180_000 }, () => {
  const catalog = buildCatalog(ellermoor)
  expect(picturesOf(catalog).size).toBeGreaterThan(3000)
  expect(drawPictures(catalog)).toEqual([])
})
