import * as fc from 'fast-check'
import { colourNames } from '../params/colour.ts'
import {
  lastNames,
  leatherNames,
  metalNames,
  patternNames,
  type ShoeParams,
  soleNames,
  weltNames,
} from '../params/shoe-params.ts'

/** Every shoe that parameters can spell, whether a workshop would make it or not. */
export const anyShoe: fc.Arbitrary<ShoeParams> = fc.record({
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
