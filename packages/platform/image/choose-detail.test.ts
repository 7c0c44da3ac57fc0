import { expect, test } from 'vitest'
import { chooseDetail } from './choose-detail.ts'
import type { Format } from './format.ts'

test.each<[number, number, Format, string]>([
  [100, 75, 'svg', 'thumb'],
  [200, 200, 'svg', 'thumb'],
  [400, 300, 'svg', 'card'],
  [646, 475, 'svg', 'stage'],
  [100, 75, 'avif', 'card'],
  [400, 400, 'webp', 'card'],
  [300, 401, 'jpeg', 'stage'],
  [1292, 950, 'avif', 'stage'],
])('%i × %i as %s is drawn as %s', (width, height, format, detail) => {
  expect(chooseDetail({ width, height }, format)).toBe(detail)
})
