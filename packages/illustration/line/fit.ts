import { add, distance, dot, type Line, minus, nth, type Point, times } from './point.ts'

type Cubic = readonly [Point, Point, Point, Point]

/** A dense line as few cubic Béziers as keep within the tolerance (Schneider's algorithm); corners stay corners. */
export function fitCubics(line: Line, tolerance: number): Cubic[] {
  const clean = line.filter((here, index) => index === 0 || distance(here, nth(line, index - 1)) > 1e-4)
  const cubics: Cubic[] = []
  let from = 0
  for (let index = 1; index < clean.length; index++) {
    if (index < clean.length - 1 && !isCorner(clean, index)) continue
    fit(clean.slice(from, index + 1), tolerance, undefined, undefined, cubics)
    from = index
  }
  return cubics
}

function isCorner(line: Line, index: number): boolean {
  const into = unit(minus(nth(line, index), nth(line, index - 1)))
  const out = unit(minus(nth(line, index + 1), nth(line, index)))
  return dot(into, out) < 0.82
}

function fit(
  run: Point[],
  tolerance: number,
  startWay: Point | undefined,
  endWay: Point | undefined,
  into: Cubic[],
): void {
  const [first, last] = [nth(run, 0), nth(run, -1)]
  if (run.length === 2) {
    into.push([first, plus(first, last, 1 / 3), plus(first, last, 2 / 3), last])
    return
  }
  const start = startWay ?? unit(minus(nth(run, 1), first))
  const end = endWay ?? unit(minus(nth(run, -2), last))
  let shares = chordShares(run)
  for (let round = 0; round < 4; round++) {
    const cubic = best(run, shares, start, end)
    const { error, at } = worst(run, cubic, shares)
    if (error < tolerance * tolerance) {
      into.push(cubic)
      return
    }
    if (round < 3 && error < tolerance * tolerance * 16) {
      shares = shares.map((share, index) => nearer(cubic, nth(run, index), share))
      continue
    }
    const split = Math.min(run.length - 2, Math.max(1, at))
    const way = unit(minus(nth(run, split - 1), nth(run, split + 1)))
    fit(run.slice(0, split + 1), tolerance, start, way, into)
    fit(run.slice(split), tolerance, times(way, -1), end, into)
    return
  }
}

const plus = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

function unit(p: Point): Point {
  const size = Math.hypot(p.x, p.y) || 1
  return { x: p.x / size, y: p.y / size }
}

function chordShares(run: Line): number[] {
  const ways = [0]
  let way = 0
  for (let index = 1; index < run.length; index++) {
    const [before, here] = [run[index - 1], run[index]]
    if (before && here) way += Math.sqrt((before.x - here.x) ** 2 + (before.y - here.y) ** 2)
    ways.push(way)
  }
  const whole = way || 1
  return ways.map((step) => step / whole)
}

// What follows is asked a hundred thousand times a drawing: plain numbers instead of points that live for one sum.

function best(run: Line, shares: readonly number[], start: Point, end: Point): Cubic {
  const [first, last] = [nth(run, 0), nth(run, -1)]
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  for (let index = 0; index < run.length; index++) {
    const [here, t] = [run[index] ?? first, shares[index] ?? 0]
    const s = 1 - t
    const b1 = 3 * t * s * s
    const b2 = 3 * t * t * s
    const ax = start.x * b1
    const ay = start.y * b1
    const bx = end.x * b2
    const by = end.y * b2
    c00 += ax * ax + ay * ay
    c01 += ax * bx + ay * by
    c11 += bx * bx + by * by
    const near = s * s * s + b1
    const far = b2 + t * t * t
    const restX = here.x - (first.x * near + last.x * far)
    const restY = here.y - (first.y * near + last.y * far)
    x0 += ax * restX + ay * restY
    x1 += bx * restX + by * restY
  }
  const size = distance(first, last)
  const determinant = c00 * c11 - c01 * c01
  let reachStart = determinant ? (x0 * c11 - x1 * c01) / determinant : 0
  let reachEnd = determinant ? (c00 * x1 - c01 * x0) / determinant : 0
  if (reachStart < size * 1e-3 || reachEnd < size * 1e-3) reachStart = reachEnd = size / 3
  return [first, add(first, times(start, reachStart)), add(last, times(end, reachEnd)), last]
}

function worst(run: Line, cubic: Cubic, shares: readonly number[]): { error: number; at: number } {
  let [error, at] = [0, Math.floor(run.length / 2)]
  for (let index = 0; index < run.length; index++) {
    const here = run[index]
    if (!here) continue
    const there = cubicAt(cubic, shares[index] ?? 0)
    const x = there.x - here.x
    const y = there.y - here.y
    const size = x * x + y * y
    if (size > error) {
      error = size
      at = index
    }
  }
  return { error, at }
}

export function cubicAt([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t
  const p = s * s * s
  const q = 3 * s * s * t
  const r = 3 * s * t * t
  const u = t * t * t
  return { x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y }
}

/** One step of Newton towards the share of the cubic that lies nearest to a point. */
function nearer(cubic: Cubic, goal: Point, t: number): number {
  const [a, b, c, d] = cubic
  const there = cubicAt(cubic, t)
  const gapX = there.x - goal.x
  const gapY = there.y - goal.y
  const wayX = speed(a.x, b.x, c.x, d.x, t)
  const wayY = speed(a.y, b.y, c.y, d.y, t)
  const slope = wayX * wayX + wayY * wayY + (gapX * bend(a.x, b.x, c.x, d.x, t) + gapY * bend(a.y, b.y, c.y, d.y, t))
  return slope === 0 ? t : Math.min(1, Math.max(0, t - (gapX * wayX + gapY * wayY) / slope))
}

/** First and second derivative of a cubic along one axis. */
const speed = (a: number, b: number, c: number, d: number, t: number): number => {
  const s = 1 - t
  return ((b - a) * (s * s) + (c - b) * (2 * s * t) + (d - c) * (t * t)) * 3
}
const bend = (a: number, b: number, c: number, d: number, t: number): number =>
  ((c - b * 2 + a) * (1 - t) + (d - c * 2 + b) * t) * 6
