import { array, assert, integer, nat, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfulReduction, lowestPriceBefore, type PriceChange } from './lowest-price.ts'

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
const history = (...changes: [from: string, euros: number][]): PriceChange[] =>
  changes.map(([from, euros]) => ({ validFrom: day(from), gross: euros * 100 }))

describe('the lowest price of the thirty days before', () => {
  test.each([
    ['100, then 120 three weeks before', history(['2026-01-01', 100], ['2026-09-21', 120]), 100],
    ['100, then 120 thirty days before to the hour', history(['2026-01-01', 100], ['2026-09-12', 120]), 120],
    ['100, then 120 one day later than that', history(['2026-01-01', 100], ['2026-09-13', 120]), 100],
    ['one price for years', history(['2020-01-01', 389]), 389],
    ['a short offer in between', history(['2026-01-01', 100], ['2026-10-01', 80], ['2026-10-03', 100]), 80],
    ['an offer that ended long ago', history(['2026-01-01', 100], ['2026-03-01', 80], ['2026-04-01', 100]), 100],
    ['the reduced price itself does not count', history(['2026-01-01', 100], ['2026-10-12', 80]), 100],
    ['the order of the rows does not count', history(['2026-09-21', 120], ['2026-01-01', 100]), 100],
    ['goods of a week: since they are sold', history(['2026-10-05', 110]), 110],
  ])('[G-04] %s', (_, changes, euros) => {
    expect(lowestPriceBefore(changes, day('2026-10-12'))).toBe(euros * 100)
  })

  test('[G-04] nothing was asked before: there is none', () => {
    expect(lowestPriceBefore([], day('2026-10-12'))).toBeNull()
    expect(lowestPriceBefore(history(['2026-10-12', 100]), day('2026-10-12'))).toBeNull()
  })

  test('[G-04] is one of the prices, and never above any that began in those days', () => {
    const day = 86_400_000
    const changes = array(record({ validFrom: nat(100), gross: integer({ min: 1, max: 500 }) }))
    const isLowest = property(changes, nat(100), (list, began) => {
      const rows = list.map((one) => ({ ...one, validFrom: one.validFrom * day }))
      const lowest = lowestPriceBefore(rows, began * day)
      const latest = new Map(list.map(({ validFrom, gross }) => [validFrom, gross]))
      const begun = [...latest].filter(([from]) => from < began && from >= began - 30).map(([, gross]) => gross)
      if (lowest === null) return begun.length === 0
      return list.some(({ gross }) => gross === lowest) && begun.every((gross) => lowest <= gross)
    })
    expect(() => assert(isLowest)).not.toThrow()
  })
})

describe('a price may be called reduced', () => {
  const began = day('2026-10-12')

  test('[G-04] 100 → 120 → 110 is no reduction', () => {
    const raised = history(['2026-01-01', 100], ['2026-09-21', 120])
    expect(lawfulReduction(raised, { gross: 110_00, began })).toBeNull()
  })

  test.each([
    [389, 329, 15],
    [429, 359, 16],
    [100, 99, 1],
    [1000, 999, 0],
  ])('[G-04] %d → %d is %d percent', (before, now, percent) => {
    expect(lawfulReduction(history(['2026-01-01', before]), { gross: now * 100, began })).toEqual({
      reference: before * 100,
      percent,
    })
  })

  test('[G-04] not when it equals the lowest price, nor when there was none', () => {
    expect(lawfulReduction(history(['2026-01-01', 100]), { gross: 100_00, began })).toBeNull()
    expect(lawfulReduction([], { gross: 100_00, began })).toBeNull()
  })
})
