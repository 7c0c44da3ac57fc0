import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstSorted } from './first-sorted.ts'

test('the first of a sorted list are found without sorting it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 200 }), fc.nat(30), (keys, count) => {
      const compare = (a: number, b: number) => keys[a]! - keys[b]! || a - b
      const ordinals = Uint32Array.from(keys.keys())
      expect(firstSorted(ordinals, count, compare)).toEqual([...ordinals].sort(compare).slice(0, count))
    }),
  )
})
