import type { Ramp } from '../params/colour.ts'
import type { Sheet } from '../svg/sheet.ts'
import { type Area, texture } from './texture.ts'
import { tone } from './tone.ts'

export interface Wood {
  ramp: Ramp
  seed: number
  strength?: number
}

/** Grain along x: broad growth rings with light streaks between, and fine pores where one looks closely. */
export function woodGrain(sheet: Sheet, area: Area, { ramp, seed, strength = 1 }: Wood): string {
  const rings = texture(sheet, area, {
    across: 0.0024,
    down: 0.055,
    seed,
    layers: [
      { colour: tone(ramp, 0.2), gain: 3.4, from: 0.46, opacity: 0.5 * strength },
      { colour: tone(ramp, 0.95), gain: 3, from: 0.5, opacity: 0.3 * strength },
    ],
  })
  if (sheet.detail !== 'stage') return rings
  const pores = texture(sheet, area, {
    across: 0.012,
    down: 0.5,
    octaves: 1,
    seed: seed + 3,
    layers: [{ colour: tone(ramp, 0.08), gain: 4, from: 0.52, opacity: 0.36 * strength }],
  })
  return rings + pores
}
