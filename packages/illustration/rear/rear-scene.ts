import type { Look } from '../leather/look.ts'
import type { Pairs } from '../line/pairs.ts'
import { type Point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Colour } from '../params/colour.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import type { Seam } from '../seam/seam.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { RearShape } from './rear-shape.ts'

/** What a pattern is drawn on, from behind. */
export interface RearScene {
  sheet: Sheet
  params: ShoeParams
  shape: RearShape
  look: Look
  colour: Colour
}

/** What a pattern shows from behind. */
export interface RearParts {
  seams: readonly Seam[]
  /** On the back, cut off by its outline, under the seams. */
  panels?: string
  /** Over everything: a pull tab, a strap. */
  front?: string
  /** Behind the far rim: tongue and loops of a bow. */
  behind?: string
}

/** A smooth line through places of last 71. */
export const drawn = ({ shape }: Pick<RearScene, 'shape'>, pairs: Pairs): Point[] =>
  smooth(pairs.map(([x, y]) => shape.place(x, y)))
