import { hexOf, mixed } from '../leather/rgb.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Seam } from '../seam/seam.ts'
import { element, group } from '../svg/element.ts'
import { drawMetalEyelets } from '../trim/eyelet.ts'
import { drawCollar, shaftRim } from './collar.ts'
import { drawLift } from './derby-top.ts'
import { drawTongue } from './draw-tongue.ts'
import { closedOpening, openOpening } from './opening.ts'
import { tongue } from './oxford-top.ts'
import { cap } from './panel-lines.ts'
import { drawTopBow } from './top-bow.ts'
import { drawTopBuckle } from './top-buckle.ts'
import { drawCrosses, type Eyelets } from './top-lacing.ts'
import { across, flipped, mirrored, type TopPattern, type TopScene } from './top-scene.ts'

/** Up the shaft the pairs lie close behind each other, as the front stands steep. */
const bootEyelets: Eyelets = [
  [10.4, 102.5],
  [10.2, 107],
  [10, 112.5],
  [10, 120],
  [10.2, 130],
  [10.4, 141],
  [10.6, 152],
  [11, 162.5],
]

const gap = 4.6

export const laceBoot: TopPattern = (scene) => {
  const { plan, params, frame } = scene
  const quarters = bootQuarters(scene)
  const rings = bootEyelets.flatMap(([x, y]) => [plan.beside(x, y), plan.beside(-x, y)])
  return {
    ...openOpening(scene, shaftRim.slice(0, -2), { top: 100, gap, brow: 12 }),
    inside: drawTongue(scene, tongue(scene, { width: 21, top: 84 })),
    seams: [cap(scene), ...quarters],
    panels: drawLift(
      scene,
      quarters.map(({ line }) => line),
    ),
    front:
      (scene.sheet.detail === 'thumb' ? '' : drawMetalEyelets(rings, params.trim.metal, 1.9, frame)) +
      drawCrosses(scene, bootEyelets, { rings: true }) +
      drawTopBow(scene, plan.beside(0, 101)),
    collar: drawCollar(scene),
    depth: 1.6,
  }
}

function bootQuarters({ plan }: TopScene): Seam[] {
  const facing = [
    [gap, 98.5],
    [gap + 0.2, 120],
    [gap + 1, 146],
    [gap + 2.2, 163],
    [gap + 4.6, 171],
    [gap + 10, 174],
  ] as const
  const flank = [
    [0.52, 170],
    [0.7, 160],
    [0.84, 147],
    [0.94, 133],
    [1.01, 120],
  ] as const
  const side = (way: 1 | -1): Line => {
    const turn = (pairs: typeof facing | typeof flank) => (way === 1 ? pairs : flipped(pairs))
    return smooth([
      ...turn(facing).map(([x, y]) => plan.beside(x, y)),
      ...turn(flank).map(([v, y]) => plan.place(v, y)),
    ])
  }
  return [
    { line: side(1), over: 'right', rows: 2, lift: 2, heavy: true },
    { line: side(-1), over: 'left', rows: 2, lift: 2, heavy: true },
  ]
}

export const chelsea: TopPattern = (scene) => ({
  ...closedOpening(scene, shaftRim),
  seams: [],
  bare: true,
  collar: drawCollar(scene) + drawGores(scene),
  front: drawPullTab(scene),
  depth: 1.6,
})

export const jodhpur: TopPattern = (scene) => {
  const quarter: Seam = {
    line: across(
      scene,
      mirrored([
        [1.01, 124],
        [0.86, 143],
        [0.62, 158],
        [0.32, 166],
        [0, 168],
      ]),
    ),
    over: 'left',
    rows: 2,
    lift: 1.4,
  }
  const strap = ankleStrap(scene)
  return {
    ...closedOpening(scene, shaftRim),
    seams: [quarter, ...strap],
    panels: drawLift(
      scene,
      strap.map(({ line }) => line),
    ),
    front:
      drawTopBuckle(scene, { at: scene.plan.place(0.52, 118.5), along: -0.62, across: 13, length: 11.5 }) +
      drawPullTab(scene),
    collar: drawCollar(scene),
    depth: 1.6,
  }
}

