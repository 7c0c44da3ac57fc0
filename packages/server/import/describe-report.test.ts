import { expect, test } from 'vitest'
import { describeProgress } from './describe-progress.ts'
import { describeReport } from './describe-report.ts'

test('a person reads what was taken, mended and skipped, the most frequent first', () => {
  const line = {
    entity: 'product',
    reason: 'slug-made',
    text: 'the slug was missing',
    count: 1,
    examples: ['1 (A)'],
  } as const
  const text = describeReport({
    storeCode: 'laszlo_de',
    index: 'catalog',
    isDryRun: false,
    taken: { product: 12, category: 3 },
    mended: [
      { ...line, examples: [...line.examples] },
      { ...line, text: 'a number was written as text', count: 7, examples: ['2 (B): price', '3 (C): price'] },
    ],
    skipped: [
      { entity: null, reason: 'not-json', text: 'it is no JSON, or was cut off', count: 1, examples: ['dump.json:5'] },
    ],
    warnings: ['Without tax rules prices are shown and charged without tax.'],
    priceChanges: 12,
    seconds: 0.4,
  })
  expect(text.split('\n')).toEqual([
    'Taken into laszlo_de (catalog) in 0.4 s:',
    '       12  product',
    '        3  category',
    '',
    'Mended:',
    '        7  product: a number was written as text',
    '           2 (B): price; 3 (C): price …',
    '        1  product: the slug was missing',
    '           1 (A)',
    '',
    'Skipped:',
    '        1  it is no JSON, or was cut off',
    '           dump.json:5',
    '',
    'Please look at this:',
    '  - Without tax rules prices are shown and charged without tax.',
    '',
    '12 prices are new in the price history.',
  ])
})

test.each([
  [{ step: 'survey', bytes: 50, of: 200, documents: 9 } as const, 'looking through, 25 %, 9 documents'],
  [{ step: 'read', bytes: 0, of: 0, documents: 0 } as const, 'reading, 100 %, 0 documents'],
  [{ step: 'write', documents: 64, of: 500 } as const, 'writing, 64 of 500 documents'],
])('%j reads %s', (progress, text) => {
  expect(describeProgress(progress)).toBe(text)
})
