import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { colourNames } from './colour.ts'
import {
  lastNames,
  leatherNames,
  metalNames,
  patternNames,
  type ShoeParams,
  soleNames,
  weltNames,
} from './shoe-params.ts'
import { readShoeSpec, writeShoeSpec } from './shoe-spec.ts'

const shoe: fc.Arbitrary<ShoeParams> = fc.record({
  last: fc.constantFrom(...lastNames),
  pattern: fc.constantFrom(...patternNames),
  making: fc.record({
    welt: fc.constantFrom(...weltNames),
    sole: fc.constantFrom(...soleNames),
    seam: fc.constantFrom('tonal' as const, 'natural' as const),
  }),
  finish: fc.record({
    leather: fc.constantFrom(...leatherNames),
    colour: fc.constantFrom(...colourNames),
    patina: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  }),
  trim: fc.record({
    metal: fc.constantFrom(...metalNames),
    lace: fc.constantFrom('round' as const, 'flat' as const, 'contrast' as const),
  }),
  seed: fc.nat(9_999_999),
})

test('a spec reads back as the shoe that it was written for, and stands in an address as it is', () => {
  fc.assert(
    fc.property(shoe, (params) => {
      const spec = writeShoeSpec(params)
      expect(spec).toMatch(/^[a-z0-9.-]+$/)
      expect(readShoeSpec(spec)).toEqual(params)
    }),
  )
})

test.each([
  '',
  'cap-oxford',
  'cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round',
  'cap-oxford.71.270-leather-tonal.calf-cognac-4.brass-round.1',
  'cap-oxford.71.270-leather-tonal.calf-pink-2.brass-round.1',
  'cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.01',
  'cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1.x',
  'cap-oxford.71.270-leather-tonal-x.calf-cognac-2.brass-round.1',
  '../../etc/passwd',
])('%s is not a shoe', (spec) => {
  expect(readShoeSpec(spec)).toBeUndefined()
})
