import type { Ramp } from '../params/colour.ts'
import type { Sheet } from '../svg/sheet.ts'
import { type Area, texture } from './texture.ts'
import { tone } from './tone.ts'

/** Grain along x: broad growth rings, fine pores, a few light streaks. */
export function woodGrain(
  sheet: Sheet,
  area: Area,
  { ramp, seed, strength = 1 }: { ramp: Ramp; seed: number; strength?: number },
): string {
  const rings = {
    across: 0.0022,
    down: 0.05,
    octaves: 2,
    seed,
    colour: tone(ramp, 0.2),
    gain: 3.4,
    from: 0.46,
    opacity: 0.5 * strength,
  }
  const pores = {
    across: 0.012,
    down: 0.5,
    octaves: 2,
    seed: seed + 3,
    colour: tone(ramp, 0.08),
    gain: 4,
    from: 0.52,
    opacity: 0.34 * strength,
  }
  if (sheet.detail === 'card') return texture(sheet, area, rings)
  const streaks = {
    across: 0.003,
    down: 0.09,
    octaves: 2,
    seed: seed + 7,
    colour: tone(ramp, 0.95),
    gain: 3,
    from: 0.5,
    opacity: 0.3 * strength,
  }
  return texture(sheet, area, rings) + texture(sheet, area, pores) + texture(sheet, area, streaks)
}
