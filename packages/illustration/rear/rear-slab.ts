import { pathOf } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { element } from '../svg/element.ts'
import { rearFrame } from './rear-frame.ts'

export interface Slab {
  /** Half widths at the bottom and the top. */
  half: readonly [number, number]
  from: number
  to: number
  fill: string
  /** Bulge of the lower and upper edge: seen from a little above, a round block shows arcs. */
  sag?: number
}

/** A layer of the bottom: straight flanks, edges that sag a little towards the eye. */
export function drawSlab({ half, from, to, fill, sag = 1 }: Slab, paint?: string): string {
  const line: Line = [...arc(half[1], to, sag), ...arc(half[0], from, sag).toReversed()]
  const d = pathOf(rearFrame.line(line), { closed: true })
  return element('path', { d, fill }) + (paint ? element('path', { d, fill: paint }) : '')
}

/** Path data of a line across a slab at a height. */
export const across = (half: number, y: number, sag = 1): string => pathOf(rearFrame.line(arc(half, y, sag)))

const arc = (half: number, y: number, sag: number): Point[] =>
  smooth([
    point(-half, y),
    point(-half * 0.7, y - sag * 0.5),
    point(0, y - sag),
    point(half * 0.7, y - sag * 0.5),
    point(half, y),
  ])
