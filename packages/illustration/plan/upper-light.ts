import type { Look } from '../leather/look.ts'
import { normalField } from '../light/normal-field.ts'
import { lightRows, type Row } from '../light/rows.ts'
import type { DetailName } from '../params/shoe-params.ts'
import type { FootPlan } from './foot-plan.ts'
import { planShade } from './plan-shade.ts'
import type { Field } from './upper-field.ts'

/** Rows as fine as the picture needs them, and how far their stops may lie. */
const fineness: Readonly<Record<DetailName, { rowHeight: number; tolerance: number }>> = {
  thumb: { rowHeight: 22, tolerance: 22 },
  card: { rowHeight: 6, tolerance: 7 },
  stage: { rowHeight: 2.8, tolerance: 4 },
}

interface UpperLight {
  plan: FootPlan
  field: Field
  look: Look
  detail: DetailName
  patina: number
  seed: number
  smoothing: number
}

/** The upper from above, lit: rows of gradients in millimetres. */
export function upperLight({ plan, field, look, detail, patina, seed, smoothing }: UpperLight): Row[] {
  const box = { left: -70, right: 70, bottom: -8, top: plan.length + 8 }
  const normal = normalField({ height: field, box, step: 1.6, smoothing })
  const mottle = mottling(seed)
  const burnish = patina / 3
  const colourAt = (x: number, y: number) => {
    const at = y / plan.scale
    const edge = Math.min(x - plan.edge(y, -1), plan.edge(y, 1) - x)
    const toe = Math.exp(-(((at - 302) / 42) ** 2)) * 0.62 * burnish
    const heel = Math.exp(-((at / 30) ** 2)) * 0.22 * burnish
    const rim = Math.exp(-((edge / 7) ** 2)) * (0.1 + 0.1 * burnish)
    const dim = toe + heel + rim + mottle(x, y) * (0.03 + 0.04 * burnish)
    return planShade(look, normal(x, y), { dim, gloss: glossAt(at) })
  }
  return lightRows({ outline: plan.upper, colourAt, ...fineness[detail] })
}

/** One streak from toe to ankle looks like plastic: it breaks where the foot bends and is weak on the facings. */
const glossAt = (y: number): number =>
  0.42 + 0.58 / (1 + Math.exp((188 - y) / 7)) - 0.3 * Math.exp(-(((y - 204) / 15) ** 2))

/** Slow patches, as no hide takes colour evenly: about −1 to 1. */
function mottling(seed: number): (x: number, y: number) => number {
  const turn = (seed % 97) * 0.37
  return (x, y) =>
    (Math.sin(x * 0.14 + turn) * Math.cos(y * 0.11 - turn * 2) + Math.sin(x * 0.07 - y * 0.09 + turn * 3)) / 2
}
