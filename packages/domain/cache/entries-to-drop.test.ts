import { expect, test } from 'vitest'
import { type CacheEntry, entriesToDrop } from './entries-to-drop.ts'
import { sizeOf } from './size-of.ts'

const bounds = { now: 1000, keptFor: 500, quota: 1000 }

/** The first was looked at last. */
function visited(count: number, size: number): CacheEntry[] {
  return Array.from({ length: count }, (_, index) => ({ key: `${index}`, at: 900, visitedAt: 999 - index, size }))
}

test('within the quota everything stays, however much it is', () => {
  expect(entriesToDrop(visited(150, 1), bounds)).toEqual([])
})

test('what is too old goes, whoever has looked at it', () => {
  expect(entriesToDrop([{ key: 'old', at: 500, visitedAt: 1000, size: 1 }, ...visited(1, 1)], bounds)).toEqual(['old'])
})

test('[CACHE-4] beyond the quota the hundred stay that were looked at last', () => {
  const dropped = entriesToDrop(visited(150, 8).toReversed(), bounds)
  expect(dropped).toHaveLength(50)
  expect(dropped).toContain('100')
  expect(dropped).not.toContain('99')
})

test('[CACHE-4] and of these only what the quota holds, the last visited first', () => {
  expect(entriesToDrop(visited(4, 400), bounds)).toEqual(['3', '2'])
})

test('[CACHE-4] one that is larger than the quota does not stay', () => {
  expect(entriesToDrop(visited(1, 2000), bounds)).toEqual(['0'])
})

test.each<[unknown, number]>([
  [true, 4],
  [12.5, 8],
  ['Schuh', 10],
  [null, 0],
  [undefined, 0],
  [[1, 'a', false], 14],
  [{ sku: 'WIEN', qty: 1 }, 6 + 8 + 6 + 8],
])('[CACHE-4] %j takes %i bytes', (value, bytes) => {
  expect(sizeOf(value)).toBe(bytes)
})
