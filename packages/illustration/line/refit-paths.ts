import { pathOf } from './path.ts'
import { type Point, point } from './point.ts'

/**
 * Redraws all paths of a drawing with as few curves as the tolerance allows: a picture of 200 px needs no tenths of a
 * millimetre. Dots, arcs and upright edges stay as they are.
 */
export function refitPaths(markup: string, tolerance: number): string {
  const known = new Map<string, string>()
  return markup.replace(/ d="([^"]*)"/g, (_, d: string) => {
    const refitted = known.get(d) ?? refitPath(d, tolerance)
    known.set(d, refitted)
    return ` d="${refitted}"`
  })
}

function refitPath(d: string, tolerance: number): string {
  if (/[aAhHvVsSqQtT]/.test(d)) return d
  const runs = subpaths(d)
  const text = runs
    .map(({ line, closed }) => pathOf(line, { closed, tolerance, digits: 0, straighten: tolerance * 0.6 }))
    .join('')
  return text.length < d.length ? text : d
}

interface Subpath {
  line: Point[]
  closed: boolean
}

function subpaths(d: string): Subpath[] {
  const runs: Subpath[] = []
  let run: Subpath = { line: [], closed: false }
  let [pen, start] = [point(0, 0), point(0, 0)]
  for (const [, letter = '', body = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase()
    if (command === 'z') {
      run.line.push(start)
      run.closed = true
      pen = start
      continue
    }
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const count = command === 'c' ? 6 : 2
    for (let from = 0; from + count <= numbers.length; from += count) {
      const base = letter === command ? pen : point(0, 0)
      const at = (index: number): Point =>
        point(base.x + (numbers[from + index] ?? 0), base.y + (numbers[from + index + 1] ?? 0))
      if (command === 'm' && from === 0) {
        start = at(0)
        run = { line: [start], closed: false }
        runs.push(run)
        pen = start
        continue
      }
      if (command === 'c') run.line.push(...curved(pen, at(0), at(2), at(4)))
      else run.line.push(at(0))
      pen = at(count - 2)
    }
  }
  return runs.filter(({ line }) => line.length > 1)
}

function curved(a: Point, b: Point, c: Point, d: Point): Point[] {
  return [0.14, 0.28, 0.42, 0.57, 0.71, 0.86, 1].map((t) => {
    const s = 1 - t
    const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return point(p * a.x + q * b.x + r * c.x + u * d.x, p * a.y + q * b.y + r * c.y + u * d.y)
  })
}
