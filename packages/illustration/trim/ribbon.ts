import { distance, type Line, nth, type Point, point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'
import { lengthOf, type Step, walk } from '../line/walk.ts'

/** A strip of even or changing width along a line, closed; widths are given at even shares of the way. */
export function ribbon(line: Line, widths: readonly number[], end: 'flat' | 'round' | 'point' = 'flat'): Point[] {
  const steps = walk(line, 2)
  const whole = lengthOf(line)
  const left = steps.map((step) => aside(step, widthAt(widths, step.way / whole) / 2))
  const right = steps.map((step) => aside(step, -widthAt(widths, step.way / whole) / 2)).toReversed()
  return [...left, ...tip(nth(left, -1), nth(right, 0), end), ...right]
}

/** The point beside a step: left of travel, y up. */
export const aside = ({ x, y, angle }: Step, by: number): Point =>
  point(x - Math.sin(angle) * by, y + Math.cos(angle) * by)

function widthAt(widths: readonly number[], share: number): number {
  const place = share * (widths.length - 1)
  const index = Math.min(widths.length - 2, Math.floor(place))
  const [a, b] = [widths[index] ?? widths[0] ?? 0, widths[index + 1] ?? widths[0] ?? 0]
  return a + (b - a) * (place - index)
}

function tip(from: Point, to: Point, end: 'flat' | 'round' | 'point'): Point[] {
  if (end === 'flat') return []
  const size = distance(from, to)
  // Forward is square to the cut, as the left edge comes first.
  const forward = point((from.y - to.y) / size, (to.x - from.x) / size)
  const reach = size * (end === 'round' ? 0.62 : 0.5)
  const out = (base: Point, way: number): Point => point(base.x + forward.x * way, base.y + forward.y * way)
  if (end === 'round') return bezier(from, out(from, reach), out(to, reach), to, 10).slice(1, -1)
  const peak = out(point((from.x + to.x) / 2, (from.y + to.y) / 2), reach)
  return [
    ...bezier(from, out(from, reach * 0.55), out(peak, 0), peak, 5),
    ...bezier(peak, out(peak, 0), out(to, reach * 0.55), to, 5),
  ].slice(1, -1)
}
