import type { Window } from '../params/board.ts'
import type { Line } from './point.ts'

/** The window around a line, with a margin, in whole units: for regions of filters and textures. */
export function boundsOf(line: Line, margin = 0): Window {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of line) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const [x, y] = [Math.floor(left - margin), Math.floor(top - margin)]
  return { x, y, width: Math.ceil(right + margin) - x, height: Math.ceil(bottom + margin) - y }
}
