import { distance, type Line, mix, nth, type Point } from './point.ts'

/** A place on a line: the point, the direction of travel in radians, and the way gone so far. */
export interface Step extends Point {
  readonly angle: number
  readonly way: number
}

export function lengthOf(line: Line): number {
  let sum = 0
  for (let index = 1; index < line.length; index++) sum += distance(nth(line, index - 1), nth(line, index))
  return sum
}

/** Places at the given ways along a line; ways must rise. */
export function placesAt(line: Line, ways: readonly number[]): Step[] {
  const steps: Step[] = []
  let index = 1
  let gone = 0
  for (const way of ways) {
    let reach = distance(nth(line, index - 1), nth(line, index))
    while (gone + reach < way && index < line.length - 1) {
      gone += reach
      index++
      reach = distance(nth(line, index - 1), nth(line, index))
    }
    const [a, b] = [nth(line, index - 1), nth(line, index)]
    const share = reach === 0 ? 0 : Math.min(1, Math.max(0, (way - gone) / reach))
    steps.push({ ...mix(a, b, share), angle: Math.atan2(b.y - a.y, b.x - a.x), way })
  }
  return steps
}

export function placeAt(line: Line, way: number): Step {
  const [step] = placesAt(line, [way])
  if (step === undefined) throw new RangeError('A line of one point has no places')
  return step
}

/** Evenly spaced places: the pitch is stretched a little so that the last one falls on the end. */
export function walk(line: Line, pitch: number, { from = 0, to = lengthOf(line) } = {}): Step[] {
  const count = Math.max(1, Math.round((to - from) / pitch))
  return placesAt(
    line,
    Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count),
  )
}

/** The part of a line between two ways. */
export function slice(line: Line, from: number, to: number): Point[] {
  const part: Point[] = [placeAt(line, from)]
  let gone = 0
  for (let index = 1; index < line.length; index++) {
    gone += distance(nth(line, index - 1), nth(line, index))
    if (gone > from + 1e-6 && gone < to - 1e-6) part.push(nth(line, index))
  }
  part.push(placeAt(line, to))
  return part.map(({ x, y }) => ({ x, y }))
}

/** The same line in even steps. */
export const resample = (line: Line, pitch: number): Point[] => walk(line, pitch).map(({ x, y }) => ({ x, y }))
