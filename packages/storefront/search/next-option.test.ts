import { expect, test } from 'vitest'
import { nextOption } from './next-option.ts'

test.each<['ArrowDown' | 'ArrowUp', number | null, number, number | null]>([
  ['ArrowDown', null, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, null],
  ['ArrowUp', null, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, null],
  ['ArrowDown', null, 0, null],
  ['ArrowUp', null, 0, null],
  ['ArrowDown', 5, 3, null],
])('[UX-10] %s from %s in a list of %i leads to %s', (key, active, count, next) => {
  expect(nextOption(key, active, count)).toBe(next)
})
