import { mixed } from '../leather/rgb.ts'
import type { Ramp } from '../params/colour.ts'

/** A tone of a ramp between its darkest (0) and its lightest (1). */
export function tone(ramp: Ramp, light: number): string {
  const at = Math.min(1, Math.max(0, light)) * 4
  const step = Math.min(3, Math.floor(at))
  return mixed(ramp[step] ?? ramp[0], ramp[step + 1] ?? ramp[4], at - step)
}
