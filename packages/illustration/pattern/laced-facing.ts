import type { Line, Point } from '../line/point.ts'
import { lengthOf, placesAt } from '../line/walk.ts'
import { drawBlindEyelets } from '../trim/eyelet.ts'
import { laceLook } from '../trim/lace-look.ts'
import { drawLacing, type Lacing } from '../trim/lacing.ts'
import { above, type FacingRun } from './far-facing.ts'
import type { SideScene } from './side-scene.ts'

export interface LacedFacing {
  kind: Lacing['kind']
  eyelets: number
  /** The edge of the facing on this side, from its top to the throat. */
  edge: Line
  /** How far eyelets lie inside it. */
  inset: number
  far: FacingRun
}

/** Eyelets and laces of a facing; the bow falls to the outer side alone. */
export function drawLacedFacing({ sheet, params, look, inner }: SideScene, facing: LacedFacing): string {
  const { near, far } = eyeletsOf(facing)
  const laces = drawLacing(
    sheet,
    { kind: facing.kind, near, far, bow: inner ? undefined : { seed: params.seed } },
    laceLook(look, params),
  )
  return (sheet.detail === 'thumb' ? '' : drawBlindEyelets(near, look)) + laces
}

/** Pairs of places, from the throat to the top: eyelets on this side, and where a lace passes out of sight. */
export function eyeletsOf({ eyelets, edge, inset, far }: LacedFacing): { near: Point[]; far: Point[] } {
  const near = spread(edge, eyelets).map(({ x, y, angle }) => ({
    x: x + Math.sin(angle) * inset,
    y: y - Math.cos(angle) * inset,
  }))
  // The topmost pair lies against the tongue: passing over the ridge, its end would stick out like a thorn.
  const hidden = spread(above(far, 0.8), eyelets).map(({ x, y }) => ({ x, y }))
  const [tucked] = spread(above(far, 0.2), eyelets)
  if (tucked) hidden[0] = { x: tucked.x, y: tucked.y }
  return { near: near.toReversed(), far: hidden.toReversed() }
}

function spread(edge: Line, count: number) {
  const whole = lengthOf(edge)
  const [from, to] = [whole * 0.075, whole * 0.88]
  return placesAt(
    edge,
    Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1)),
  )
}
