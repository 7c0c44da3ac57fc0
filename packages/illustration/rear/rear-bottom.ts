import { mixed } from '../leather/rgb.ts'
import { isSewnRound } from '../params/is-sewn-round.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawCup } from './rear-cup.ts'
import { drawHeelBlock } from './rear-heel-block.ts'
import { roundPaint } from './rear-paint.ts'
import type { RearScene } from './rear-scene.ts'
import { across, drawSlab } from './rear-slab.ts'

/** Heel block, wedge or cup under the back, with the sole and welt over it. */
export function drawRearBottom(scene: RearScene): string {
  const { params } = scene
  const body = {
    cup: drawCup,
    crepe: drawWedge,
    leather: drawHeelBlock,
    dainite: drawHeelBlock,
    commando: drawHeelBlock,
  }[params.making.sole](scene)
  return body + (params.making.sole === 'cup' ? '' : drawSeatEdge(scene))
}

/** Plantation crepe from the ground to the seat, in layers. */
function drawWedge(scene: RearScene): string {
  const { shape, sheet } = scene
  const half = shape.last.seat / 2 + 3
  const top = shape.seat - 3
  const body = drawSlab({ half: [half - 0.6, half], from: 1, to: top, fill: '#cda96d' }, roundPaint(scene, 'hw', half))
  if (sheet.detail === 'thumb') return body
  const layers = [0.26, 0.5, 0.74].flatMap((share, index) => {
    const d = across(half, top * share + (index % 2) * 0.5)
    return [
      element('path', { d, stroke: '#5f4420', 'stroke-width': 2, opacity: 0.5 }),
      element('path', { d, stroke: '#fff3d6', 'stroke-width': 1.6, opacity: 0.35, transform: 'translate(0 2)' }),
    ]
  })
  const ground = softStroke(across(half - 3.5, 1.6), { stroke: '#3b2810', width: 8, blur: 5, opacity: 0.5 })
  return body + group({ fill: 'none' }, ...layers) + ground
}

/** Edge of sole and welt at the seat: flush with the counter, or standing out where the welt runs round. */
function drawSeatEdge(scene: RearScene): string {
  const { shape, params, look, colour, sheet } = scene
  const { seat, last } = shape
  const round = isSewnRound(params.making.welt)
  const wide = last.seat / 2 + (round ? 2.6 : 0.5)
  const paint = roundPaint(scene, 'hb', last.seat / 2)
  const sole = drawSlab(
    { half: [wide - 1, wide], from: seat - 4.4, to: seat - (round ? 1.6 : 0), fill: mixed(look.edge, '#000000', 0.16) },
    paint,
  )
  const band = round
    ? drawSlab({ half: [wide + 0.2, wide + 0.4], from: seat - 2, to: seat + 1.2, fill: look.edge }, paint)
    : ''
  if (sheet.detail === 'thumb') return sole + band
  const line = (half: number, y: number, stroke: string, width: number, opacity: number, dash?: string): string =>
    element('path', { d: across(half, y), stroke, 'stroke-width': width, opacity, 'stroke-dasharray': dash })
  const thread = params.making.seam === 'natural' ? '#e6d3ab' : colour.thread
  return [
    sole,
    group(
      { fill: 'none' },
      line(wide - 0.6, seat - 4.3, '#000', 2.2, 0.6),
      line(wide - 0.4, seat - 2.2, colour.thread, 1.4, 0.3),
    ),
    band,
    round
      ? group(
          { fill: 'none', 'stroke-linecap': 'round' },
          line(wide, seat + 0.4, '#000', 4.6, 0.4),
          line(wide - 0.6, seat + 0.4, thread, 3.4, 0.95, '8.4 6'),
        )
      : '',
    group({ fill: 'none' }, line(wide - 0.2, seat + (round ? 1.3 : 0.1), '#000', 2, 0.6)),
  ].join('')
}
