import { lineOnBoard } from '../last/on-board.ts'
import { pathOf } from '../line/path.ts'
import { distance, type Line, mix, nth, type Point, point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { LaceLook } from './lace-look.ts'
import { ribbon } from './ribbon.ts'
import { drawStrandShadows } from './strand.ts'

/**
 * Flat laces in straight bars: each is squeezed where it comes out of its eyelet, spreads to its full width, and bends
 * over the ridge. Places from the throat to the top, in millimetres.
 */
export function drawFlatBars(sheet: Sheet, near: Line, far: Line, look: LaceLook): string {
  const lines = near.map((eyelet, index) => bar(eyelet, nth(far, index)))
  const widths = [look.width * 0.56, look.width * 0.86, look.width, look.width]
  const shapes = lines
    .map((line) => pathOf(lineOnBoard(ribbon(line, widths)), { closed: true, tolerance: 0.25 }))
    .join('')
  const body = element('path', { d: shapes, fill: look.body, stroke: look.edge, 'stroke-width': 1.3 })
  if (sheet.detail === 'thumb') return body
  const along = (lines_: readonly Line[]): string =>
    lines_.map((line) => pathOf(lineOnBoard(line), { tolerance: 0.25 })).join('')
  const middles = along(lines.map((line) => [mix(nth(line, 0), nth(line, 1), 0.6), ...line.slice(1, -1)]))
  const weave = element('path', {
    d: middles,
    stroke: look.edge,
    'stroke-width': look.width * 0.62 * board.unit,
    'stroke-dasharray': '.9 1.7',
    opacity: 0.2,
  })
  const ends = element('path', {
    d: along(lines.map((line) => line.slice(0, 4))),
    stroke: look.edge,
    'stroke-width': look.width * 0.5 * board.unit,
    opacity: 0.34,
  })
  const light = element('path', {
    d: middles,
    stroke: look.light,
    'stroke-width': 1.6,
    opacity: 0.75,
    transform: `translate(${(-look.width * 0.22 * board.unit).toFixed(1)} -.6)`,
  })
  return (
    drawStrandShadows(sheet, lines, look) +
    body +
    group({ fill: 'none' }, sheet.detail === 'stage' ? weave : '', ends, light)
  )
}

/** From the eyelet over the ridge, a little arched. */
function bar(from: Point, to: Point): Line {
  const way = distance(from, to) || 1
  const out = point(to.x + ((to.x - from.x) / way) * 0.7, to.y + ((to.y - from.y) / way) * 0.7)
  const [dx, dy] = [out.x - from.x, out.y - from.y]
  return bezier(
    from,
    point(from.x + dx * 0.3 - 0.3, from.y + dy * 0.36),
    point(from.x + dx * 0.7 - 0.2, from.y + dy * 0.74),
    out,
    10,
  )
}
