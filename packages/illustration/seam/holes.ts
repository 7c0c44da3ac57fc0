import type { Line, Point } from '../line/point.ts'
import { lengthOf, walk } from '../line/walk.ts'
import { gauge } from './seam.ts'

/** Places of a broguing along a line: a big hole, then a pair of small ones across it, and again. */
export function holes(line: Line): { big: Point[]; small: Point[] } {
  const { pitch, beside } = gauge.holes
  const margin = pitch * 0.4
  const whole = lengthOf(line)
  if (whole < pitch * 2) return { big: [], small: [] }
  // A seam begins and ends with a big hole.
  const pairs = Math.round((whole - 2 * margin) / pitch)
  const steps = walk(line, (whole - 2 * margin) / (2 * pairs), { from: margin, to: whole - margin })
  const big: Point[] = []
  const small: Point[] = []
  steps.forEach(({ x, y, angle }, index) => {
    if (index % 2 === 0) big.push({ x, y })
    else {
      for (const side of [beside, -beside]) small.push({ x: x - Math.sin(angle) * side, y: y + Math.cos(angle) * side })
    }
  })
  return { big, small }
}
