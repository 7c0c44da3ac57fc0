import { describe, expect, test } from 'vitest'
import { type Condition, parseFilterValue } from './parse-filter-value.ts'

const terms = (join: Condition['join'], ...values: (string | number | boolean)[]): Condition => ({
  join,
  test: { kind: 'terms', values },
})
const exists = (join: Condition['join']): Condition => ({ join, test: { kind: 'exists' } })
const range = (join: Condition['join'], bounds: object): Condition => ({ join, test: { kind: 'range', range: bounds } })

describe('a filter value', () => {
  test.each<[unknown, Condition[]]>([
    [5, [terms('must', 5)]],
    ['5', [terms('must', '5')]],
    [false, [terms('must', false)]],
    [[1, 'a'], [terms('must', 1, 'a')]],
    [[], [terms('must')]],
    [null, [exists('must')]],
    [{ eq: 1 }, [terms('must', 1)]],
    [{ in: [1, 2] }, [terms('must', 1, 2)]],
    [{ in: 1 }, [terms('must', 1)]],
    [{ in: [] }, [terms('must')]],
    [{ like: 'home' }, [terms('must', 'home')]],
    [{ whatever: ['a', 'b'] }, [terms('must', 'a', 'b')]],
    [{ eq: null }, [exists('must')]],
    [{ in: [null] }, [exists('must')]],
    [{ in: [1, null] }, [exists('must')]],
    [{ neq: 1 }, [terms('must-not', 1)]],
    [{ nin: [1, 2] }, [terms('must-not', 1, 2)]],
    [{ neq: null }, [exists('must-not')]],
    [{ nin: [null] }, [exists('must-not')]],
    [{ or: [1, 2] }, [terms('should', 1, 2)]],
    [{ or: null }, [exists('should-not')]],
    [{ nor: [1, 2] }, [terms('should-not', 1, 2)]],
    [{ nor: null }, [exists('should')]],
    [{ gt: 1, lt: '2' }, [range('must', { gt: 1, lt: 2 })]],
    [{ gte: 1, lte: 2.5 }, [range('must', { gte: 1, lte: 2.5 })]],
    [{ from: 1, to: 2 }, [range('must', { gte: 1, lte: 2 })]],
    [{ moreq: 3 }, [range('must', { gte: 3 })]],
    [{ from: '', to: 50 }, [range('must', { lte: 50 })]],
    [{ gte: null }, []],
    [{ lte: '2026-01-02 00:00:00' }, [range('must', { lte: Date.UTC(2026, 0, 2) })]],
    [{ orGt: 1, orLte: 4 }, [range('should', { gt: 1, lte: 4 })]],
    [{ orFrom: 1, orMoreq: 2 }, [range('should', { gte: 2 })]],
    [{ gt: 1, eq: 5 }, [range('must', { gt: 1 }), terms('must', 5)]],
    [{ constructor: 'a' }, [terms('must', 'a')]],
  ])('%j', (value, conditions) => {
    expect(parseFilterValue(value)).toEqual({ ok: true, conditions })
  })

  test.each([
    [{}],
    [undefined],
    [{ in: [{ a: 1 }] }],
    [[[1]]],
    [{ eq: { gt: 1 } }],
    [{ gte: 'cheap' }],
    [{ gte: [1] }],
    [{ script: 'ctx._source' }],
    [{ regexp: '.*' }],
  ])('%j is refused with words', (value) => {
    const reading = parseFilterValue(value)
    expect(reading.ok ? '' : reading.reason).toMatch(/\w{3}.*\.$/)
  })
})
