import { boundsOf } from '../line/bounds.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { lengthOf, walk } from '../line/walk.ts'
import { element, group } from '../svg/element.ts'
import { filterOver } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawSoleBody, drawSoleEdge } from './sole-body.ts'
import { drawNails } from './sole-nail.ts'
import { breast, heelLine, inside, type SoleScene } from './sole-scene.ts'

const rubber = '#1c1a18'

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

/** Short streaks along the hide: leather soles are cut with the grain to the ground. */
function drawPores({ sheet, frame, params }: SoleScene, outline: Line, name: string): string {
  if (sheet.detail === 'thumb') return ''
  const noise = sheet.define(name, (id) =>
    filterOver(
      id,
      boundsOf(frame.line(outline), 2),
      element('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: '.33 .07',
        numOctaves: 2,
        seed: params.seed % 89,
      }),
      element('feColorMatrix', { values: '0 0 0 0 .3 0 0 0 0 .16 0 0 0 0 .05 3.6 0 0 0 -2.05' }),
      element('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
    ),
  )
  return element('path', { d: pathOf(frame.line(outline), { closed: true }), filter: noise, opacity: 0.34 })
}

/** Under 270 degrees of welt the seam lies in a closed channel: a fine line. All round it is sewn aloft and shows. */
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
  if (params.making.welt === '270') return group({ fill: 'none' }, ...groove)
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

/** The heel stands off the sole by its height: what is near to its breast lies in shade. */
export function drawHeelShade(scene: SoleScene): string {
  const { sheet, frame, plan } = scene
  const heel = pathOf(frame.line(heelLine(scene)), { closed: true })
  if (sheet.detail === 'thumb') return ''
  const d = pathOf(frame.line(plan.sole), { closed: true })
  const clip = sheet.define('hs', (id) => element('clipPath', { id }, element('path', { d })))
  return group(
    { 'clip-path': clip },
    softStroke(heel, {
      stroke: '#170a03',
      width: 70,
      blur: 22,
      opacity: 0.62,
      layers: 12,
      transform: 'translate(0 -10)',
    }),
    softStroke(heel, { stroke: '#170a03', width: 20, blur: 5, opacity: 0.8 }),
  )
}

/** The top piece: leather lift, rubber in the quarter that wears, nails around. */
function drawTopPiece(scene: SoleScene): string {
  const { sheet, frame, plan, params } = scene
  const heel = heelLine(scene)
  const d = pathOf(frame.line(heel), { closed: true })
  const lift = sheet.define('hg', (id) =>
    element(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 0.35, y2: 1 },
      element('stop', { offset: 0, 'stop-color': '#cda067' }),
      element('stop', { offset: 0.5, 'stop-color': '#b9854c' }),
      element('stop', { offset: 1, 'stop-color': '#8d5d30' }),
    ),
  )
  const tip = pathOf(frame.line(quarterTip(scene)), { closed: true })
  const body = element('path', { d, fill: lift })
  const clip = sheet.define('hc', (id) => element('clipPath', { id }, element('path', { d })))
  if (sheet.detail === 'thumb') return body + group({ 'clip-path': clip }, element('path', { d: tip, fill: rubber }))
  const around = offset([...heel, ...heel.slice(0, 2)], 4.4)
  const nails = walk(around, lengthOf(around) / Math.round(lengthOf(around) / 7.6)).slice(0, -1)
  const edge = breast * plan.scale
  return [
    body,
    drawPores(scene, heel, 'q'),
    group(
      { 'clip-path': clip },
      softStroke(tip, {
        stroke: '#1a0b03',
        width: 8,
        blur: 2.2,
        opacity: 0.5,
        layers: 3,
        transform: 'translate(0 -2)',
      }),
      element('path', { d: tip, fill: rubber }),
      drawRibs(scene, tip),
      element('path', { d: tip, fill: 'none', stroke: '#000', 'stroke-width': 1.4 }),
      element('path', {
        d: tip,
        fill: 'none',
        stroke: '#8c847b',
        'stroke-width': 1,
        opacity: 0.45,
        transform: 'translate(0 1.4)',
      }),
      softStroke(d, { stroke: '#1a0b03', width: 6, blur: 2.2, opacity: 0.6, layers: 3 }),
      softStroke(pathOf(frame.line(heel.filter(({ y }) => y > edge - 6))), {
        stroke: '#ffe6b8',
        width: 3,
        blur: 2.2,
        opacity: 0.5,
        layers: 3,
        transform: 'translate(0 3)',
      }),
    ),
    element('path', { d, fill: 'none', stroke: '#1d0f06', 'stroke-width': 1.8 }),
    drawNails(scene, nails, params.last === '29' ? 0.8 : 0.95),
  ].join('')
}

/** The worn quarter, in rubber: cut in a dovetail. */
function quarterTip({ plan }: SoleScene): Line {
  const half = [
    [0, 33.4],
    [7, 33],
    [11, 29.6],
    [16, 25.8],
    [24, 25],
    [36, 25],
  ] as const
  const top = smooth([
    ...half.map(([x, y]) => plan.beside(x, y)).toReversed(),
    ...half.slice(1).map(([x, y]) => plan.beside(-x, y)),
  ])
  return [...top, plan.beside(-40, -6), plan.beside(40, -6)]
}

function drawRibs({ sheet }: SoleScene, tip: string): string {
  const lines = sheet.define('hr', (id) =>
    element(
      'pattern',
      { id, width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      element('path', { d: 'M0 1.2h5', stroke: '#5b544d', 'stroke-width': 1, opacity: 0.5 }),
    ),
  )
  return element('path', { d: tip, fill: lines })
}
