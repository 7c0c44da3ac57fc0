import { expect, test } from 'vitest'
import { addBit, wordsFor } from './bitset.ts'
import { Matched } from './matched.ts'
import { TermColumn } from './term-column.ts'

test('a field in which every document has a value of its own is counted, however many there are', () => {
  const skus = Array.from({ length: 200_000 }, (_, ordinal) => `SKU-${ordinal}`)
  const column = new TermColumn()
  skus.forEach((sku, ordinal) => column.add(ordinal, [sku]))
  const bits = new Uint32Array(wordsFor(skus.length))
  for (const ordinal of [0, 7]) addBit(bits, ordinal)
  expect(column.count(new Matched(bits), 10)).toEqual([
    { key: 'SKU-0', count: 1 },
    { key: 'SKU-7', count: 1 },
  ])
  expect(column.end(skus)).toBe(skus.length)
})
