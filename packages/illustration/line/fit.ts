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
  for (let index = 1; index < run.length; index++) {
    ways.push((ways[index - 1] ?? 0) + distance(nth(run, index - 1), nth(run, index)))
  }
  const whole = ways.at(-1) || 1
  return ways.map((way) => way / whole)
}

function best(run: Line, shares: readonly number[], start: Point, end: Point): Cubic {
  const [first, last] = [nth(run, 0), nth(run, -1)]
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  shares.forEach((t, index) => {
    const s = 1 - t
    const [b1, b2] = [3 * t * s * s, 3 * t * t * s]
    const [a, b] = [times(start, b1), times(end, b2)]
    c00 += dot(a, a)
    c01 += dot(a, b)
    c11 += dot(b, b)
    const rest = minus(nth(run, index), add(times(first, s * s * s + b1), times(last, b2 + t * t * t)))
    x0 += dot(a, rest)
    x1 += dot(b, rest)
  })
  const size = distance(first, last)
  const determinant = c00 * c11 - c01 * c01
  let reachStart = determinant ? (x0 * c11 - x1 * c01) / determinant : 0
  let reachEnd = determinant ? (c00 * x1 - c01 * x0) / determinant : 0
  if (reachStart < size * 1e-3 || reachEnd < size * 1e-3) reachStart = reachEnd = size / 3
  return [first, add(first, times(start, reachStart)), add(last, times(end, reachEnd)), last]
}

function worst(run: Line, cubic: Cubic, shares: readonly number[]): { error: number; at: number } {
  let [error, at] = [0, Math.floor(run.length / 2)]
  shares.forEach((share, index) => {
    const gap = minus(cubicAt(cubic, share), nth(run, index))
    const size = dot(gap, gap)
    if (size > error) [error, at] = [size, index]
  })
  return { error, at }
}

export function cubicAt([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t
  const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  return { x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y }
}

/** One step of Newton towards the share of the cubic that lies nearest to a point. */
function nearer(cubic: Cubic, goal: Point, t: number): number {
  const [a, b, c, d] = cubic
  const s = 1 - t
  const first = times(add(add(times(minus(b, a), s * s), times(minus(c, b), 2 * s * t)), times(minus(d, c), t * t)), 3)
  const second = times(add(times(add(minus(c, times(b, 2)), a), s), times(add(minus(d, times(c, 2)), b), t)), 6)
  const gap = minus(cubicAt(cubic, t), goal)
  const slope = dot(first, first) + dot(gap, second)
  return slope === 0 ? t : Math.min(1, Math.max(0, t - dot(gap, first) / slope))
}
