import type { Look } from '../leather/look.ts'
import { blend, type Rgb } from '../leather/rgb.ts'
import { type Normal, onRamp } from '../leather/shade.ts'

/** From above the soft key hangs over the toes, a little in front of them. */
const key: Normal = [-0.1, 0.34, 0.935]
const degree = 180 / Math.PI

/**
 * The colour of leather seen from above. The light that lies along the shoulder in the side view lies along the ridge
 * here, so that the leather's gleams are the same, turned by a quarter. The pair is mirrored, hence the light hangs
 * nearly in its middle.
 */
export function planShade(look: Look, [x, y, z]: Normal, dim = 0): Rgb {
  const lit = x * key[0] + y * key[1] + z * key[2]
  const colour = onRamp(look, Math.max(0, 0.5 + (lit - 0.86) * 0.72 * look.contrast - dim * 0.5))
  const right = Math.atan2(x, Math.max(z, 0.05)) * degree
  const up = Math.atan2(y, Math.max(z, 0.05)) * degree
  let shine = 0
  for (const gleam of look.gleams) {
    // Strips up a side view are for heel and toe; from above the toe has the long light already.
    const along = gleam.up > 30 && gleam.across > 40
    if (!along) continue
    const [a, b] = [(right + 7) / (gleam.height * 1.15), (up - 24) / 24]
    shine += gleam.strength * Math.exp(-(a * a + b * b) / 2)
  }
  const grazing = (1 - Math.max(0, z)) ** 3
  shine = shine * (1 - Math.min(1, dim * 1.25)) + grazing * look.backdrop * 0.8
  const fuzz = look.fuzz * (1 - Math.max(0, z)) ** 2.2
  return blend(blend(colour, look.ramp[3], fuzz), look.shine, Math.min(0.92, shine))
}
