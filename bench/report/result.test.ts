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
    pictures: {
      card: { wall: 120.4, cpu: 150 },
      stage: { wall: 800, cpu: 900 },
      burst: { requests: 50, wall: 4000, rss: 300 * 1024 * 1024 },
    },
    rss: 150 * 1024 * 1024,
    products: 2000,
    engine: 'SQLite',
  })
  expect(text).toMatchInlineSnapshot(`
    "request               CPU ms  × hello          aim  compressed  × hello  HTML gz         JS gz
    ────────────────────  ──────  ───────  ───────────  ──────────  ───────  ───────  ────────────
    bare node:http hello   0.050    1.0 ×
    product                1.500   30.0 ×  ≤ 20 × over       1.750   35.0 ×   14 301  140 000 over
    stock/check            0.100    2.0 ×

    A new picture: card 120 ms (CPU 150), stage 800 ms (CPU 900). 50 new cards at once: 4000 ms, RSS at most 300 MB.
    2000 listed products on SQLite. RSS after the requests: 150 MB. JavaScript aim: 135 000 a page.
    "
  `)
})
