import { mixed } from '../leather/rgb.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { type Point, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { rearFrame } from './rear-frame.ts'
import type { RearScene } from './rear-scene.ts'

const rubber = '#1b1917'
const lift = 4.6

/** Dark at both flanks and a light on the inner third: a block is round at its back. */
function roundPaint({ sheet }: RearScene, name: string, half: number): string {
  const [left, right] = [rearFrame.at(-half, 0).x, rearFrame.at(half, 0).x]
  const stops = [
    [0, '#000', 0.7],
    [0.05, '#000', 0.44],
    [0.16, '#000', 0.1],
    [0.24, '#fff', 0.07],
    [0.32, '#fff', 0.13],
    [0.44, '#fff', 0.06],
    [0.55, '#000', 0.02],
    [0.8, '#000', 0.26],
    [0.93, '#000', 0.46],
    [1, '#000', 0.68],
  ] as const
  return sheet.define(name, (id) =>
    element(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: left, x2: right, y1: 0, y2: 0 },
      ...stops.map(([offset, colour, opacity]) =>
        element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      ),
    ),
  )
}

/** Pale rubber turns brown towards its flanks, not black. */
function cupPaint({ sheet }: RearScene, name: string, half: number): string {
  const stops = [
    [0, 0.6],
    [0.07, 0.3],
    [0.2, 0.06],
    [0.45, 0],
    [0.75, 0.08],
    [0.93, 0.32],
    [1, 0.6],
  ] as const
  return sheet.define(name, (id) =>
    element(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: rearFrame.at(-half, 0).x, x2: rearFrame.at(half, 0).x, y1: 0, y2: 0 },
      ...stops.map(([offset, opacity]) =>
        element('stop', { offset, 'stop-color': '#6d5a3c', 'stop-opacity': opacity }),
      ),
    ),
  )
}

interface Slab {
  /** Half widths at the bottom and the top. */
  half: readonly [number, number]
  from: number
  to: number
  fill: string
  /** Bulge of the lower and upper edge: seen from a little above, a round block shows arcs. */
  sag?: number
}

/** A layer of the bottom: straight flanks, edges that sag a little towards the eye. */
function slabLine({ half, from, to, sag = 1 }: Slab): Point[] {
  const arc = (reach: number, y: number): Point[] =>
    smooth([
      point(-reach, y),
      point(-reach * 0.7, y - sag * 0.5),
      point(0, y - sag),
      point(reach * 0.7, y - sag * 0.5),
      point(reach, y),
    ])
  return [...arc(half[1], to), ...arc(half[0], from).toReversed()]
}

function drawSlab(slab: Slab, paint?: string): string {
  const d = pathOf(rearFrame.line(slabLine(slab)), { closed: true })
  return element('path', { d, fill: slab.fill }) + (paint ? element('path', { d, fill: paint }) : '')
}

/** A line across a slab at a height. */
function across(half: number, y: number, sag = 1): string {
  return pathOf(
    rearFrame.line(
      smooth([
        point(-half, y),
        point(-half * 0.7, y - sag * 0.5),
        point(0, y - sag),
        point(half * 0.7, y - sag * 0.5),
        point(half, y),
      ]),
    ),
  )
}

/** Heel block, wedge or cup under the back, with the sole and welt over it. */
export function drawRearBottom(scene: RearScene): string {
  const { params } = scene
  const body = { cup: drawCup, crepe: drawWedge, leather: drawBlock, dainite: drawBlock, commando: drawBlock }[
    params.making.sole
  ](scene)
  return body + (params.making.sole === 'cup' ? '' : drawSeatEdge(scene))
}

