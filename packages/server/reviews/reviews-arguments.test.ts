import { expect, test } from 'vitest'
import { readReviewsArguments } from './reviews-arguments.ts'

const read = (...args: string[]) => readReviewsArguments(args, ['laszlo_de', 'laszlo_en'])

test.each([
  [[], { word: 'waiting', storeCode: undefined }],
  [['list'], { word: 'waiting', storeCode: undefined }],
  [['list', '--all'], { word: 'all', storeCode: undefined }],
  [['list', '--rejected', '--store', 'laszlo_de'], { word: 'rejected', storeCode: 'laszlo_de' }],
  [['list', '--store=laszlo_en', '--approved'], { word: 'approved', storeCode: 'laszlo_en' }],
])('%j lists reviews', (args, list) => {
  expect(read(...args)).toEqual({ task: 'list', ...list })
})

test.each([
  [['approve', '1000004'], { word: 'approved', ids: [1_000_004] }],
  [['reject', '1000004', '7', '7'], { word: 'rejected', ids: [1_000_004, 7] }],
])('%j judges reviews', (args, judged) => {
  expect(read(...args)).toEqual({ task: 'judge', ...judged })
})

test.each([
  [['approve'], 'approve needs the number of a review; list tells them.'],
  [['reject', 'all'], 'all is no number of a review.'],
  [['approve', '1', '-2'], '-2 is no number of a review.'],
  [['delete', '1'], 'There is no command delete; --help lists what there is.'],
  [['list', '--store'], '--store needs a value.'],
  [['list', '--store', 'fr'], 'There is no store view fr; there are laszlo_de, laszlo_en.'],
  [['list', '--new'], 'There is no option --new; --help lists what there is.'],
])('%j is refused with a sentence', (args, reason) => {
  expect(read(...args)).toEqual({ task: 'refuse', reason })
})

test('--help stands alone', () => {
  expect([read('--help'), read('list', '-h')]).toEqual([{ task: 'help' }, { task: 'help' }])
})
