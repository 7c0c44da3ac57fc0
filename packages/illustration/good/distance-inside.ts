import type { Box } from '../light/normal-field.ts'
import { type Line, nth, type Point } from '../line/point.ts'

const step = 2
const margin = 4

/** How far inside an outline places lie; negative outside. Measured on a grid once, since light asks many times. */
export function distanceInside(outline: Line): { at: (x: number, y: number) => number; box: Box } {
  const box = boxOf(outline)
  const columns = Math.ceil((box.right - box.left) / step) + 2
  const rows = Math.ceil((box.top - box.bottom) / step) + 2
  const coarse = outline.length > 120 ? outline.filter((_, index) => index % 3 === 0) : outline
  const grid = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      grid[row * columns + column] = measure(coarse, box.left + column * step, box.bottom + row * step)
    }
  }
  const node = (column: number, row: number) => grid[row * columns + column] ?? 0
  const at = (x: number, y: number): number => {
    const gx = Math.min(columns - 1.001, Math.max(0, (x - box.left) / step))
    const gy = Math.min(rows - 1.001, Math.max(0, (y - box.bottom) / step))
    const [column, row] = [Math.floor(gx), Math.floor(gy)]
    const low = node(column, row) * (1 - gx + column) + node(column + 1, row) * (gx - column)
    const high = node(column, row + 1) * (1 - gx + column) + node(column + 1, row + 1) * (gx - column)
    return low * (1 - gy + row) + high * (gy - row)
  }
  return { at, box }
}

function boxOf(outline: Line): Box {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.min(...ys) - margin,
    top: Math.max(...ys) + margin,
  }
}

function measure(outline: Line, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let inside = false
  for (let index = 0; index < outline.length; index++) {
    const [a, b] = [nth(outline, index), nth(outline, (index + 1) % outline.length)]
    nearest = Math.min(nearest, squaredDistance(a, b, x, y))
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside
  }
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest)
}

function squaredDistance(a: Point, b: Point, x: number, y: number): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const size = dx * dx + dy * dy
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / size))
  return (a.x + dx * share - x) ** 2 + (a.y + dy * share - y) ** 2
}
