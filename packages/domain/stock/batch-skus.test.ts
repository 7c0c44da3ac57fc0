import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { batchSkus } from './batch-skus.ts'

const skus = Array.from({ length: 31 }, (_, position) => `oxford-${position}`)

describe('batchSkus', () => {
  test('[STOCK-2] skus are asked for in batches of 15, joined by commas', () => {
    const batches = batchSkus(skus)
    expect(batches.map((batch) => batch.split(',').length)).toEqual([15, 15, 1])
    expect(batches[2]).toBe('oxford-30')
  })

  test('[STOCK-2] each sku is URL-encoded', () => {
    expect(batchSkus(['größe 42', 'a&b', 'a,b'])).toEqual(['gr%C3%B6%C3%9Fe%2042,a%26b,a%2Cb'])
  })

  test('nothing, blanks and repetitions ask for nothing more', () => {
    expect(batchSkus([])).toEqual([])
    expect(batchSkus(['a', '', ' ', 'a', 'b'])).toEqual(['a,b'])
  })

  test('every sku is asked for once, whatever the size of a batch', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z&ö, ]*[a-z]$/)),
        fc.integer({ min: 1, max: 20 }),
        (skus, size) => {
          const asked = batchSkus(skus, size).flatMap((batch) => batch.split(',').map(decodeURIComponent))
          expect(asked).toEqual(skus)
        },
      ),
    )
  })

  test('a batch of nothing is refused with a sentence', () => {
    expect(() => batchSkus(skus, 0)).toThrow('A batch of 0 skus is not a batch')
  })
})
