import { pathOf } from '../line/path.ts'
import { type Line, type Point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'
import { lengthOf, slice } from '../line/walk.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { LaceLook } from './lace-look.ts'
import { drawStrandShadows, drawStrands } from './strand.ts'

export interface Bow {
  /** The knot, in board units. */
  readonly at: Point
  /** Direction of the facing at the knot, in radians on the board: from the throat up to the top. */
  readonly along: number
  readonly seed: number
}

/**
 * A bow as it falls on the near side: the far loop shows its rise behind the knot, the near loop hangs forward over the
 * facing, both ends hang down with their tips.
 */
export function drawBow(sheet: Sheet, bow: Bow, look: LaceLook): string {
  const { farLoop, nearLoop, ends, knot } = fall(bow, look.width)
  if (sheet.detail === 'thumb') return drawStrands(sheet, [farLoop, nearLoop, ...ends], look)
  return group(
    {},
    drawStrandShadows(sheet, [nearLoop, ...ends], look),
    drawStrands(sheet, [farLoop], look, { dim: 0.22 }),
    ...ends.flatMap((end) => [drawStrands(sheet, [end], look), drawTip(end, look)]),
    drawStrands(sheet, [nearLoop], look),
    drawStrands(sheet, knot, look),
  )
}

/** The curves of a bow, so that a test can hold them against the outline of the shoe. */
export function fall(
  { at, along, seed }: Bow,
  width: number,
): { farLoop: Line; nearLoop: Line; ends: Line[]; knot: Line[] } {
  const mm = board.unit
  const sway = wobble(seed)
  // Right-handed frame on the board: x forward along the ground, y down; loops fall by weight, not by the facing.
  const p = (x: number, y: number): Point => ({ x: at.x + x * mm, y: at.y + y * mm })
  const long = 1 + sway(1) * 0.12
  const nearLoop = [
    ...bezier(p(0, 0), p(6 + sway(2), -9), p(24 * long, -3 + sway(3) * 2), p(21 * long, 9 + sway(3) * 2), 18),
    ...bezier(p(21 * long, 9 + sway(3) * 2), p(18.4 * long, 18), p(7, 9), p(0.4, 1), 18).slice(1),
  ]
  const farLoop = [
    ...bezier(p(-0.6, -0.4), p(-3, -8), p(-13, -12 + sway(4)), p(-14.5, -5.5 + sway(4)), 18),
    ...bezier(p(-14.5, -5.5 + sway(4)), p(-16, 1), p(-7, 2.4), p(-0.4, 0.6), 18).slice(1),
  ]
  const front = bezier(p(0.6, 0.8), p(4.5, 6), p(6 + sway(5), 15), p(9.5 + sway(5) * 2.4, 25 + sway(6) * 2), 22)
  const back = bezier(p(-0.4, 1), p(-4, 5), p(-5.5 + sway(7), 14), p(-10 + sway(7) * 2.4, 21 + sway(8) * 2), 22)
  const [c, s] = [Math.cos(along), Math.sin(along)]
  const across = (from: number, to: number, shift: number): Line =>
    [from, (from + to) / 2, to].map((t, index) => ({
      x: at.x - s * t + c * (shift + (index === 1 ? width * 0.12 : 0)),
      y: at.y + c * t + s * (shift + (index === 1 ? width * 0.12 : 0)),
    }))
  const knot = [across(-width * 0.42, width * 0.42, -width * 0.22), across(-width * 0.36, width * 0.5, width * 0.3)]
  return { farLoop, nearLoop, ends: [back, front], knot }
}

/** The hard tip: the last 9 mm of an end, smooth and a little slimmer. */
function drawTip(end: Line, look: LaceLook): string {
  const whole = lengthOf(end)
  const d = pathOf(slice(end, whole - 8 * board.unit, whole), { tolerance: 0.25 })
  const width = Math.min(look.width, 2.6 * board.unit) * 0.86
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    element('path', { d, stroke: look.edge, 'stroke-width': width }),
    element('path', { d, stroke: look.tip, 'stroke-width': width - 2.2 }),
    element('path', { d, transform: 'translate(-1 -.8)', stroke: look.light, opacity: 0.55, 'stroke-width': 1.1 }),
  )
}

/** Small numbers from -1 to 1, the same for the same seed. */
function wobble(seed: number): (index: number) => number {
  return (index) => {
    const mixed = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index, 0x85ebca6b)
    const spun = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
    return ((spun ^ (spun >>> 12)) >>> 0) / 0x7fffffff - 1
  }
}
