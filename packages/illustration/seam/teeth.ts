import type { Line, Point } from '../line/point.ts'
import { walk } from '../line/walk.ts'

/** A gimped edge along a line: teeth that point to one side (positive: left of travel, y up). */
export function teeth(line: Line, pitch: number, deep: number): Point[] {
  return walk(line, pitch / 2).map(({ x, y, angle }, index) => {
    const out = index % 2 === 0 ? 0 : deep
    return { x: x - Math.sin(angle) * out, y: y + Math.cos(angle) * out }
  })
}
