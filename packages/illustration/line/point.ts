import type { Pairs } from './pairs.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A run of points, dense enough to be walked as straight steps. */
export type Line = readonly Point[]

export const point = (x: number, y: number): Point => ({ x, y })
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor })
export const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
/** Not `Math.hypot`, which takes ten times as long and is asked a million times a drawing. */
export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y

/** `[[x, y], …]` as points: tables of measures read better that way. */
export const points = (pairs: Pairs): Point[] => pairs.map(([x, y]) => ({ x, y }))

/** The point at an index; a bug, not a shopper, asks for one that is not there. */
export function nth(line: Line, index: number): Point {
  const found = line.at(index)
  if (found === undefined) throw new RangeError(`A line of ${line.length} points has no point ${index}`)
  return found
}
