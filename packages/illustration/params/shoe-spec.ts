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

/**
 * Parameters as one part of an address, so that a picture's path says everything there is to draw:
 * `cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1`
 */
export function writeShoeSpec({ pattern, last, making, finish, trim, seed }: ShoeParams): string {
  const { welt, sole, seam } = making
  const { leather, colour, patina } = finish
  return `${pattern}.${last}.${welt}-${sole}-${seam}.${leather}-${colour}-${patina}.${trim.metal}-${trim.lace}.${seed}`
}

/** Every part must be one of the known names; anything else is not a shoe. */
export function readShoeSpec(spec: string): ShoeParams | undefined {
  const [patternPart, lastPart, makingPart, finishPart, trimPart, seedPart, ...rest] = spec.split('.')
  const [weltPart, solePart, seamPart, ...restOfMaking] = makingPart?.split('-') ?? []
  const [leatherPart, colourPart, patinaPart, ...restOfFinish] = finishPart?.split('-') ?? []
  const [metalPart, lacePart, ...restOfTrim] = trimPart?.split('-') ?? []
  const pattern = oneOf(patternNames, patternPart)
  const last = oneOf(lastNames, lastPart)
  const welt = oneOf(weltNames, weltPart)
  const sole = oneOf(soleNames, solePart)
  const seam = oneOf(['tonal', 'natural'] as const, seamPart)
  const leather = oneOf(leatherNames, leatherPart)
  const colour = oneOf(colourNames, colourPart)
  const patina = ([0, 1, 2, 3] as const).find((strength) => String(strength) === patinaPart)
  const metal = oneOf(metalNames, metalPart)
  const lace = oneOf(['round', 'flat', 'contrast'] as const, lacePart)
  const seed = /^(?:0|[1-9]\d{0,6})$/.test(seedPart ?? '') ? Number(seedPart) : undefined
  if (rest.length + restOfMaking.length + restOfFinish.length + restOfTrim.length > 0) return undefined
  if (!pattern || !last || !welt || !sole || !seam || !leather || !colour || !metal || !lace) return undefined
  if (patina === undefined || seed === undefined) return undefined
  return {
    pattern,
    last,
    making: { welt, sole, seam },
    finish: { leather, colour, patina },
    trim: { metal, lace },
    seed,
  }
}

function oneOf<Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined {
  return names.find((known) => known === name)
}
