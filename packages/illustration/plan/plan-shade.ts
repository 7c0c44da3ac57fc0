import type { Look } from '../leather/look.ts'
import { blend, type Rgb } from '../leather/rgb.ts'
import { type Normal, onRamp } from '../leather/shade.ts'

/** From above the soft key hangs over the toes, a little in front of them. */
const key: Normal = [-0.1, 0.34, 0.935]
const degree = 180 / Math.PI

/**
 * The colour of leather seen from above. The light that lies along the shoulder in the side view lies along the ridge
 * here, so that the leather's gleams are the same, turned by a quarter. The pair is mirrored, hence the light hangs
 * nearly in its middle. `dim` takes light away, `gloss` only the shine.
 */
export function planShade(look: Look, [x, y, z]: Normal, { dim = 0, gloss = 1 } = {}): Rgb {
  const lit = x * key[0] + y * key[1] + z * key[2]
  // Walls that stand away from the light still get some from the room.
  const place = 0.5 + (lit - 0.86) * 0.72 * look.contrast
  const colour = onRamp(look, Math.max(0, (place > 0.3 ? place : 0.3 - (0.3 - place) * 0.55) - dim * 0.5))
  const right = Math.atan2(x, Math.max(z, 0.05)) * degree
  const up = Math.atan2(y, Math.max(z, 0.05)) * degree
  let shine = 0
  for (const gleam of look.gleams) {
    if (gleam.up < 30) continue
    // What lies on the toe in a side view lies on its front from above; the long light lies along the ridge.
    const toe = gleam.across <= 40
    const [a, b] = toe
      ? [(right + 6) / (gleam.across * 1.3), (up - 46) / gleam.height]
      : [(right + 7) / (gleam.height * 1.15), (up - 24) / (gleam.height < 8 ? 15 : 24)]
    shine += gleam.strength * (toe ? 0.8 : 1) * Math.exp(-(a * a + b * b) / 2)
  }
  const grazing = (1 - Math.max(0, z)) ** 3
  shine = shine * gloss * (1 - Math.min(1, dim * 1.25)) + grazing * look.backdrop * 0.9
  const fuzz = look.fuzz * (1 - Math.max(0, z)) ** 2.2
  return blend(blend(colour, look.ramp[3], fuzz), look.shine, Math.min(0.92, shine))
}
