import { expect, test } from 'vitest'
import { auditText } from './audit-text.ts'

test('a page is a line, and what it fails in is said below', () => {
  const page = { path: '/agb', performance: 99, accessibility: 100, bestPractices: 100, seo: 92, shift: 0 }
  const times = {
    largestPaint: 1234.5,
    blocking: 10,
    script: 152_900,
    firstScript: 124_800,
    benchmarkIndex: 1500.4,
    failed: ['canonical'],
  }
  expect(auditText([{ ...page, ...times }])).toMatchInlineSnapshot(`
    "page  perf.  access.  practices  SEO    CLS  LCP ms  TBT ms  JS kB  with later  benchmark
    ────  ─────  ───────  ─────────  ───  ─────  ──────  ──────  ─────  ──────────  ─────────
    /agb     99      100        100   92  0.000    1235      10  124.8       152.9       1500

    /agb fails canonical.
    "
  `)
})