function drawBlock(scene: RearScene): string {
  const { shape, params, look, sheet, colour } = scene
  const { seat, last } = shape
  const sole = params.making.sole
  const wide = last.seat / 2
  const top = seat - 3.6
  // A high heel narrows towards the ground.
  const base = wide - 1.4 - Math.max(0, last.heel - 24) * 0.28
  const halfAt = (y: number): number => base + ((wide - base) * y) / top
  const rubberTop = sole === 'commando' ? top : sole === 'dainite' ? 8.4 : 5.6
  const paint = roundPaint(scene, 'hb', wide)
  const block = drawSlab({ half: [base, wide], from: 1, to: top, fill: look.edge }, paint)
  const piece = drawSlab({ half: [base, halfAt(rubberTop)], from: 1, to: rubberTop, fill: rubber }, paint)
  if (sheet.detail === 'thumb') return block + piece
  const count = Math.max(0, Math.floor((top - rubberTop - 1) / lift))
  const seams = Array.from({ length: count }, (_, index) => rubberTop + (index + 1) * lift)
  const line = (y: number, stroke: string, width: number, opacity: number): string =>
    element('path', { d: across(halfAt(y), y), stroke, 'stroke-width': width, opacity })
  return [
    block,
    group(
      { fill: 'none' },
      ...seams.flatMap((y) => [line(y, '#000', 1.6, 0.5), line(y - 0.34, colour.thread, 1, 0.3)]),
    ),
    softStroke(across(wide - 3, top - 1.4), { stroke: '#000', width: 14, blur: 5, opacity: 0.45 }),
    piece,
    group({ fill: 'none' }, line(rubberTop, '#000', 2.4, 0.8), line(rubberTop - 0.7, '#b9b0a8', 2.2, 0.25)),
    sole === 'commando' ? drawHeelLugs(base) : '',
  ].join('')
}

