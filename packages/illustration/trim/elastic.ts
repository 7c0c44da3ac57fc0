import { lineOnBoard, onBoard } from '../last/on-board.ts'
import { blend, hexOf, rgbOf } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import { type Line, mix, nth } from '../line/point.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import type { LeatherScene } from './leather-part.ts'

export interface Gore {
  /** Both long edges from the top down to where they meet, in millimetres. */
  readonly back: Line
  readonly front: Line
  /** From edge to edge along the top of the shaft. */
  readonly top: Line
}

/** Width of a rib with the groove beside it, in millimetres. */
const rib = 1.55

/** Elastic between two edges of leather: ribs from top to bottom, round as the ankle, sunk under the leather. */
export function drawElastic({ sheet, look }: LeatherScene, { back, front, top }: Gore): string {
  const outline = [...top, ...front, ...back.toReversed()]
  const d = pathOf(lineOnBoard(outline), { closed: true })
  // Elastic is dyed to match, and always darker than the leather around it.
  const [deep, base] = [look.ramp[0], look.ramp[1]]
  const web = blend(blend(base, look.ramp[2], 0.18), rgbOf('#1b1817'), 0.3)
  const body = element('path', { d, fill: hexOf(web) })
  if (sheet.detail === 'thumb') return body
  const clip = sheet.define('gore', (id) => element('clipPath', { id }, element('path', { d })))
  const ribs = ribLines(back, front)
  const dark = hexOf(blend(deep, [0, 0, 0], 0.35))
  const layers = softLayers(sheet.detail)
  return group(
    { 'clip-path': clip },
    body,
    element('path', { d, fill: roundness(sheet, back, front) }),
    group(
      { fill: 'none', 'stroke-linecap': 'round' },
      element('path', { d: ribs, stroke: dark, 'stroke-width': rib * 0.5 * board.unit, opacity: 0.78 }),
      element('path', {
        d: ribs,
        stroke: hexOf(blend(look.ramp[3], look.ramp[4], 0.3)),
        'stroke-width': 0.26 * board.unit,
        opacity: 0.3,
        transform: `translate(${numberText(-rib * 0.42 * board.unit)})`,
      }),
    ),
    softStroke(pathOf(lineOnBoard([...back, ...front.toReversed()])), {
      stroke: dark,
      width: 2.2 * board.unit,
      blur: 4,
      opacity: 0.7,
      layers,
    }),
    selvedge(top, hexOf(look.ramp[4]), dark),
  )
}

const softLayers = (detail: 'card' | 'stage'): number => (detail === 'stage' ? 6 : 3)

/** Ribs hang side by side: even shares between the edges at the top, and so on down to the point. */
function ribLines(back: Line, front: Line): string {
  const [left, right] = [nth(back, 0), nth(front, 0)]
  const count = Math.round((right.x - left.x) / rib)
  const foot = nth(back, -1)
  const lean = (foot.x - (left.x + right.x) / 2) * 0.8
  return Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count
    const top = mix(left, right, share)
    const [a, b] = [
      onBoard({ x: top.x, y: top.y + 3 }),
      onBoard({ x: top.x + lean + (0.5 - share) * 3, y: foot.y - 1 }),
    ]
    return `M${numberText(a.x, 1)} ${numberText(a.y, 1)}L${numberText(b.x, 1)} ${numberText(b.y, 1)}`
  }).join('')
}

/** Lighter towards the back, where the shaft turns to the light. */
function roundness(sheet: LeatherScene['sheet'], back: Line, front: Line): string {
  const [a, b] = [onBoard(nth(back, 0)), onBoard(nth(front, 0))]
  const stops = [
    [0, '#000', 0.3],
    [0.22, '#fff', 0.1],
    [0.45, '#fff', 0.07],
    [0.75, '#000', 0.12],
    [1, '#000', 0.38],
  ] as const
  return sheet.define('gr', (id) =>
    element(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: Math.round(a.x), x2: Math.round(b.x), y1: 0, y2: 0 },
      ...stops.map(([offset, colour, opacity]) =>
        element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      ),
    ),
  )
}

/** A woven edge folds the ribs at the top. */
function selvedge(top: Line, light: string, dark: string): string {
  const line = (by: number, stroke: string, width: number, opacity: number): string =>
    element('path', {
      d: pathOf(lineOnBoard(offset(top, by))),
      stroke,
      'stroke-width': width * board.unit,
      opacity,
    })
  return group({ fill: 'none' }, line(-2.1, dark, 0.5, 0.75), line(-1.2, dark, 1.4, 0.3), line(-0.6, light, 0.5, 0.34))
}
