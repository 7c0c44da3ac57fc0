import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageAround } from './page-around.ts'

test.each([
  { from: 0, size: 50, page: { pageSize: 50, currentPage: 1, skip: 0 } },
  { from: 100, size: 50, page: { pageSize: 50, currentPage: 3, skip: 0 } },
  { from: 5, size: 10, page: { pageSize: 15, currentPage: 1, skip: 5 } },
  { from: 50, size: 20, page: { pageSize: 24, currentPage: 3, skip: 2 } },
])('$size documents from the ${from}th on are on one page', ({ from, size, page }) => {
  expect(pageAround(from, size)).toEqual(page)
})

test('[API-5] the page holds exactly the documents that were asked for, after those that it skips', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 4000 }), (from, size) => {
      const { pageSize, currentPage, skip } = pageAround(from, size)
      expect((currentPage - 1) * pageSize + skip).toBe(from)
      expect(skip + size).toBeLessThanOrEqual(pageSize)
      expect(pageSize).toBeLessThanOrEqual(from + size)
    }),
  )
})
