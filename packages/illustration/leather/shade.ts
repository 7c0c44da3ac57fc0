import type { Look } from './look.ts'
import { blend, type Rgb } from './rgb.ts'

/** A surface's direction: x to the right, y up, z to the eye; of length one. */
export type Normal = readonly [number, number, number]

/** High soft key from the upper left, in front of the shoe. */
const key: Normal = [-0.3, 0.74, 0.6]
const degree = 180 / Math.PI

/**
 * The colour of leather that faces one way. `dim` (0 to 1) takes light away first, for patina and shade near the welt;
 * highlights fade with it. The same for every view, as it only knows directions in the picture.
 */
export function shade(look: Look, [x, y, z]: Normal, dim = 0): Rgb {
  const lit = x * key[0] + y * key[1] + z * key[2]
  const place = 0.46 - (look.sink ?? 0) + (lit - 0.64) * 0.74 * look.contrast
  const colour = onRamp(look, Math.max(0, place - dim * 0.5))
  const keep = 1 - Math.min(1, dim * 0.55)
  const right = Math.atan2(x, Math.max(z, 0.05)) * degree
  const up = Math.atan2(y, Math.max(z, 0.05)) * degree
  let shine = 0
  for (const gleam of look.gleams) {
    const [a, b] = [(right - gleam.right) / gleam.across, (up - gleam.up) / gleam.height]
    shine += gleam.strength * Math.exp(-(a * a + b * b) / 2)
  }
  const grazing = (1 - Math.max(0, z)) ** 3
  shine = shine * keep + grazing * look.backdrop * (y > -0.1 ? 1 : 0.45)
  const fuzz = look.fuzz * (1 - Math.max(0, z)) ** 2.2
  return blend(blend(colour, look.ramp[3], fuzz), look.shine, Math.min(0.92, shine))
}

/** A place on the five tones, 0 to 1. */
export function onRamp({ ramp }: Pick<Look, 'ramp'>, place: number): Rgb {
  const scaled = Math.min(3.999, Math.max(0, place * 4))
  const index = Math.floor(scaled)
  return blend(ramp[index] ?? ramp[0], ramp[index + 1] ?? ramp[4], scaled - index)
}
