import { expect, test } from 'vitest'
import { sizeReport } from './size-report.ts'

test('the heaviest drawings come first, and those that are too heavy are counted', () => {
  const report = sizeReport(
    [
      { name: 'light', detail: 'card', plain: 20_000, zipped: 5_000 },
      { name: 'heavy', detail: 'card', plain: 60_000, zipped: 12_400 },
      { name: 'small', detail: 'thumb', plain: 6_000, zipped: 2_950 },
    ],
    1,
  )
  expect(report).toBe(
    [
      'thumb: 1 drawings, limit 3.0 kB, none over it',
      '  3.0 kB gzipped, 6.0 kB plain: small',
      'card: 2 drawings, limit 12.0 kB, 1 OVER IT',
      '  12.4 kB gzipped, 60.0 kB plain: heavy',
    ].join('\n'),
  )
})
