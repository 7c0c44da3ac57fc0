import { expect, test } from 'vitest'
import { readRange } from './read-range.ts'

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=-', 'whole'],
])('%s of a thousand bytes is %j', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range)
})
