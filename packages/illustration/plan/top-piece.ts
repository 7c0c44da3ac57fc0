import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { lengthOf, walk } from '../line/walk.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawNails } from './sole-nail.ts'
import { drawPores } from './sole-pores.ts'
import { breast, heelLine, type SoleScene } from './sole-scene.ts'

const rubber = '#1c1a18'

/** The top piece: leather lift, rubber in the quarter that wears, nails around. */
export function drawTopPiece(scene: SoleScene): string {
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
