import type { Look } from '../leather/look.ts'
import { offset } from '../line/offset.ts'
import type { Line } from '../line/point.ts'
import { point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Colour } from '../params/colour.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { FootPlan } from './foot-plan.ts'
import type { PlanFrame } from './plan-frame.ts'

/** What the underside of a shoe is drawn on. Lines are in millimetres of the plan. */
export interface SoleScene {
  sheet: Sheet
  params: ShoeParams
  plan: FootPlan
  frame: PlanFrame
  look: Look
  colour: Colour
}

/** Where the heel ends towards the waist, as on a sole of 307 mm. */
export const breast = 69

/** A line inside the sole's edge at the same distance everywhere. */
export const inside = ({ plan }: Pick<SoleScene, 'plan'>, by: number): Line =>
  offset([...plan.sole, ...plan.sole.slice(0, 2)], by)

/** The top piece of the heel: the sole's outline behind a hollow breast. */
export function heelLine({ plan }: Pick<SoleScene, 'plan'>, by = 0.6): Line {
  const end = breast * plan.scale
  const back = inside({ plan }, by).filter(({ y }) => y < end)
  const outer = back.filter(({ x }) => x >= 0).sort((a, b) => a.y - b.y)
  const inner = back.filter(({ x }) => x < 0).sort((a, b) => b.y - a.y)
  const [right, left] = [outer.at(-1), inner[0]]
  if (!right || !left) return []
  const hollow = smooth([
    right,
    point(right.x * 0.5 + left.x * 0.5 + (right.x - left.x) * 0.25, end - 2.6),
    point((right.x + left.x) / 2, end - 3.4),
    point(right.x * 0.5 + left.x * 0.5 - (right.x - left.x) * 0.25, end - 2.6),
    left,
  ])
  return [...outer, ...hollow.slice(1, -1), ...inner]
}
