import { argumentCounts } from './path-command.ts'

/** A box as left, top, right, bottom. */
export type Bounds = [number, number, number, number]

/** The box that holds a path with all its control points: never too small, seldom much too large. */
export function pathBounds(d: string): Bounds | undefined {
  const box: Bounds = [Infinity, Infinity, -Infinity, -Infinity]
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const reach = (px: number, py: number): void => {
    box[0] = Math.min(box[0], px)
    box[1] = Math.min(box[1], py)
    box[2] = Math.max(box[2], px)
    box[3] = Math.max(box[3], py)
  }
  for (const [, letter = '', text = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase()
    const relative = letter === command
    const count = argumentCounts[command]
    if (count === undefined) return undefined
    if (count === 0) {
      ;[x, y] = [startX, startY]
      continue
    }
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    for (let from = 0; from + count <= numbers.length; from += count) {
      const [baseX, baseY] = relative ? [x, y] : [0, 0]
      const at = (index: number): number => numbers[from + index] ?? 0
      if (command === 'h') x = baseX + at(0)
      else if (command === 'v') y = baseY + at(0)
      else {
        // An arc bulges by its radii at most; other commands list their control points in pairs.
        if (command === 'a') for (const side of [-1, 1]) reach(x + side * 2 * at(0), y + side * 2 * at(1))
        else for (let index = 0; index + 1 < count; index += 2) reach(baseX + at(index), baseY + at(index + 1))
        ;[x, y] = [baseX + at(count - 2), baseY + at(count - 1)]
      }
      reach(x, y)
      if (command === 'm' && from === 0) [startX, startY] = [x, y]
    }
  }
  return box[0] === Infinity ? undefined : box
}
