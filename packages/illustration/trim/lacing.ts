import { type Line, mix, nth, type Point, point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'
import { group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { drawBow } from './bow.ts'
import type { LaceLook } from './lace-look.ts'
import { drawStrandShadows, drawStrands } from './strand.ts'

export interface Lacing {
  /** Straight bars close an Oxford, diagonals an open facing. */
  readonly kind: 'bars' | 'cross'
  /** Eyelets on this side, from the throat to the top, in millimetres. */
  readonly near: Line
  /** Where the lace passes out of sight, over the ridge: as many as eyelets. */
  readonly far: Line
  /** Without a bow the ends are tucked in, as on the inner side. */
  readonly bow: { readonly seed: number } | undefined
}

export function drawLacing(sheet: Sheet, lacing: Lacing, look: LaceLook): string {
  const { under, over } = lacingLines(lacing)
  return group(
    {},
    drawStrandShadows(sheet, [...under, ...over], look),
    drawStrands(sheet, under, look, { dim: 0.3 }),
    drawStrands(sheet, over, look),
    lacing.bow ? drawBow(sheet, { ...knotOf(lacing), seed: lacing.bow.seed }, look) : '',
  )
}

export function lacingLines({ kind, near, far }: Lacing): { under: Line[]; over: Line[] } {
  if (kind === 'bars') return { under: [], over: near.map((eyelet, index) => arched(eyelet, nth(far, index))) }
  const steps = near.slice(1).map((_, index) => index)
  return {
    under: steps.map((index) => arched(nth(near, index), nth(far, index + 1))),
    over: [arched(nth(near, 0), nth(far, 0)), ...steps.map((index) => arched(nth(far, index), nth(near, index + 1)))],
  }
}

/** The knot lies on the ridge's near side, over the last pair of eyelets. */
export function knotOf({ near, far }: Pick<Lacing, 'near' | 'far'>): { at: Point; along: number } {
  const [last, before] = [mix(nth(near, -1), nth(far, -1), 0.42), mix(nth(near, -2), nth(far, -2), 0.42)]
  const along = Math.atan2(last.y - before.y, last.x - before.x)
  return { at: point(last.x + Math.cos(along) * 0.8, last.y + Math.sin(along) * 0.8), along }
}

/** A strand bends over what it lies on. */
function arched(from: Point, to: Point): Line {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [bx, by] = [Math.abs(dy) * 0.05, Math.abs(dx) * 0.05 + 0.25]
  return bezier(
    from,
    point(from.x + dx * 0.35 + bx, from.y + dy * 0.35 + by),
    point(from.x + dx * 0.7 + bx, from.y + dy * 0.7 + by),
    to,
    8,
  )
}
