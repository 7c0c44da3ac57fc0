import { expect, test } from 'vitest'
import { reportText } from './result.ts'

test('the report is one table with what is over its aim marked', () => {
  const page = {
    plain: 1.5,
    compressed: 1.75,
    ratio: 30,
    compressedRatio: 35,
    weight: { html: 14_301, script: 140_000, scripts: 5 },
  }
  const text = reportText({
    hello: 0.05,
    results: [
      { name: 'product', aim: 20, ...page },
      { name: 'stock/check', plain: 0.1, compressed: null, ratio: 2, compressedRatio: null, aim: null, weight: null },
    ],
    rss: 150 * 1024 * 1024,
    products: 2000,
  })
  expect(text).toMatchInlineSnapshot(`
    "request               CPU ms  × hello          aim  compressed  × hello  HTML gz         JS gz
    ────────────────────  ──────  ───────  ───────────  ──────────  ───────  ───────  ────────────
    bare node:http hello   0.050    1.0 ×
    product                1.500   30.0 ×  ≤ 20 × over       1.750   35.0 ×   14 301  140 000 over
    stock/check            0.100    2.0 ×

    2000 listed products. RSS after the run: 150 MB. JavaScript aim: 135 000 a page.
    "
  `)
})
