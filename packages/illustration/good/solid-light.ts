import { blend, type Rgb, rgbOf } from '../leather/rgb.ts'
import type { Normal } from '../leather/shade.ts'
import type { Ramp } from '../params/colour.ts'
import { tone } from './tone.ts'

/** How wood, horn, cork and cloth take light. */
export interface Solid {
  ramp: Ramp
  /** How far light and shade move along the ramp. */
  contrast: number
  /** 0 for cloth and raw wood, about 0.3 for polish. */
  shine: number
}

/** High soft key from the upper left, as on the shoes. */
const key: Normal = [-0.3, 0.74, 0.6]
const degree = 180 / Math.PI

export function solidLight({ ramp, contrast, shine }: Solid, [x, y, z]: Normal, dim = 0): Rgb {
  const lit = x * key[0] + y * key[1] + z * key[2]
  const colour = rgbOf(tone(ramp, 0.47 + (lit - 0.62) * 0.62 * contrast - dim * 0.5))
  const right = Math.atan2(x, Math.max(z, 0.05)) * degree
  const up = Math.atan2(y, Math.max(z, 0.05)) * degree
  const gleam = (height: number) => Math.exp(-(((right + 12) / 60) ** 2 + ((up - 50) / height) ** 2) / 2)
  const grazing = (1 - Math.max(0, z)) ** 3 * 0.08
  const share = shine * (gleam(20) + 0.8 * gleam(8)) * (1 - dim) + grazing
  return blend(colour, [255, 248, 236], Math.min(0.8, share))
}
