import { type Placement, sidePlacement } from '../last/on-board.ts'
import { pathOf } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'
import { lengthOf, slice } from '../line/walk.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { LaceLook } from './lace-look.ts'
import { drawStrandShadows, drawStrands } from './strand.ts'
import { createSway } from './sway.ts'

export interface Bow {
  /** The knot, in millimetres. */
  readonly at: Point
  /** Direction of the facing at the knot, in radians, y up: from the throat to the top. */
  readonly along: number
  readonly seed: number
}

/**
 * A bow as it falls on the near side: the far loop rises behind the knot, the near loop hangs forward over the facing,
 * both ends hang down with their tips.
 */
export function drawBow(sheet: Sheet, bow: Bow, look: LaceLook): string {
  const { farLoop, nearLoop, ends, knot } = bowLines(bow, look.width)
  if (sheet.detail === 'thumb') return drawStrands(sheet, [farLoop, nearLoop, ...ends], look)
  return group(
    {},
    drawStrandShadows(sheet, [nearLoop, ...ends], look),
    drawStrands(sheet, [farLoop], look, { dim: 0.25 }),
    ...ends.flatMap((end) => [drawStrands(sheet, [end], look), drawTip(end, look)]),
    drawStrands(sheet, [nearLoop], look),
    ...knot.map((wrap) => drawStrands(sheet, [wrap], look)),
  )
}

export function bowLines(
  { at, along, seed }: Bow,
  width: number,
): { farLoop: Line; nearLoop: Line; ends: Line[]; knot: Line[] } {
  const sway = createSway(seed)
  // Loops fall by their weight, not along the facing.
  const large = 1 + Math.max(0, width - 2.6) * 0.13
  const p = (x: number, y: number): Point => point(at.x + x * large, at.y + y * large)
  const [reach, hang] = [20 + sway(1) * 2, sway(3) * 1.6]
  const nearLoop = [
    ...bezier(p(0, 0), p(5, 4.6 + sway(2)), p(reach - 1.4, 1.6 + hang), p(reach, -6.4 + hang), 18),
    ...bezier(p(reach, -6.4 + hang), p(reach + 0.8, -12.4 + hang), p(9.6, -8.4), p(0.4, -0.8), 18).slice(1),
  ]
  const [rise, drift] = [8 + sway(4) * 1.2, sway(4)]
  const farLoop = [
    ...bezier(p(-0.4, 0.4), p(1, 6), p(-8, rise + 3), p(-11 + drift, rise - 2), 18),
    ...bezier(p(-11 + drift, rise - 2), p(-13.5 + drift, rise - 8), p(-6, -1.4), p(-0.4, -0.4), 18).slice(1),
  ]
  const front = bezier(p(0.4, -0.8), p(3.2, -6), p(3 + sway(5), -14), p(6.5 + sway(5) * 2.4, -22 + sway(6) * 2), 22)
  const back = bezier(p(-0.4, -1), p(-4, -5), p(-5 + sway(7), -12), p(-9.5 + sway(7) * 2.4, -17.5 + sway(8) * 2), 22)
  const [c, s] = [Math.cos(along), Math.sin(along)]
  const wrap = (from: number, to: number, shift: number): Line =>
    bezier(
      point(at.x - s * from + c * shift, at.y + c * from + s * shift),
      point(at.x - s * from * 0.4 + c * (shift + 0.5), at.y + c * from * 0.4 + s * (shift + 0.5)),
      point(at.x - s * to * 0.4 + c * (shift + 0.5), at.y + c * to * 0.4 + s * (shift + 0.5)),
      point(at.x - s * to + c * shift, at.y + c * to + s * shift),
      8,
    )
  const knot = [wrap(-width * 0.55, width * 0.5, -width * 0.3), wrap(-width * 0.45, width * 0.6, width * 0.3)]
  return { farLoop, nearLoop, ends: [back, front], knot }
}

/** The hard tip: the last 8 mm of an end, smooth and a little slimmer. */
export function drawTip(end: Line, look: LaceLook, on: Placement = sidePlacement): string {
  const whole = lengthOf(end)
  const d = pathOf(on.line(slice(end, whole - 8, whole)), { tolerance: 0.25 })
  const width = Math.min(look.width, 2.6) * on.unit * 0.9
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    element('path', { d, stroke: look.edge, 'stroke-width': width }),
    element('path', { d, stroke: look.tip, 'stroke-width': width - 2.2 }),
    element('path', { d, transform: 'translate(-1 -.8)', stroke: look.light, opacity: 0.6, 'stroke-width': 1.2 }),
  )
}
