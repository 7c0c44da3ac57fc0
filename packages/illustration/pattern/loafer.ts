import { lineOnBoard } from '../last/on-board.ts'
import { blend, hexOf } from '../leather/rgb.ts'
import { heightAt } from '../line/cross.ts'
import { offset } from '../line/offset.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { type Line, mix, nth, type Point, point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'
import { lengthOf, placeAt, placesAt, slice } from '../line/walk.ts'
import type { Seam } from '../seam/seam.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawApronSeam } from '../trim/apron-seam.ts'
import type { LaceLook } from '../trim/lace-look.ts'
import { drawLeatherPart } from '../trim/leather-part.ts'
import { aside } from '../trim/ribbon.ts'
import { drawStrandShadows, drawStrands } from '../trim/strand.ts'
import { drawTassel } from '../trim/tassel.ts'
import { drawTongue } from './far-facing.ts'
import { drawOpening } from './opening.ts'
import { placed } from './placed.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** The plug runs on over the instep into a tongue of its own, on last 71. */
const tongue = [
  [142, 87],
  [131, 96.6],
  [123, 103.4],
  [116.6, 107.8],
  [111.6, 109],
  [108.6, 106.4],
  [108.6, 100],
  [112, 92],
  [120, 84],
] as const

export const pennyLoafer: SidePattern = (scene) => ({
  behind: drawOpening(scene, 7) + drawTongue(scene, tongue),
  seams: [collar(scene), heelTab(scene)],
  panels: drawApronSeam(scene, apron(scene, 160)) + drawSaddleShade(scene),
  front: drawSaddle(scene),
})

export const tasselLoafer: SidePattern = (scene) => ({
  behind: drawOpening(scene, 7) + drawTongue(scene, tongue),
  seams: [collar(scene), heelTab(scene)],
  panels: drawApronSeam(scene, apron(scene, 150)) + drawCollarLace(scene),
  front: drawTie(scene),
})

/** Where the apron is sewn in: from the instep along the side and up over the toe. */
function apron({ profile }: SideScene, from: number): Line {
  const line = placed(profile, [
    [142, 70],
    [152, 63.4],
    [166, 57.4],
    [186, 52],
    [208, 47.8],
    [230, 44.8],
    [252, 42.6],
    [270, 41.2],
    [282, 41.2],
    [291, 42.6],
    [298, 45],
  ])
  const start = profile.place(from, 60).x
  return line.filter(({ x }) => x >= start)
}

/** The front of the quarter, from the opening down to the apron. */
function collar({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [119, 101],
      [121, 94],
      [126, 85.6],
      [133.6, 77],
      [142, 70],
      [151, 64.4],
    ]),
    over: 'right',
    rows: 2,
  }
}

/** A small reinforcement at the top of the back seam. */
function heelTab({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [26, 88],
      [24, 79],
      [19, 71.6],
      [10, 68.6],
      [1, 68],
    ]),
    over: 'right',
    rows: 1,
  }
}

/** Both edges of the saddle, from over the ridge down to the welt. */
function saddleEdges({ profile }: SideScene): { back: Line; front: Line } {
  const back = placed(profile, [
    [152, 90],
    [150.6, 80],
    [147, 66],
    [143.6, 50],
    [141, 34],
    [139.6, 18],
    [139.4, 8],
  ])
  const front = placed(profile, [
    [177, 82],
    [176.6, 74],
    [178, 62],
    [180.6, 48],
    [183.4, 34],
    [185.6, 20],
    [186.6, 6],
  ])
  return { back, front }
}

/** What the saddle casts on the vamp before and behind it. */
function drawSaddleShade(scene: SideScene): string {
  const { sheet, look } = scene
  if (sheet.detail === 'thumb') return ''
  const { back, front } = saddleEdges(scene)
  const layers = sheet.detail === 'stage' ? 5 : 2
  return [back, offset(front, 0.7)]
    .map((edge) =>
      softStroke(pathOf(lineOnBoard(edge)), { stroke: hexOf(look.ramp[0]), width: 8, blur: 3, opacity: 0.7, layers }),
    )
    .join('')
}

/** The strap across the vamp with its slot; it stands proud of the ridge and is sewn in at the welt. */
function drawSaddle(scene: SideScene): string {
  const { profile } = scene
  const { back, front } = saddleEdges(scene)
  const crown = offset(profile.ridge, 1.5)
  const welt = offset(profile.feather, 0.6)
  const [left, right] = [below(back, crown, welt), below(front, crown, welt)]
  const top = crown.filter(({ x }) => x > nth(left, 0).x && x < nth(right, 0).x)
  const foot = welt.filter(({ x }) => x > nth(left, -1).x && x < nth(right, -1).x).toReversed()
  const [from, to] = [mix(nth(left, 0), nth(right, 0), 0.5), mix(nth(left, -1), nth(right, -1), 0.5)]
  return drawLeatherPart(scene, {
    name: 'sd',
    outline: [...left.toReversed(), ...top, ...right, ...foot],
    light: { from, to, up: [86, 66, 50, 41, 33, 26, 20, 14, 8, 0, -14, -34], dim: 0.06 },
    seams: [
      { line: left, over: 'left', rows: 1 },
      { line: right, over: 'right', rows: 1 },
    ],
    // Its shade lies on the upper, under the welt: see drawSaddleShade.
    lift: 0,
    inside: drawSlot(scene, crown, from, to) + drawFoot(scene, welt),
  })
}

