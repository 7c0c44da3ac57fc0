import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyShoe } from '../testing/any-shoe.ts'
import { readShoeSpec, writeShoeSpec } from './shoe-spec.ts'

test('a spec reads back as the shoe that it was written for, and stands in an address as it is', () => {
  fc.assert(
    fc.property(anyShoe, (params) => {
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
