import { crossing } from '../line/cross.ts'
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

/** A strip that comes over an edge: it is cut off by the line, which it must cross on both its sides. */
export function ribbonFrom(cut: Line, line: Line, widths: readonly number[], end: 'flat' | 'round' | 'point'): Point[] {
  const steps = walk(line, 1.5)
  const whole = lengthOf(line)
  const sides = [1, -1].map((side) => steps.map((step) => aside(step, (side * widthAt(widths, step.way / whole)) / 2)))
  const [left, right] = sides.map((side) => after(side, cut))
  if (!left || !right) return ribbon(line, widths, end)
  // Between the two places where the edge is crossed; by index, as an edge may be as steep as the back of a boot.
  const [from, to] = [segmentOf(cut, nth(left, 0)), segmentOf(cut, nth(right, 0))]
  const over = from < to ? cut.slice(from, to).toReversed() : cut.slice(to, from)
  // Leather bends over an edge: its corners are never sharp.
  const [first, last] = [nth(left, 0), nth(right, 0)]
  const bent = over.filter((here) => distance(here, first) > 1.1 && distance(here, last) > 1.1)
  return [...left.slice(1), ...tip(nth(left, -1), nth(right, -1), end), ...right.slice(1).toReversed(), ...bent]
}

/** The index of the point of a line that follows a place on it. */
function segmentOf(line: Line, place: Point): number {
  const spare = line.map((here, index) => {
    if (index === 0) return Number.POSITIVE_INFINITY
    const before = nth(line, index - 1)
    return distance(before, place) + distance(place, here) - distance(before, here)
  })
  return spare.indexOf(Math.min(...spare))
}

/** The rest of a line behind its crossing with another. */
function after(line: Line, cut: Line): Point[] | undefined {
  const start = crossing(line, cut)
  if (!start) return undefined
  const index = line.findIndex((_, at) => at > 0 && crossing(line.slice(at - 1, at + 1), cut) !== undefined)
  return [start, ...line.slice(index)]
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
