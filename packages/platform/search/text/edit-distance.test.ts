import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { letterSet, mayBeWithin } from './letter-set.ts'

const word = fc.stringMatching(/^[abc]{0,7}$/)

test('the bounded distance is the distance, as long as it is within the bound', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(slowDistance(a, b), most + 1))
    }),
    { numRuns: 1000 },
  )
})

test('a word that is being typed is as far from a word as from the nearest of its beginnings', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const beginnings = Array.from({ length: b.length + 1 }, (_, length) => slowDistance(a, b.slice(0, length)))
      expect(editDistance(a, b, 2, true)).toBe(Math.min(...beginnings, 3))
    }),
    { numRuns: 1000 },
  )
})

test('no word within the distance is overlooked by its letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-h]{1,7}$/), fc.stringMatching(/^[a-h]{1,7}$/), (a, b) => {
      const distance = slowDistance(a, b)
      expect(mayBeWithin(letterSet(a), letterSet(b), distance)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('two neighbours that are swapped are one mistake', () => {
  expect(editDistance('oxfrod', 'oxford', 2)).toBe(1)
})

/** Optimal string alignment, straight from its definition. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const cost = a.at(-1) === b.at(-1) ? 0 : 1
  const least = Math.min(
    slowDistance(a.slice(0, -1), b) + 1,
    slowDistance(a, b.slice(0, -1)) + 1,
    slowDistance(a.slice(0, -1), b.slice(0, -1)) + cost,
  )
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return isSwapped ? Math.min(least, slowDistance(a.slice(0, -2), b.slice(0, -2)) + 1) : least
}
