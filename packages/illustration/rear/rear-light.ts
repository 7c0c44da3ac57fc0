import type { Look } from '../leather/look.ts'
import { noise } from '../leather/noise.ts'
import { blend, type Rgb } from '../leather/rgb.ts'
import { type Normal, onRamp } from '../leather/shade.ts'
import { normalField } from '../light/normal-field.ts'
import { lightRows, type Row } from '../light/rows.ts'
import type { DetailName } from '../params/shoe-params.ts'
import type { RearScene } from './rear-scene.ts'

const fineness: Readonly<Record<DetailName, { rowHeight: number; tolerance: number }>> = {
  thumb: { rowHeight: 12, tolerance: 14 },
  card: { rowHeight: 4.4, tolerance: 6 },
  stage: { rowHeight: 2.2, tolerance: 3.5 },
}

/** The back of the upper as a bulging wall, lit. */
export function backLight({ sheet, params, shape, look }: RearScene): Row[] {
  const { seat, back } = shape
  const top = Math.max(...back.map(({ y }) => y))
  const deep = (x: number, y: number): number => {
    const off = Math.min(1, Math.abs(x) / Math.max(1, shape.half(y)))
    const over = y - seat
    const bulge = Math.abs(over - 16) ** 1.7 * -0.022
    return 33 * (1 - off ** 2.3) ** 0.5 + bulge
  }
  const smoothing = shape.cut === 'boot' || shape.cut === 'chelsea' ? 5 : 2.6
  const normal = normalField({
    height: deep,
    box: { left: -44, right: 44, bottom: seat - 6, top: top + 6 },
    step: 1.2,
    smoothing,
  })
  const mottle = noise(params.seed)
  const burnish = [0.3, 0.62, 1, 1.35][params.finish.patina] ?? 1
  const napped = params.finish.leather === 'suede'
  return lightRows({
    outline: back,
    colourAt: (x, y) => {
      const over = Math.max(0, y - seat)
      const low = Math.exp(-over / 5.5) * 0.26 + Math.exp(-over / 24) * 0.16 * burnish * (napped ? 0.3 : 1)
      const dim = low + (napped ? 0.02 : 0.045) * mottle(x / 11, y / 9)
      return rearShade(look, normal(x, y), dim)
    },
    ...fineness[sheet.detail],
  })
}

/** The forefoot lies a foot's length further away: the same light, dimmer. */
export function foreLight({ sheet, shape, look }: RearScene): Row[] {
  const middle = (Math.max(...shape.fore.map(({ x }) => x)) + Math.min(...shape.fore.map(({ x }) => x))) / 2
  const wide = Math.max(...shape.fore.map(({ x }) => x)) - middle
  const height = (x: number, y: number): number => {
    const off = Math.min(1, Math.abs(x - middle) / wide)
    return 30 * (1 - off ** 2.6) ** 0.5 - Math.max(0, y - shape.stack.ball) ** 1.4 * 0.12
  }
  const normal = normalField({ height, box: { left: -70, right: 70, bottom: -4, top: 90 }, step: 1.6, smoothing: 2.6 })
  const { rowHeight, tolerance } = fineness[sheet.detail]
  return lightRows({
    outline: shape.fore,
    colourAt: (x, y) => rearShade(look, normal(x, y), 0.34 + 0.3 * Math.exp(-(y - shape.stack.ball) / 6)),
    rowHeight: rowHeight * 1.6,
    tolerance: tolerance * 1.4,
  })
}

/** From behind the soft key stands over the middle of the pair; the leather's long light lies upright on the counter. */
const key: Normal = [-0.22, 0.5, 0.838]
const degree = 180 / Math.PI

/** The colour of leather from behind; gleams are those of the side view, turned upright. */
function rearShade(look: Look, [x, y, z]: Normal, dim: number): Rgb {
  const lit = x * key[0] + y * key[1] + z * key[2]
  const colour = onRamp(look, Math.max(0, 0.49 + (lit - 0.74) * 0.92 * look.contrast - dim * 0.5))
  const right = Math.atan2(x, Math.max(z, 0.05)) * degree
  const up = Math.atan2(y, Math.max(z, 0.05)) * degree
  let shine = 0
  for (const { up: high, across, height, strength } of look.gleams) {
    if (high <= 30 || across <= 40) continue
    const near = (right + 27) / (height * 1.2)
    const far = (right - 52) / (height * 0.9)
    shine +=
      strength * (Math.exp(-(near * near) / 2) + 0.2 * Math.exp(-(far * far) / 2)) * Math.exp(-(((up - 8) / 42) ** 2))
  }
  const grazing = (1 - Math.max(0, z)) ** 3
  shine = shine * (1 - Math.min(1, dim * 1.25)) + grazing * look.backdrop
  const fuzz = look.fuzz * (1 - Math.max(0, z)) ** 2.2
  return blend(blend(colour, look.ramp[3], fuzz), look.shine, Math.min(0.92, shine))
}
