import type { Normal } from '../leather/shade.ts'

export interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

export interface HeightField {
  /** Height towards the eye, in millimetres, over a place (y up). */
  height: (x: number, y: number) => number
  box: Box
  /** Distance of the samples. */
  step: number
  /** How far normals are smoothed (2.4 for shoes, 5 and more for shafts). */
  smoothing: number
}

/** Directions of a surface, from its heights: differences, then smoothed, then looked up between samples. */
export function normalField({ height, box, step, smoothing }: HeightField): (x: number, y: number) => Normal {
  const columns = Math.ceil((box.right - box.left) / step) + 1
  const rows = Math.ceil((box.top - box.bottom) / step) + 1
  const slopes = { x: new Float64Array(columns * rows), y: new Float64Array(columns * rows) }
  const heights = sampled(height, box, step, columns + 2, rows + 2)
  const at = (column: number, row: number): number => heights[row * (columns + 2) + column] ?? 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const dx = (at(column + 2, row + 1) - at(column, row + 1)) / (2 * step)
      const dy = (at(column + 1, row + 2) - at(column + 1, row)) / (2 * step)
      const size = Math.hypot(dx, dy, 1)
      slopes.x[row * columns + column] = -dx / size
      slopes.y[row * columns + column] = -dy / size
    }
  }
  const across = blurred(slopes.x, columns, rows, smoothing / step)
  const up = blurred(slopes.y, columns, rows, smoothing / step)
  return (x, y) => {
    const [gx, gy] = [(x - box.left) / step, (y - box.bottom) / step]
    const [nx, ny] = [lookUp(across, columns, rows, gx, gy), lookUp(up, columns, rows, gx, gy)]
    const flat = Math.min(0.998, Math.hypot(nx, ny))
    const shrink = flat === 0 ? 1 : flat / Math.hypot(nx, ny)
    return [nx * shrink, ny * shrink, Math.sqrt(1 - flat * flat)]
  }
}

/** Heights with one sample more on every side. */
function sampled(height: HeightField['height'], box: Box, step: number, columns: number, rows: number): Float64Array {
  const heights = new Float64Array(columns * rows)
  // Column by column: most of a height follows from x alone, and whoever knows the last x has it at hand.
  for (let column = 0; column < columns; column++) {
    const x = box.left + (column - 1) * step
    for (let row = 0; row < rows; row++) heights[row * columns + column] = height(x, box.bottom + (row - 1) * step)
  }
  return heights
}

/** Three box blurs are near enough to a Gaussian and cost the same for any radius. */
function blurred(values: Float64Array, columns: number, rows: number, sigma: number): Float64Array {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2))
  let current = values
  for (let pass = 0; pass < 3; pass++) {
    current = boxed(current, columns, rows, radius, 1, columns)
    current = boxed(current, rows, columns, radius, columns, 1)
  }
  return current
}

function boxed(from: Float64Array, length: number, lines: number, radius: number, stride: number, jump: number) {
  const to = new Float64Array(from.length)
  const at = (line: number, index: number): number =>
    from[line * jump + Math.min(length - 1, Math.max(0, index)) * stride] ?? 0
  for (let line = 0; line < lines; line++) {
    let sum = 0
    for (let index = -radius; index <= radius; index++) sum += at(line, index)
    for (let index = 0; index < length; index++) {
      to[line * jump + index * stride] = sum / (2 * radius + 1)
      sum += at(line, index + radius + 1) - at(line, index - radius)
    }
  }
  return to
}

function lookUp(grid: Float64Array, columns: number, rows: number, x: number, y: number): number {
  const cx = Math.min(columns - 1.001, Math.max(0, x))
  const cy = Math.min(rows - 1.001, Math.max(0, y))
  const [column, row] = [Math.floor(cx), Math.floor(cy)]
  const [fx, fy] = [cx - column, cy - row]
  const at = (c: number, r: number): number => grid[r * columns + c] ?? 0
  const low = at(column, row) * (1 - fx) + at(column + 1, row) * fx
  const high = at(column, row + 1) * (1 - fx) + at(column + 1, row + 1) * fx
  return low * (1 - fy) + high * fy
}