/** The part of a line that falls from one line to another. */
function below(line: Line, top: Line, foot: Line): Point[] {
  return line.filter(({ x, y }) => y < heightAt(sorted(top), x) && y > heightAt(foot, x))
}

const sorted = (line: Line): Line => [...line].sort((a, b) => a.x - b.x)

/** Half of the slot is seen: open at the ridge, running out in a point on the side. */
function drawSlot({ sheet, look }: SideScene, crown: Line, from: Point, to: Point): string {
  const axis = Math.atan2(to.y - from.y, to.x - from.x)
  const at = (across: number, down: number): Point =>
    point(
      from.x + Math.cos(axis) * down - Math.sin(axis) * across,
      from.y + Math.sin(axis) * down + Math.cos(axis) * across,
    )
  const slope = (nth(crown, 60).y - nth(crown, 40).y) / (nth(crown, 60).x - nth(crown, 40).x)
  const tilt = (across: number): number => across * slope * 0.4
  const [a, b, end] = [at(2.5, -4 + tilt(3)), at(-3.1, -4 - tilt(3)), at(1, 6.6)]
  const lens = [
    ...bezier(a, at(1.9, 1.6), at(2.6, 4.8), end, 12),
    ...bezier(end, at(-0.6, 5.6), at(-3.2, 2.8), b, 12).slice(1),
  ]
  const d = polygonPath(lineOnBoard(lens))
  const lip = pathOf(lineOnBoard(lens))
  const hole = element('path', {
    d,
    fill: sheet.detail === 'thumb' ? '#0a0503' : hexOf(blend(look.ramp[0], [0, 0, 0], 0.6)),
  })
  if (sheet.detail === 'thumb') return hole
  const deep = hexOf(look.ramp[0])
  return group(
    {},
    softStroke(lip, { stroke: deep, width: 9, blur: 2.6, opacity: 0.5, layers: 3 }),
    hole,
    element('path', {
      d: lip,
      fill: 'none',
      stroke: hexOf(look.ramp[4]),
      'stroke-width': 1.6,
      opacity: 0.5,
      transform: 'translate(.6 1.2)',
    }),
    element('path', { d: lip, fill: 'none', stroke: deep, 'stroke-width': 1.6 }),
  )
}

/** The saddle sinks into the welt as the upper does. */
function drawFoot({ sheet, look }: SideScene, welt: Line): string {
  if (sheet.detail === 'thumb') return ''
  const d = pathOf(lineOnBoard(welt))
  const layers = sheet.detail === 'stage' ? 6 : 3
  return softStroke(d, { stroke: hexOf(look.ramp[0]), width: 16, blur: 6, opacity: 0.62, layers })
}

/** A leather lace runs round the collar and shows between its slits. */
function drawCollarLace(scene: SideScene): string {
  const { sheet, profile } = scene
  const run = offset(profile.topline, -6.2)
  const whole = lengthOf(run)
  const lace = leatherLace(scene, 2.2)
  const starts = [8, 34, 60, 86].filter((way) => way + 18 < whole)
  const strands = starts.map((way) => slice(run, way, way + 18))
  if (sheet.detail === 'thumb') return drawStrands(sheet, strands, lace)
  const slits = placesAt(
    run,
    starts.flatMap((way) => [way, way + 18]),
  ).map((step) => pathOf(lineOnBoard([aside(step, 1.9), aside(step, -1.9)])))
  return (
    drawStrandShadows(sheet, strands, lace) +
    drawStrands(sheet, strands, lace) +
    element('path', { d: slits.join(''), stroke: lace.edge, 'stroke-width': 2.8, 'stroke-linecap': 'round' })
  )
}

function leatherLace({ look }: SideScene, width: number): LaceLook {
  return {
    body: hexOf(look.ramp[2]),
    edge: hexOf(look.ramp[0]),
    light: hexOf(look.ramp[4]),
    tip: hexOf(look.ramp[1]),
    width,
    flat: true,
  }
}

/** The lace comes out at the throat, is knotted there, and carries a tassel on each side. */
function drawTie(scene: SideScene): string {
  const { sheet, profile, params } = scene
  const lace = leatherLace(scene, 2.6)
  const ridge = profile.ridge
  const knot = point(profile.place(152, 80).x, heightAt(sorted(ridge), profile.place(152, 80).x) - 3.4)
  const reach = placeAt(ridge, lengthOf(ridge) * 0.16)
  const out = placed(profile, [
    [126, 84],
    [136, 83.4],
    [146, 81.6],
  ])
  const cords = [
    [...out, knot],
    bezier(knot, point(knot.x - 5, knot.y + 6), point(reach.x + 9, reach.y - 2), point(reach.x + 5, reach.y + 0.6), 12),
  ]
  const wrap = bezier(
    point(knot.x - 1.6, knot.y + 2.4),
    point(knot.x + 1, knot.y + 2),
    point(knot.x + 1.6, knot.y - 1),
    point(knot.x + 0.6, knot.y - 2.6),
    8,
  )
  const tassel = (name: string, at: Point, along: number, seed: number): string =>
    drawTassel(scene, { name, at, along, length: 27, seed })
  return (
    tassel('a', point(knot.x + 1, knot.y + 2), -0.62, params.seed) +
    drawStrandShadows(sheet, cords, lace) +
    drawStrands(sheet, cords, lace) +
    tassel('b', point(knot.x, knot.y - 1), -1.12, params.seed + 5) +
    drawStrands(sheet, [wrap], { ...lace, width: 3.4 })
  )
}
