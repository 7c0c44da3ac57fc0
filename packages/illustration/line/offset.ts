import { distance, type Line, nth, type Point } from './point.ts'

/**
 * A line beside a line, at the same distance everywhere: along the true normal, to the left of travel in a plane whose
 * y points up (negative: to the right). Where a bend is tighter than the distance, the loop is left out.
 */
export function offset(line: Line, by: number): Point[] {
  const moved = line.map((here, index) => {
    const before = nth(line, Math.max(0, index - 1))
    const after = nth(line, Math.min(line.length - 1, index + 1))
    const reach = distance(before, after) || 1
    return { x: here.x - ((after.y - before.y) / reach) * by, y: here.y + ((after.x - before.x) / reach) * by }
  })
  const clear = Math.abs(by) - 1e-3 - Math.abs(by) * 0.02
  return moved.filter((here, index) => {
    if (index === 0 || index === moved.length - 1) return true
    return line.every((base) => {
      const dx = here.x - base.x
      if (Math.abs(dx) >= clear) return true
      const dy = here.y - base.y
      return Math.sqrt(dx * dx + dy * dy) >= clear
    })
  })
}
