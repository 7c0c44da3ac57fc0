import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerListing, type ListingFilters, rangeAt } from './answer-listing.ts'
import { columnsOf, type Item } from './columns.fixture.ts'
import { readColumns, writeColumns } from './columns-bytes.ts'
import { noPrice } from './listing-columns.ts'
import { sortListing } from './sort-listing.ts'

const attributes = { size: { isStockBound: true }, colour: { isStockBound: false }, make: { isStockBound: false } }
const codes = ['size', 'colour', 'make'] as const
const ranges = [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }]
const values = { size: ['41', '42', '43'], colour: ['black', 'brown'], make: ['welted', 'stitched'] }

const row = fc.record({
  values: fc.record(
    {
      size: fc.constantFrom(...values.size),
      colour: fc.constantFrom(...values.colour),
      make: fc.constantFrom(...values.make),
    },
    { requiredKeys: [] },
  ),
  pieces: fc.constantFrom(0, 0, 1, 3),
})
const catalogue = fc
  .array(
    fc.record({
      cents: fc.constantFrom(4999, 5000, 9999, 15_000, noPrice),
      updated: fc.constantFrom(0, 100, 200),
      rows: fc.array(row, { minLength: 1, maxLength: 6 }),
    }),
    { maxLength: 12 },
  )
  .map((items): Item[] => items.map((item, at) => ({ ...item, id: ((at * 7) % 13) + 1 })))
const filters = fc.record({
  chosen: fc
    .record(
      {
        size: fc.subarray(values.size, { minLength: 1 }),
        colour: fc.subarray(values.colour, { minLength: 1 }),
        make: fc.subarray(values.make, { minLength: 1 }),
      },
      { requiredKeys: [] },
    )
    .map((chosen): ListingFilters['chosen'] => chosen),
  price: fc.constantFrom(null, 0, 1, 2, 3),
})

/** The rule in the words of a shopper, for a catalogue that is written out. */
function found(items: readonly Item[], { chosen, price }: ListingFilters): number[] {
  const has = (row: Item['rows'][number], code: keyof typeof attributes) => {
    const value = row.values[code]
    const isThere = !attributes[code].isStockBound || row.pieces > 0
    return chosen[code] === undefined || (value !== undefined && isThere && chosen[code].includes(value))
  }
  return items
    .filter(({ cents }) => price === null || rangeAt(ranges, cents) === price)
    .filter(({ rows }) => rows.some((row) => codes.every((code) => has(row, code))))
    .map(({ id }) => id)
}

describe('filters of a list', () => {
  test('[UX-17] values of one filter are alternatives, filters hold together, and for one and the same variant', () => {
    fc.assert(
      fc.property(catalogue, filters, (items, asked) => {
        const columns = columnsOf(items, attributes)
        const { places } = answerListing(columns, asked, ranges)
        expect(places.map((place) => columns.ids[place])).toEqual(found(items, asked))
      }),
    )
  })

  test('[UX-20] [UX-21] each count is the length of the list after a click, and of sizes only what is there counts', () => {
    fc.assert(
      fc.property(catalogue, filters, (items, asked) => {
        const { counts, priceCounts } = answerListing(columnsOf(items, attributes), asked, ranges)
        for (const code of codes) {
          for (const [value, count] of counts[code] ?? []) {
            const clicked = { ...asked, chosen: { ...asked.chosen, [code]: [value] } }
            expect(count, `${code} ${value}`).toBe(found(items, clicked).length)
          }
        }
        priceCounts.forEach((count, price) => expect(count).toBe(found(items, { ...asked, price }).length))
      }),
    )
  })

  test('columns that have travelled answer the same, and what was cut off on the way is not read', () => {
    fc.assert(
      fc.property(catalogue, filters, fc.nat(), (items, asked, cut) => {
        const columns = columnsOf(items, attributes)
        const bytes = writeColumns(columns)
        const travelled = readColumns(bytes.buffer)
        expect(travelled && answerListing(travelled, asked, ranges)).toEqual(answerListing(columns, asked, ranges))
        expect(readColumns(bytes.buffer.slice(0, cut % bytes.length))).toBeNull()
      }),
    )
  })
})

test.each(['', 'COL', '{"code":404,"result":"no such route"}'])('"%s" is no list', (text) => {
  expect(readColumns(new TextEncoder().encode(text).buffer)).toBeNull()
})

test('[LIST-4] ties stand by id in both directions, and what has no value last', () => {
  const item = (id: number, cents: number, updated: number): Item => ({ id, cents, updated, rows: [] })
  const items = [item(9, 5000, 0), item(4, noPrice, 300), item(7, 2000, 200), item(5, 5000, 300)]
  const columns = columnsOf(items, {})
  const sorted = (sort: string) =>
    sortListing(columns, [0, 1, 2, 3], { sort, isAsAsked: false })?.map((place) => columns.ids[place])
  expect(sorted('final_price')).toEqual([7, 5, 9, 4])
  expect(sorted('final_price:desc')).toEqual([5, 9, 7, 4])
  expect(sorted('updated_at:desc')).toEqual([4, 5, 7, 9])
  expect(sorted('name')).toBeUndefined()
})