/** A strap around the ankle: it crosses the steep front of the shaft and ends on the outer side. */
function ankleStrap(scene: TopScene): Seam[] {
  const front = [
    [-1.01, 100],
    [-0.8, 116],
    [-0.5, 127.6],
    [-0.16, 132.6],
    [0.18, 131.6],
    [0.5, 126],
    [0.68, 118.6],
    [0.79, 111.4],
  ] as const
  const back = [
    [-1.01, 80],
    [-0.82, 100],
    [-0.52, 112.6],
    [-0.16, 117.6],
    [0.18, 117],
    [0.46, 112.4],
    [0.6, 107],
    [0.7, 101.8],
    [0.79, 101.4],
    [0.835, 105.6],
    [0.79, 111.4],
  ] as const
  return [
    { line: across(scene, front), over: 'right', rows: 1, lift: 2 },
    { line: across(scene, back), over: 'left', rows: 1, lift: 2 },
  ]
}

/** Elastic on both sides, under the topline: ribs that run down into the dark. */
function drawGores({ sheet, plan, frame, look }: TopScene): string {
  const web = mixed(hexOf(look.ramp[0]), '#1d1a1a', 0.6)
  return [1, -1]
    .map((way) => {
      const rim = smooth([
        plan.place(0.83 * way, 34),
        plan.place(0.91 * way, 48),
        plan.place(0.905 * way, 62),
        plan.place(0.82 * way, 77),
      ])
      const wall = smooth([
        plan.place(0.97 * way, 79),
        plan.place(1.06 * way, 63),
        plan.place(1.065 * way, 48),
        plan.place(0.985 * way, 32),
      ])
      const d = pathOf(frame.line([...rim, ...wall]), { closed: true })
      const body = element('path', { d, fill: web })
      if (sheet.detail === 'thumb') return body
      const ribs = Array.from({ length: 19 }, (_, index) => {
        const y = 33 + index * 2.6
        return polygonPath(frame.line([plan.place(0.8 * way, y), plan.place(1.1 * way, y - 0.8)]), { closed: false })
      })
      const clip = sheet.define(`g${way === 1 ? 'o' : 'i'}`, (id) =>
        element('clipPath', { id }, element('path', { d })),
      )
      return (
        group(
          { 'clip-path': clip },
          body,
          element('path', { d: ribs.join(''), stroke: '#000', 'stroke-width': 2.6, opacity: 0.7 }),
          element('path', {
            d: ribs.join(''),
            stroke: '#8b8580',
            'stroke-width': 1.1,
            opacity: 0.5,
            transform: 'translate(0 -2)',
          }),
        ) + element('path', { d, fill: 'none', stroke: hexOf(look.ramp[0]), 'stroke-width': 1.6 })
      )
    })
    .join('')
}

/** The loop at the back by which a boot is pulled on: it stands up over the edge. */
function drawPullTab({ sheet, plan, frame, look }: TopScene): string {
  const at = (x: number, y: number): Point => plan.beside(x, y)
  const loop = smooth(
    [at(-6.6, 17), at(-7.4, 9), at(-6, 2.2), at(0, 0.6), at(6, 2.2), at(7.4, 9), at(6.6, 17), at(0, 15.6)],
    { closed: true, steps: 8 },
  )
  const d = pathOf(frame.line(loop), { closed: true })
  const [deep, dark, base, , light] = look.ramp.map((tone) => hexOf(tone))
  const body = element('path', {
    d,
    fill: mixed(dark ?? '#000000', base ?? '#000000', 0.5),
    stroke: deep,
    'stroke-width': 1.4,
  })
  if (sheet.detail === 'thumb') return body
  const rows = [-3.6, 3.6].map((x) =>
    polygonPath(frame.line([point(at(x, 16).x, at(x, 16).y), at(x * 1.06, 3.4)]), { closed: false }),
  )
  return group(
    {},
    group(
      { filter: sheet.blur(2.6) },
      element('path', { d, fill: '#120803', opacity: 0.6, transform: 'translate(1 4)' }),
    ),
    body,
    element('path', {
      d: rows.join(''),
      fill: 'none',
      stroke: look.thread,
      'stroke-width': 1.3,
      'stroke-dasharray': '3.6 2.2',
      opacity: 0.8,
    }),
    element('path', {
      d: pathOf(frame.line(smooth([at(-6.4, 6), at(-5.2, 3.2), at(0, 1.8), at(5.2, 3.2), at(6.4, 6)]))),
      fill: 'none',
      stroke: light,
      'stroke-width': 1.5,
      opacity: 0.45,
    }),
  )
}
