import type { Look } from '../leather/look.ts'
import type { Pairs } from '../line/pairs.ts'
import type { Line, Point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import type { Seam } from '../seam/seam.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { FootPlan } from './foot-plan.ts'
import type { PlanFrame } from './plan-frame.ts'

/** What a pattern is drawn on, from above. Lines are in millimetres of the plan. */
export interface TopScene {
  sheet: Sheet
  params: ShoeParams
  plan: FootPlan
  frame: PlanFrame
  look: Look
}

/** What a pattern shows from above. */
export interface TopParts {
  /** Where one looks into the shoe: the opening together with the slit between the facings. Closed. */
  hole: Line
  /** What of the hole's edge is the topline, with its fold of leather. */
  topline: Line
  /** Cut edges of the hole. */
  edge: Line
  /** What lies in the hole over the insole: the tongue. */
  inside?: string
  seams: readonly Seam[]
  /** The top of a shaft, which stands over upper and seams. */
  collar?: string
  /** On the upper, cut off by its outline, under the seams. */
  panels?: string
  /** Over everything: laces, straps, tassels. */
  front: string
  /** No row of stitches along the topline: a cord or elastic is there. */
  bare?: boolean
  /** How far down the insole lies: 1 in a shoe, more in a boot. */
  depth: number
}

export type TopPattern = (scene: TopScene) => TopParts

/** A smooth line through places given as `[v, y]`: from edge to edge, as on a sole of 307 mm. */
export const across = ({ plan }: Pick<TopScene, 'plan'>, pairs: Pairs): Point[] =>
  smooth(pairs.map(([v, y]) => plan.place(v, y)))

/** A smooth line through places given as `[x, y]`: millimetres beside the middle. */
export const beside = ({ plan }: Pick<TopScene, 'plan'>, pairs: Pairs): Point[] =>
  smooth(pairs.map(([x, y]) => plan.beside(x, y)))
