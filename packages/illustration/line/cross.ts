import { type Line, mix, nth, type Point } from './point.ts'

/** Height of a line over x; beyond its ends the height of the end. The line must run from left to right. */
export function heightAt(line: Line, x: number): number {
  let low = 0
  let high = line.length - 1
  let a = nth(line, low)
  let b = nth(line, high)
  if (x <= a.x) return a.y
  if (x >= b.x) return b.y
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const here = line[middle] ?? a
    if (here.x <= x) {
      low = middle
      a = here
    } else {
      high = middle
      b = here
    }
  }
  return b.x === a.x ? b.y : a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)
}

/** Where a closed line is inside along the height y: pairs of x, from left to right. */
export function spansAt(outline: Line, y: number): number[] {
  const crossings: number[] = []
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a
    if (a.y <= y === b.y <= y) return
    crossings.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y))
  })
  return crossings.sort((a, b) => a - b)
}

/** The first point, in the direction of travel of `line`, where it crosses `other`. */
export function crossing(line: Line, other: Line): Point | undefined {
  for (let i = 1; i < line.length; i++) {
    for (let j = 1; j < other.length; j++) {
      const found = meeting(nth(line, i - 1), nth(line, i), nth(other, j - 1), nth(other, j))
      if (found) return found
    }
  }
  return undefined
}

function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const cross = ux * vy - uy * vx
  if (Math.abs(cross) < 1e-12) return undefined
  const t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross
  const s = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross
  return t >= 0 && t <= 1 && s >= 0 && s <= 1 ? mix(a, b, t) : undefined
}
