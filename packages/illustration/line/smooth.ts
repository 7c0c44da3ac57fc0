import { distance, type Line, nth, type Point } from './point.ts'

/** A smooth curve through all points (centripetal Catmull-Rom, which makes no loops), as a dense line. */
export function smooth(knots: Line, { closed = false, steps = 14 } = {}): Point[] {
  if (knots.length < 3) return [...knots]
  const count = knots.length
  const at = (index: number): Point => {
    if (closed) return nth(knots, ((index % count) + count) % count)
    if (index < 0) return mirrored(nth(knots, 0), nth(knots, 1))
    if (index >= count) return mirrored(nth(knots, count - 1), nth(knots, count - 2))
    return nth(knots, index)
  }
  const line: Point[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const span = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const
    for (let step = 0; step < steps; step++) line.push(between(span, step / steps))
  }
  line.push(closed ? nth(line, 0) : nth(knots, count - 1))
  return line
}

const mirrored = (end: Point, next: Point): Point => ({ x: 2 * end.x - next.x, y: 2 * end.y - next.y })

function between([a, b, c, d]: readonly [Point, Point, Point, Point], share: number): Point {
  const ab = Math.sqrt(distance(a, b)) || 1e-6
  const bc = Math.sqrt(distance(b, c)) || 1e-6
  const cd = Math.sqrt(distance(c, d)) || 1e-6
  const t = ab + share * bc
  const axis = (pick: (p: Point) => number): number => {
    const [p, q, r, s] = [pick(a), pick(b), pick(c), pick(d)]
    const first = (p * (ab - t) + q * t) / ab
    const second = (q * (ab + bc - t) + r * (t - ab)) / bc
    const third = (r * (ab + bc + cd - t) + s * (t - ab - bc)) / cd
    const left = (first * (ab + bc - t) + second * t) / (ab + bc)
    const right = (second * (ab + bc + cd - t) + third * (t - ab)) / (bc + cd)
    return (left * (ab + bc - t) + right * (t - ab)) / bc
  }
  return { x: axis((p) => p.x), y: axis((p) => p.y) }
}

/** A cubic Bézier as a dense line. */
export function bezier(a: Point, b: Point, c: Point, d: Point, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps
    const s = 1 - t
    const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return { x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y }
  })
}
