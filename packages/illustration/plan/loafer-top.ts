import { hexOf } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { mirrored } from '../line/pairs.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { type Line, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { walk } from '../line/walk.ts'
import type { Seam } from '../seam/seam.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawLift } from './draw-lift.ts'
import { closedOpening, type Rim } from './opening.ts'
import { backStrip } from './panel-lines.ts'
import { drawTassels } from './tassel-top.ts'
import { across, type TopPattern, type TopScene } from './top-scene.ts'

/** Wide and long, with the tongue of the apron standing back into it. */
const rim: Rim = [
  [0, 9.5],
  [0.34, 11],
  [0.61, 18],
  [0.745, 31],
  [0.79, 50],
  [0.775, 70],
  [0.71, 90],
  [0.62, 104],
  [0.5, 112.6],
  [0.27, 113.8],
  [0, 112.6],
]

export const pennyLoafer: TopPattern = (scene) => {
  const strap = saddle(scene)
  return {
    ...closedOpening(scene, rim),
    seams: [apron(scene, 157), ...strap, ...backStrip(scene)],
    panels:
      drawMoccasin(scene, apron(scene, 157).line) +
      drawLift(
        scene,
        strap.map(({ line }) => line),
      ),
    front: drawSlot(scene),
    depth: 1,
  }
}

export const tasselLoafer: TopPattern = (scene) => {
  const band: Seam = {
    line: across(
      scene,
      mirrored([
        [1.01, 122],
        [0.84, 139],
        [0.6, 152],
        [0.3, 159.4],
        [0, 161.6],
      ]),
    ),
    over: 'left',
    rows: 1,
    lift: 2,
  }
  return {
    ...closedOpening(scene, rim),
    seams: [apron(scene, 152), band, ...backStrip(scene)],
    panels: drawMoccasin(scene, apron(scene, 152).line) + drawLift(scene, [band.line]),
    bare: true,
    front: drawCollar(scene) + drawTassels(scene),
    depth: 1,
  }
}

/** The apron: a seam sewn by hand around the top of the foot. */
function apron(scene: TopScene, from: number): Seam {
  const half = [
    [0.6, from],
    [0.655, 176],
    [0.68, 204],
    [0.675, 228],
    [0.63, 250],
    [0.52, 266],
    [0.32, 276.4],
    [0, 280],
  ] as const
  return { line: across(scene, mirrored(half)), over: 'left', rows: 0 }
}

/** Between apron and wall the leather is gathered: a soft ridge with short stitches across it. */
function drawMoccasin({ sheet, frame, look }: TopScene, line: Line): string {
  if (sheet.detail === 'thumb') return ''
  const [deep, light] = [hexOf(look.ramp[0]), hexOf(look.ramp[4])]
  const ridge = pathOf(frame.line(offset(line, -1.7)))
  const ticks = walk(offset(line, -1.5), 3).map(({ x, y, angle }) => {
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)]
    return polygonPath(frame.line([point(x - nx * 1.5, y - ny * 1.5), point(x + nx * 1.4, y + ny * 1.4)]), {
      closed: false,
    })
  })
  const tick = { d: ticks.join(''), 'stroke-linecap': 'round' }
  return group(
    { fill: 'none' },
    softStroke(ridge, {
      stroke: light,
      width: 6,
      blur: 2.6,
      opacity: look.gleams.length === 0 ? 0.2 : 0.34,
      layers: 3,
    }),
    softStroke(pathOf(frame.line(offset(line, -4.4))), { stroke: deep, width: 7, blur: 2.6, opacity: 0.5, layers: 3 }),
    element('path', { ...tick, stroke: deep, 'stroke-width': 2.4, opacity: 0.6 }),
    element('path', { ...tick, stroke: look.thread, 'stroke-width': 1.4, opacity: 0.85 }),
  )
}

/** The saddle strap: from sole to sole over the instep. */
function saddle(scene: TopScene): Seam[] {
  const front = mirrored([
    [1.01, 160],
    [0.82, 159],
    [0.5, 155.4],
    [0, 154],
  ])
  const back = mirrored([
    [1.01, 120],
    [0.82, 125],
    [0.5, 129],
    [0, 130.6],
  ])
  return [
    { line: across(scene, front), over: 'left', rows: 1, lift: 2 },
    { line: across(scene, back), over: 'right', rows: 1, lift: 2 },
  ]
}

/** The slot of a penny strap: cut through, so that one sees the dark under it, with a stitched edge. */
function drawSlot(scene: TopScene): string {
  const { sheet, frame, look, plan } = scene
  const half = [
    [0, 1.4],
    [3, 2.2],
    [6.6, 3],
    [10, 3.2],
    [12.6, 2.4],
    [13.4, 0.4],
    [12, -1.4],
    [8.4, -2.4],
    [4, -3.2],
    [0, -3.5],
  ] as const
  const lower = (x: number, y: number) => plan.beside(x, 142 + y)
  const outer = half.map(([x, y]) => lower(x, y))
  const inner = half.slice(1, -1).map(([x, y]) => lower(-x, y))
  const slot = smooth([...outer, ...inner.toReversed()], { closed: true, steps: 6 })
  const d = pathOf(frame.line(slot), { closed: true })
  const [deep, dark, , mid, light] = look.ramp.map((tone) => hexOf(tone))
  const hole = element('path', { d, fill: '#0b0503' })
  if (sheet.detail === 'thumb') return hole
  const clip = sheet.define('ps', (id) => element('clipPath', { id }, element('path', { d })))
  return group(
    {},
    element('path', { d, fill: light, opacity: 0.55, transform: 'translate(.4 1.8)' }),
    element('path', { d, fill: mid, opacity: 0.5, transform: 'translate(0 1)' }),
    element('path', { d, fill: dark }),
    group(
      { 'clip-path': clip },
      group({ filter: sheet.blur(2.6) }, element('path', { d, fill: '#0b0503', transform: 'translate(0 -3)' })),
      element('path', { d, fill: 'none', stroke: '#0b0503', 'stroke-width': 3, opacity: 0.8 }),
    ),
    element('path', { d, fill: 'none', stroke: deep, 'stroke-width': 1.2 }),
  )
}

/** A leather cord threaded around the topline: seen where it lies outside. */
function drawCollar(scene: TopScene): string {
  const { sheet, frame, look } = scene
  const { topline } = closedOpening(scene, rim)
  const cord = offset(topline, -3.4).filter(({ y }) => y < 108 * scene.plan.scale)
  const d = pathOf(frame.line(turned(cord)))
  const [deep, , base, , light] = look.ramp.map((tone) => hexOf(tone))
  const dash = '44 13'
  if (sheet.detail === 'thumb') return ''
  return group(
    { fill: 'none', 'stroke-dasharray': dash },
    element('path', { d, stroke: deep, 'stroke-width': 8.4 }),
    element('path', { d, stroke: base, 'stroke-width': 5.6 }),
    element('path', { d, stroke: light, 'stroke-width': 1.4, opacity: 0.4, transform: 'translate(-.8 -.8)' }),
  )
}

/** The closed topline starts at the back; a cord that ends in front starts there. */
function turned(line: Line): Line {
  const front = line.findIndex(
    ({ y }, index) =>
      index > 0 && Math.hypot(y - (line[index - 1]?.y ?? y), (line[index]?.x ?? 0) - (line[index - 1]?.x ?? 0)) > 12,
  )
  return front < 0 ? line : [...line.slice(front), ...line.slice(0, front)]
}
