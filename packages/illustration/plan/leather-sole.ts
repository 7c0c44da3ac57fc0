import { pathOf } from '../line/path.ts'
import { type Point, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { walk } from '../line/walk.ts'
import { element, group } from '../svg/element.ts'
import { drawHeelShade } from './heel-shade.ts'
import { drawSoleBody, drawSoleEdge } from './sole-body.ts'
import { drawNails } from './sole-nail.ts'
import { drawPores } from './sole-pores.ts'
import { breast, inside, type SoleScene } from './sole-scene.ts'
import { drawTopPiece } from './top-piece.ts'

/** Oak-bark tanned leather: closed channel, fiddled waist, nailed toe, stacked heel with a rubber quarter tip. */
export function drawLeatherSole(scene: SoleScene): string {
  const { plan } = scene
  return [
    drawSoleBody(scene, { name: 'r', outline: plan.sole, fiddle: 6 }),
    drawPores(scene, plan.sole, 'p'),
    drawChannel(scene),
    drawStamp(scene),
    drawSoleEdge(scene, '#2a170a'),
    drawNails(scene, toeNails(scene)),
    drawHeelShade(scene),
    drawTopPiece(scene),
  ].join('')
}

/** Under 270 degrees of welt, and where the sole is sewn through, the seam lies in a closed channel: a fine line. All round it is sewn aloft and shows. */
function drawChannel(scene: SoleScene): string {
  const { sheet, params, frame, plan } = scene
  if (sheet.detail === 'thumb') return ''
  const from = (breast - 4) * plan.scale
  const line = inside(scene, 5).filter(({ y }) => y > from)
  const d = pathOf(frame.line(line))
  const groove = [
    element('path', { d, stroke: '#4a2a10', 'stroke-width': 1.7, opacity: 0.7 }),
    element('path', { d, stroke: '#f7dcae', 'stroke-width': 1.1, opacity: 0.55, transform: 'translate(.9 1.1)' }),
  ]
  if (params.making.welt === '270' || params.making.welt === 'none') return group({ fill: 'none' }, ...groove)
  const dash = '5.8 4.2'
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    element('path', { d, stroke: '#3b200b', 'stroke-width': 4.2, opacity: 0.5 }),
    element('path', { d, stroke: '#3b200b', 'stroke-width': 3.2, 'stroke-dasharray': dash, opacity: 0.8 }),
    element('path', { d, stroke: '#ead7ad', 'stroke-width': 2.2, 'stroke-dasharray': dash }),
  )
}

function toeNails(scene: SoleScene): Point[] {
  const { plan } = scene
  const arc = inside(scene, 8.4).filter(({ y }) => y > plan.length - 46 * plan.scale)
  return walk(arc, 7.4).map(({ x, y }) => point(x, y))
}

/** A maker's mark pressed into the waist: no words, an oval around a last. */
function drawStamp({ sheet, plan, frame }: SoleScene): string {
  if (sheet.detail === 'thumb') return ''
  const at = frame.place(plan.beside(0, 133))
  const unit = frame.unit
  const ring = (rx: number, ry: number): string =>
    element('ellipse', { cx: at.x, cy: at.y, rx: rx * unit, ry: ry * unit })
  const foot = smooth(
    [
      [0, 6.4],
      [1.9, 4.4],
      [2, 1.6],
      [1, -1.6],
      [1.3, -4.6],
      [0, -6.2],
      [-1.3, -4.6],
      [-1, -1.6],
      [-2, 1.6],
      [-1.9, 4.4],
    ].map(([x = 0, y = 0]) => point(at.x + x * unit, at.y - y * unit)),
    { closed: true, steps: 6 },
  )
  const marks = [ring(7.4, 10.4), ring(6.2, 9.2), element('path', { d: pathOf(foot, { closed: true }) })].join('')
  return (
    group(
      { fill: 'none', stroke: '#f6dcb0', 'stroke-width': 1.2, opacity: 0.5, transform: 'translate(.9 1.1)' },
      marks,
    ) + group({ fill: 'none', stroke: '#54300f', 'stroke-width': 1.3, opacity: 0.62 }, marks)
  )
}
