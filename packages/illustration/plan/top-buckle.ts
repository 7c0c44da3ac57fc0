import { pathOf, polygonPath } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import { metalPaint, metalTones } from '../trim/metal.ts'
import type { TopScene } from './top-scene.ts'

export interface Buckle {
  at: Point
  /** Direction of the strap, in radians, y up. */
  along: number
  /** Inner width of the frame, across the strap. */
  across: number
  length?: number
}

/** A frame over a strap that runs under both of its ends and over the bar in its middle; the prong lies on the strap. */
export function drawTopBuckle(
  { sheet, frame, params }: TopScene,
  { at, along, across, length = 12.5 }: Buckle,
): string {
  const tones = metalTones[params.trim.metal]
  const [c, s] = [Math.cos(along), Math.sin(along)]
  const p = (x: number, y: number): Point => point(at.x + c * x - s * y, at.y + s * x + c * y)
  const outer = rounded(length / 2, across / 2 + 1.9, 2.6).map(({ x, y }) => p(x, y))
  const inner = rounded(length / 2 - 1.8, across / 2 + 0.1, 1.4).map(({ x, y }) => p(x, y))
  const ring = pathOf(frame.line(outer), { closed: true }) + pathOf(frame.line(inner), { closed: true })
  const rod = (line: Line, width: number, stroke: string, opacity?: number): string =>
    element('path', {
      d: polygonPath(frame.line(line), { closed: false }),
      stroke,
      'stroke-width': width * frame.unit,
      opacity,
    })
  const prong = [p(-0.6, 0), p(length / 2 + 0.2, 0)]
  const body = element('path', { d: ring, fill: metalPaint(sheet, params.trim.metal), 'fill-rule': 'evenodd' })
  if (sheet.detail === 'thumb') return body
  return group(
    {},
    group(
      { filter: sheet.blur(2.6) },
      element('path', { d: ring, fill: '#120803', 'fill-rule': 'evenodd', opacity: 0.75, transform: 'translate(2 4)' }),
    ),
    body,
    element('path', { d: ring, fill: 'none', stroke: tones.dark, 'stroke-width': 1, opacity: 0.9 }),
    element('path', {
      d: pathOf(
        frame.line(outer.map((here) => point(here.x + (at.x - here.x) * 0.07, here.y + (at.y - here.y) * 0.05))),
        { closed: true },
      ),
      fill: 'none',
      stroke: tones.light,
      'stroke-width': 0.9,
      opacity: 0.75,
      'stroke-dasharray': '26 34 12 40',
    }),
    group(
      { fill: 'none', 'stroke-linecap': 'round' },
      rod(
        prong.map(({ x, y }) => point(x + 0.4, y - 0.7)),
        1.9,
        '#120803',
        0.5,
      ),
      rod(prong, 1.9, tones.dark),
      rod(prong, 1.4, tones.base),
      rod(
        prong.map(({ x, y }) => point(x - 0.1, y + 0.25)),
        0.4,
        tones.light,
        0.9,
      ),
    ),
  )
}

/** A rectangle with round corners as a dense line. */
function rounded(halfLength: number, halfWidth: number, radius: number): Point[] {
  const corners = [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ] as const
  return corners.flatMap(([x, y, from]) =>
    [0, 15, 30, 45, 60, 75, 90].map((turn) => {
      const angle = ((from + turn) * Math.PI) / 180
      return point(
        x * (halfLength - radius) + radius * Math.cos(angle),
        y * (halfWidth - radius) + radius * Math.sin(angle),
      )
    }),
  )
}
