import { expect, test } from 'vitest'
import { startText } from './start-text.ts'

test('a start that takes too long or too much is marked', () => {
  const megabyte = 1024 * 1024
  const quick = { name: 'demo', wall: 1840, cpu: 2600, rss: 310 * megabyte, rssLater: 320 * megabyte }
  const slow = { name: '20000 products', wall: 3100, cpu: 5000, rss: 590 * megabyte, rssLater: 610 * megabyte }
  expect(startText([quick, slow])).toMatchInlineSnapshot(`
    "start           open after    CPU     RSS  RSS at rest
    ──────────────  ──────────  ─────  ──────  ───────────
    demo                 1.8 s  2.6 s  310 MB       320 MB
    20000 products  3.1 s over  5.0 s  590 MB  610 MB over
    Aims: 3.0 s, 600 MB.
    "
  `)
})
