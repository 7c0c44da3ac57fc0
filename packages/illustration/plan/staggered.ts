import { spansAt } from '../line/cross.ts'
import { type Line, type Point, point } from '../line/point.ts'
import type { SoleScene } from './sole-scene.ts'

/** Places of a grid around the middle of the foot, every second row shifted, that lie inside a line. */
export function staggered(
  { plan }: SoleScene,
  area: Line,
  { pitch, from, to }: { pitch: number; from: number; to: number },
): Point[] {
  const rows = Math.floor((to - from) / (pitch * 0.87))
  return Array.from({ length: rows + 1 }, (_, row) => from + row * pitch * 0.87).flatMap((y, row) =>
    Array.from({ length: 11 }, (_, column) => plan.centre(y) + (column - 5 + (row % 2) / 2) * pitch)
      .map((x) => point(x, y))
      .filter((here) => isInside(area, here)),
  )
}

/** Whether a place lies inside a closed line. */
function isInside(line: Line, { x, y }: Point): boolean {
  const spans = spansAt(line, y)
  return spans.some((from, index) => index % 2 === 0 && x > from && x < (spans[index + 1] ?? from))
}
