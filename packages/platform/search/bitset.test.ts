import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBit, type Bitset, bitsToOrdinals, countBits, countCommonBits, fullBitset, wordsFor } from './bitset.ts'

const ordinals = fc.uniqueArray(fc.nat(400), { maxLength: 400 })

function bitsetOf(members: readonly number[]): Bitset {
  const set = new Uint32Array(wordsFor(Math.max(0, ...members) + 1))
  for (const ordinal of members) addBit(set, ordinal)
  return set
}

test('sets of different lengths have in common what both have', () => {
  fc.assert(
    fc.property(ordinals, ordinals, (a, b) => {
      const common = a.filter((ordinal) => b.includes(ordinal))
      expect(countCommonBits(bitsetOf(a), bitsetOf(b))).toBe(common.length)
      expect(countCommonBits(bitsetOf(a), bitsetOf(b), Math.min(...a, 400) >>> 5)).toBe(common.length)
    }),
  )
})

test('full sets have all that they can have in common', () => {
  expect(countCommonBits(fullBitset(1000), fullBitset(997))).toBe(997)
})

test('a set lists its ordinals upwards', () => {
  fc.assert(
    fc.property(ordinals, (members) => {
      expect([...bitsToOrdinals(bitsetOf(members))]).toEqual(members.toSorted((a, b) => a - b))
      expect(countBits(bitsetOf(members))).toBe(members.length)
    }),
  )
})
