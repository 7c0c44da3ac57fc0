import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullBitset } from './bitset.ts'
import { ElementColumn } from './element-column.ts'

const keys = ['a', 'b', 'c']
const numbers = fc.dictionary(fc.constantFrom(...keys), fc.integer({ min: 0, max: 4 }))

test('lists that are read side by side give the order of sorting everything', () => {
  fc.assert(
    fc.property(
      fc.array(numbers, { maxLength: 40 }),
      fc.shuffledSubarray(keys, { minLength: 1 }),
      fc.boolean(),
      fc.nat(50),
      (documents, asked, descending, count) => {
        const column = new ElementColumn(Uint32Array.from(documents.keys()))
        documents.forEach((document, ordinal) => {
          for (const [key, number] of Object.entries(document)) column.add(ordinal, key, number)
        })
        const numberOf = (ordinal: number) =>
          asked.map((key) => documents[ordinal]?.[key]).find((number) => number !== undefined)
        const expected = [...documents.keys()]
          .filter((ordinal) => numberOf(ordinal) !== undefined)
          .sort((a, b) => (numberOf(a)! - numberOf(b)!) * (descending ? -1 : 1) || a - b)
        expect(column.first(asked, fullBitset(documents.length), count, descending)).toEqual(expected.slice(0, count))
      },
    ),
  )
})
