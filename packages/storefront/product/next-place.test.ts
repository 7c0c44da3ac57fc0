import { expect, test } from 'vitest'
import { nextPlace } from './next-place.ts'

const shelf = { lengths: [3, 3], isTurned: false }
const turned = { ...shelf, isTurned: true }
const list = { lengths: [4], isTurned: false }

test.each([
  ['ArrowRight', shelf, { row: 0, column: 1 }, { row: 0, column: 2 }],
  ['ArrowRight', shelf, { row: 0, column: 2 }, null],
  ['ArrowDown', shelf, { row: 0, column: 1 }, { row: 1, column: 1 }],
  ['ArrowUp', shelf, { row: 0, column: 1 }, null],
  ['ArrowDown', turned, { row: 0, column: 1 }, { row: 0, column: 2 }],
  ['ArrowRight', turned, { row: 0, column: 1 }, { row: 1, column: 1 }],
  ['ArrowDown', list, { row: 0, column: 1 }, { row: 0, column: 2 }],
  ['ArrowLeft', list, { row: 0, column: 1 }, { row: 0, column: 0 }],
  ['ArrowLeft', list, { row: 0, column: 0 }, null],
  ['Home', shelf, { row: 1, column: 2 }, { row: 1, column: 0 }],
  ['End', shelf, { row: 1, column: 0 }, { row: 1, column: 2 }],
  ['a', shelf, { row: 0, column: 0 }, null],
])('%s in %j leads from %j to %j', (key, field, from, to) => {
  expect(nextPlace(key, from, field)).toEqual(to)
})
