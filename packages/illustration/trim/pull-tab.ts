import { lineOnBoard } from '../last/on-board.ts'
import { blend, hexOf } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import type { LeatherScene } from './leather-part.ts'

export interface PullTab {
  /** Where the loop is sewn to the edge of the shaft, in millimetres. */
  readonly at: Point
  /** How far it stands over the edge, and how far it bulges. */
  readonly height: number
  readonly width: number
  /** Leans back (negative) or forward. */
  readonly lean: number
}

/** A loop of webbing by which a boot is pulled on, in two layers: the leg inside the shaft, and the one outside. */
export function drawPullTab({ sheet, look }: LeatherScene, tab: PullTab): { inside: string; outside: string } {
  const { inner, outer } = loopLines(tab)
  const [deep, dark, base, , light] = look.ramp
  const shape = (line: Line): string => pathOf(lineOnBoard(line), { tolerance: 0.25 })
  const leg = (line: Line, dim: number): string => {
    const d = shape(line)
    const body = hexOf(blend(blend(dark, base, 0.7), deep, dim))
    const layers = [
      element('path', { d, stroke: hexOf(deep), 'stroke-width': 2.9 * board.unit }),
      element('path', { d, stroke: body, 'stroke-width': 2.2 * board.unit }),
    ]
    if (sheet.detail !== 'thumb') {
      layers.push(
        element('path', {
          d,
          stroke: hexOf(light),
          'stroke-width': 0.6 * board.unit,
          opacity: 0.34 * (1 - dim),
          transform: 'translate(-2 -.6)',
        }),
        element('path', {
          d,
          stroke: hexOf(deep),
          'stroke-width': 2.2 * board.unit,
          opacity: 0.34,
          'stroke-dasharray': '1 2.2',
        }),
      )
    }
    return group({ fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'butt' }, ...layers)
  }
  return { inside: leg(inner, 0.5), outside: leg(outer, 0) }
}

function loopLines({ at, height, width, lean }: PullTab): { inner: Line; outer: Line } {
  const p = (x: number, y: number): Point => point(at.x + x, at.y + y)
  const top = p(lean, height)
  return {
    // The outer leg goes on over the top and covers where they meet.
    inner: bezier(p(width * 0.34, -6), p(width * 0.62, height * 0.3), p(lean + width * 0.66, height), top, 14),
    outer: bezier(
      p(lean + width * 0.07, height),
      p(lean - width * 0.66, height),
      p(-width * 0.56, height * 0.34),
      p(-width * 0.02, -5),
      14,
    ),
  }
}