/** Gaps between the lugs of a heel, dark and open to the ground. */
function drawHeelLugs(base: number): string {
  const gaps = [-0.62, -0.21, 0.21, 0.62].map((share) => {
    const x = share * base
    return polygonPath(rearFrame.line([point(x - 2, -1), point(x - 1.7, 4.4), point(x + 1.7, 4.4), point(x + 2, -1)]))
  })
  const grooves = [across(base - 0.4, 9.4), across(base - 0.2, 12.4)]
  return (
    element('path', { d: gaps.join(''), fill: '#060504' }) +
    group(
      { fill: 'none', stroke: '#000', 'stroke-width': 2.6, opacity: 0.75 },
      ...grooves.map((d) => element('path', { d })),
    )
  )
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

/** A rubber cup: foxing over the ground, the seam in its groove, a small plate on the heel. */
function drawCup(scene: RearScene): string {
  const { shape, sheet } = scene
  const half = shape.last.seat / 2 + 3.4
  const top = shape.seat + 1.6
  const body = drawSlab(
    { half: [half - 1.4, half], from: 1, to: top, fill: '#e9e2d3', sag: 1.4 },
    cupPaint(scene, 'hb', half),
  )
  if (sheet.detail === 'thumb') return body
  const line = (y: number, stroke: string, width: number, opacity: number, dash?: string): string =>
    element('path', { d: across(half - 0.4, y, 1.4), stroke, 'stroke-width': width, opacity, 'stroke-dasharray': dash })
  const [a, b] = [rearFrame.at(-9, 19.5), rearFrame.at(9, 10.5)]
  const plate = { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y, rx: 6, fill: '#ded5c2' }
  return [
    body,
    group(
      { fill: 'none', 'stroke-linecap': 'round' },
      line(top - 0.5, '#fffdf6', 3.4, 0.9),
      line(top - 4.6, '#8a7a60', 4.4, 0.42),
      line(top - 4.6, '#cdbfa3', 3.6, 1, '12 7'),
      line(7.2, '#8a7857', 2.4, 0.75),
      line(6.7, '#fffdf6', 1.8, 0.9),
    ),
    element('rect', plate),
    element('rect', { ...plate, fill: 'none', stroke: '#9c8d6c', 'stroke-width': 1.6 }),
    softStroke(across(half - 4, 2, 1.4), { stroke: '#5d4a2c', width: 8, blur: 5, opacity: 0.5 }),
    softStroke(across(half - 3, top + 1.2, 1.4), { stroke: '#2a1a0a', width: 8, blur: 4, opacity: 0.4 }),
  ].join('')
}

/** Edge of sole and welt at the seat: flush with the counter, or standing out where the welt runs round. */
function drawSeatEdge(scene: RearScene): string {
  const { shape, params, look, colour, sheet } = scene
  const { seat, last } = shape
  const round = params.making.welt !== '270'
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

/** Sole and welt of the forefoot, as far as they stand out beside the heel. */
export function drawRearForeSole(scene: RearScene): string {
  const { shape, params, look, sheet } = scene
  const { last, stack } = shape
  const half = last.ball / 2
  const shift = -last.swing * 0.3
  const cup = params.making.sole === 'cup'
  const fill = cup
    ? '#cfc5af'
    : params.making.sole === 'crepe'
      ? '#a8834b'
      : params.making.sole === 'leather'
        ? look.edge
        : '#1d1a18'
  const outline = smooth(
    [
      point(-half + shift, stack.ball - 1),
      point(-half + 1.4 + shift, stack.ball * 0.35),
      point(-half + 6 + shift, 0.3),
      point(-half + 11 + shift, 0),
      point(shift, 0),
      point(half - 11 + shift, 0),
      point(half - 6 + shift, 0.3),
      point(half - 1.4 + shift, stack.ball * 0.35),
      point(half + shift, stack.ball - 1),
    ],
    { steps: 8 },
  )
  const d = pathOf(rearFrame.line([...outline, point(half + shift, stack.ball), point(-half + shift, stack.ball)]), {
    closed: true,
  })
  const body = element('path', { d, fill })
  if (cup) return body + element('path', { d, fill: cupPaint(scene, 'fb', half), opacity: 0.8 })
  const round = roundPaint(scene, 'fb', half)
  const shade = element('path', { d, fill: '#000', opacity: 0.2 }) + element('path', { d, fill: round })
  const welt = smooth(
    [
      point(-half + shift + 0.6, stack.ball + 0.8),
      point(-half + shift - 0.3, stack.ball - 0.6),
      point(-half + shift - 0.1, stack.ball - 2.4),
      point(-half + shift + 1.6, stack.ball - 3.4),
      point(-half + shift + 6, stack.ball - 3.5),
      point(half + shift - 6, stack.ball - 3.5),
      point(half + shift - 1.6, stack.ball - 3.4),
      point(half + shift + 0.1, stack.ball - 2.4),
      point(half + shift + 0.3, stack.ball - 0.6),
      point(half + shift - 0.6, stack.ball + 0.8),
      point(half + shift - 6, stack.ball + 1),
      point(-half + shift + 6, stack.ball + 1),
    ],
    { closed: true, steps: 6 },
  )
  const rim = pathOf(rearFrame.line(welt), { closed: true })
  const band =
    element('path', { d: rim, fill: mixed(look.edge, '#000000', 0.2) }) +
    element('path', { d: rim, fill: round, opacity: 0.7 })
  if (sheet.detail === 'thumb') return body + shade + band
  const seam = polygonPath(
    rearFrame.line([point(-half + shift + 1.2, stack.ball - 0.6), point(half + shift - 1.2, stack.ball - 0.6)]),
    { closed: false },
  )
  return [
    body,
    shade,
    params.making.sole === 'commando' ? drawForeLugs(half, shift) : '',
    band,
    element('path', { d: seam, stroke: '#000', 'stroke-width': 3.4, opacity: 0.4 }),
    element('path', {
      d: seam,
      stroke: mixed(scene.colour.thread, '#1a0c05', 0.36),
      'stroke-width': 2.4,
      'stroke-dasharray': '7.4 5.6',
      'stroke-linecap': 'round',
    }),
    element('path', { d: rim, fill: 'none', stroke: '#0c0603', 'stroke-width': 1.2, opacity: 0.6 }),
  ].join('')
}

function drawForeLugs(half: number, shift: number): string {
  const d = [-0.92, -0.76, 0.76, 0.92].map((share) => {
    const x = share * half + shift
    return polygonPath(
      rearFrame.line([point(x - 1.5, -1), point(x - 1.3, 4.2), point(x + 1.3, 4.2), point(x + 1.5, -1)]),
    )
  })
  return element('path', { d: d.join(''), fill: '#050404' })
}

/** A wide soft shade under each shoe, a dark one under heel and ball, the same for left and right. */
export function drawRearShadow({ sheet, shape }: RearScene): string {
  const { last } = shape
  const both = (x: number, half: number, high: number, opacity: number, drop: number): string =>
    [1, -1]
      .map((way) => {
        const at = rearFrame.at(x, 0)
        const cx = way === 1 ? at.x : board.width - at.x
        return element('ellipse', {
          cx,
          cy: board.ground + drop * rearFrame.unit,
          rx: half * rearFrame.unit,
          ry: high * rearFrame.unit,
          opacity,
        })
      })
      .join('')
  const brown = '#33190a'
  if (sheet.detail === 'thumb') return group({ fill: brown }, both(0, last.seat / 2, 2.4, 0.35, 0.6))
  return group(
    { fill: brown },
    group({ filter: sheet.blur(16, 8) }, both(0, last.ball * 0.56, 4, 0.34, 2.4), both(0, last.seat * 0.6, 3, 0.32, 2)),
    group(
      { filter: sheet.blur(5, 3) },
      both(0, last.seat * 0.49, 1.7, 0.6, 0.7),
      both(-2, last.ball * 0.47, 1.1, 0.42, 0.1),
    ),
  )
}
