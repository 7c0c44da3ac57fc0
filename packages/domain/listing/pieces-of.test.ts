import { expect, test } from 'vitest'
import { columnsOf, type Item } from './columns.fixture.ts'
import { piecesOf, thereFirst } from './pieces-of.ts'

const row = (size: string, width: string, pieces: number) => ({ values: { size, width }, pieces })
const item = (id: number, ...rows: Item['rows'][number][]): Item => ({ id, cents: 100, updated: 0, rows })
const columns = columnsOf(
  [
    item(1, row('42', 'G', 0), row('42', 'H', 0), row('43', 'G', 5)),
    item(2, row('42', 'G', 2), row('42', 'H', 1), row('42', 'H', 4)),
    item(3, row('43', 'G', 9)),
    item(4, row('42', 'G', 7)),
  ],
  { size: { isStockBound: true }, width: { isStockBound: false } },
)

test('what lies there in a size counts in all widths, unless one was told', () => {
  expect(piecesOf(columns, 2, { size: '42' })).toBe(7)
  expect(piecesOf(columns, 2, { size: '42', width: 'H' })).toBe(5)
})

test('sold out is nothing left, not made is another thing', () => {
  expect(piecesOf(columns, 1, { size: '42' })).toBe(0)
  expect(piecesOf(columns, 3, { size: '42' })).toBeUndefined()
  expect(piecesOf(columns, 3, { size: '50' })).toBeUndefined()
  expect(piecesOf(columns, 99, { size: '42' })).toBeUndefined()
})

test('what is there in the own size comes first, and otherwise everything keeps its order', () => {
  expect(thereFirst(columns, [0, 1, 2, 3], { size: '42' })).toEqual([1, 3, 0, 2])
  expect(thereFirst(columns, [3, 2, 1, 0], { size: '42', width: 'H' })).toEqual([1, 3, 2, 0])
  expect(thereFirst(columns, [0, 1, 2, 3], { size: '50' })).toEqual([0, 1, 2, 3])
})
